import type { DocumentNode } from 'graphql';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { RequireAdmin, RequireSession } from './guards.tsx';
import { PageError } from './page-error.tsx';
import { ShopLayout } from './shop-layout.tsx';

export type ShopRouter = ReturnType<typeof createBrowserRouter>;

/** What the module of a page exports. */
interface PageModule<Props> {
  readonly Component: ComponentType<Props>;
  /** What it needs around it, beside what the shop has around every page. */
  readonly Around?: ComponentType<{ readonly children: ReactNode }>;
  /** What it asks for first. */
  readonly documents?: readonly DocumentNode[];
}

const petList = () => import('../pages/pet-list.page.tsx');
const productList = () => import('../pages/product-list.page.tsx');

const pages: RouteObject[] = [
  { index: true, ...page(() => import('../pages/home.page.tsx')) },
  { path: 'login', ...page(() => import('../pages/login.page.tsx')) },
  { path: 'register', ...page(() => import('../pages/register.page.tsx')) },
  { path: 'resetPassword', ...page(() => import('../pages/reset-password.page.tsx')) },
  { path: 'FindDog', ...page(petList, { type: 'DOG' }) },
  { path: 'FindCat', ...page(petList, { type: 'CAT' }) },
  { path: 'DogsFood', ...page(productList, { type: 'DOG', category: 'FOOD' }) },
  { path: 'CatsFood', ...page(productList, { type: 'CAT', category: 'FOOD' }) },
  { path: 'DogsAccessories', ...page(productList, { type: 'DOG', category: 'ACCESSORIES' }) },
  { path: 'CatAccessories', ...page(productList, { type: 'CAT', category: 'ACCESSORIES' }) },
  { path: 'DogCare', ...page(() => import('../pages/dog-care.page.tsx')) },
  { path: 'DogsTraining', ...page(() => import('../pages/dogs-training.page.tsx')) },
  { path: 'CatCare', ...page(() => import('../pages/cat-care.page.tsx')) },
  { path: 'CatTraining', ...page(() => import('../pages/cat-training.page.tsx')) },
  { path: 'PetSearchItems', ...page(() => import('../pages/search.page.tsx')) },
  { path: 'YourCarts', ...page(() => import('../pages/your-carts.page.tsx')) },
  {
    element: <RequireSession />,
    children: [
      { path: 'PetOrderDetails/:id', ...page(() => import('../pages/pet-order-details.page.tsx')) },
      { path: 'petorder', ...page(() => import('../pages/pet-orders.page.tsx')) },
      { path: 'accessoriesOrder', ...page(() => import('../pages/accessories-orders.page.tsx')) },
    ],
  },
  { path: 'adminDashboard', element: <RequireAdmin />, children: [adminPages()] },
  { path: '*', ...page(() => import('../pages/not-found.page.tsx')) },
];

/** Every page of the shop. Paths are matched in any case: `/yourcarts` is `/YourCarts`. */
export const routes: RouteObject[] = [
  { element: <ShopLayout />, children: [{ errorElement: <PageError />, children: pages }] },
];

/** @param isDrawn whether the page at the address stands there as the server has drawn it */
export function createShopRouter({ isDrawn }: { readonly isDrawn: boolean }): ShopRouter {
  nameFirstEntry();
  // What is drawn is looked at already, from where the browser has put it.
  return createBrowserRouter(routes, isDrawn ? { hydrationData: {} } : {});
}

/**
 * Loads the code of the page at a path into its routes, so that a router that is made afterwards can draw it at once.
 * What does not arrive is asked for again when the page is opened.
 *
 * @returns what the page asks for first
 */
export async function loadPage(pathname: string): Promise<DocumentNode[]> {
  const matched = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route);
  await Promise.all(matched.map((route) => loadRoute(route).catch(() => undefined)));
  return matched.flatMap(({ handle }) => (handle as readonly DocumentNode[] | undefined) ?? []);
}

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}

/**
 * Gives the entry of the browser's history that the shop begins on a key of its own. The router calls each of them
 * `default`, and an address that is typed would be looked at from where another one was left.
 */
function nameFirstEntry(): void {
  const state = window.history.state as { key?: string } | null;
  if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

function adminPages(): RouteObject {
  return {
    ...page(() => import('../pages/admin/admin-layout.tsx')),
    children: [
      { index: true, ...page(() => import('../pages/admin/overview.page.tsx')) },
      { path: 'addpets', ...page(() => import('../pages/admin/add-pets.page.tsx')) },
      { path: 'ManagePetsdata', ...page(() => import('../pages/admin/manage-pets-data.page.tsx')) },
      { path: 'ManagePetsOrder', ...page(() => import('../pages/admin/manage-pets-order.page.tsx')) },
      {
        path: 'ManageAccessoriesOrder',
        ...page(() => import('../pages/admin/manage-accessories-order.page.tsx')),
      },
      { path: 'MakeAdmin', ...page(() => import('../pages/admin/make-admin.page.tsx')) },
      { path: 'MoneyHealth', ...page(() => import('../pages/admin/money-health.page.tsx')) },
      { path: 'Audit', ...page(() => import('../pages/admin/audit.page.tsx')) },
      { path: '*', ...page(() => import('../pages/not-found.page.tsx')) },
    ],
  };
}

/** A route whose code comes when it is opened. */
function page<Props extends object>(
  load: () => Promise<PageModule<Props>>,
  ...[props]: object extends Props ? [] : [props: Props]
) {
  const lazy = async () => {
    const { Component, Around = Fragment, documents } = await load();
    const element = (
      <Around>
        <Component {...(props ?? ({} as Props))} />
      </Around>
    );
    return { element, handle: documents };
  };
  return { lazy };
}
