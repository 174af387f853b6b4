import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { isGuarded, pageRoutes } from '../../../domain/page-routes.ts';
import { RequireAdmin, RequireSession } from './guards.tsx';
import { routes } from './router.tsx';

/** The routes that let only some pass. */
function guardsIn(list: readonly RouteObject[]): RouteObject[] {
  return list.flatMap((route) => {
    const { type } = (route.element ?? {}) as Partial<ReactElement>;
    return type === RequireAdmin || type === RequireSession ? [route] : guardsIn(route.children ?? []);
  });
}

/** Addresses of all routes that show a page of their own. */
function addressesOf(route: RouteObject, parent = ''): string[] {
  const address = route.path ? `${parent}/${route.path}` : parent;
  if (route.children) return route.children.flatMap((child) => addressesOf(child, address));
  return route.path === '*' ? [] : [address || '/'];
}

describe('router', () => {
  it('has just the pages that the server answers with the client', () => {
    const addresses = routes.flatMap((route) => addressesOf(route));
    expect([...addresses].sort()).toEqual([...pageRoutes].sort());
  });

  it('guards just the pages that the server draws with the page to sign in on', () => {
    const addresses = guardsIn(routes).flatMap((route) => addressesOf(route));
    expect(addresses.sort()).toEqual(pageRoutes.filter(isGuarded).sort());
  });
});
