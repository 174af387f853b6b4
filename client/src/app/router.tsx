import type { DocumentNode } from 'graphql';
import { Fragment } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { isForStaff, type PageId, pageIds, pages } from '../../../domain/pages/pages.ts';
import { ShopFactsDocument } from '../lib/shop-facts/shop-facts.operations.ts';
import { RequireSession, RequireStaff } from './guards.tsx';
import { ShopLayout } from './layouts/shop-layout.tsx';
import { type AdminPageId, type OwnPageId, type PageModule, pageModules } from './page-modules.ts';
import { RouteError } from './route-error.tsx';

export type ShopRouter = ReturnType<typeof createBrowserRouter>;

/** Every page of the shop. Paths are matched in any case: `/yourcarts` is `/YourCarts`. */
export const routes: RouteObject[] = [
  {
    element: <ShopLayout />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          ...routesFor('anybody'),
          { element: <RequireSession />, children: routesFor('accounts') },
          {
            element: <RequireStaff />,
            children: [
              {
                ...route(() => import('./layouts/admin-layout.tsx')),
                children: [
                  ...routesFor('staff'),
                  { path: `${pages.overview.path}/*`, ...route(pageModules.notFound) },
                ],
              },
            ],
          },
          { path: '*', ...route(pageModules.notFound) },
        ],
      },
    ],
  },
];

/** @param isSsr whether the server has rendered the page at the address */
export function createShopRouter({ isSsr }: { readonly isSsr: boolean }): ShopRouter {
  nameFirstEntry();
  // A server-rendered page is visible already: the browser has restored its scroll position.
  return createBrowserRouter(routes, isSsr ? { hydrationData: {} } : {});
}

/**
 * Loads the code of the page at a path into its routes, so that a router created afterwards can render it at once.
 * What does not arrive is asked for again when the page is opened.
 *
 * @returns what the page asks for first
 */
export async function loadPage(pathname: string): Promise<DocumentNode[]> {
  const matched = (matchRoutes(routes, pathname) ?? []).map((match) => match.route);
  await Promise.all(matched.map((each) => loadRoute(each).catch(() => undefined)));
  const own = matched.flatMap(({ handle }) => (handle as readonly DocumentNode[] | undefined) ?? []);
  return [ShopFactsDocument, ...own];
}

async function loadRoute(lazyRoute: RouteObject): Promise<void> {
  if (typeof lazyRoute.lazy !== 'function') return;
  Object.assign(lazyRoute, await lazyRoute.lazy(), { lazy: undefined });
}

/**
 * Gives the history entry that the shop starts on a key of its own. The router calls each of them
 * `default`, and an address that is typed would be looked at from where another one was left.
 */
function nameFirstEntry(): void {
  const state = window.history.state as { key?: string } | null;
  if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

/** @param audience `staff` for all that ask for a permission, which the layout of the back office looks at */
function routesFor(audience: 'anybody' | 'accounts' | 'staff'): RouteObject[] {
  return pageIds
    .filter((id) => (isForStaff(id) ? 'staff' : pages[id].audience) === audience)
    .map((id) => {
      const { path, list = {} } = pages[id];
      return { path, ...route(() => loadModule(id), list) };
    });
}

async function loadModule(id: PageId): Promise<PageModule> {
  const load = (pageModules as Partial<Record<PageId, () => Promise<PageModule>>>)[id];
  if (load) return load();
  if (isForStaff(id)) {
    const { adminPageModules } = await import('./admin-page-modules.ts');
    return adminPageModules[id as AdminPageId]();
  }
  const { ownPageModules } = await import('./own-page-modules.ts');
  return ownPageModules[id as OwnPageId]();
}

/** What of a route comes with the code of its page, when it is opened. */
function route(load: () => Promise<PageModule>, props: object = {}) {
  const lazy = async () => {
    const { Component, Around = Fragment, documents } = await load();
    const element = (
      <Around>
        <Component {...props} />
      </Around>
    );
    return { element, handle: documents };
  };
  return { lazy };
}
