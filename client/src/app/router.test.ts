import type { RouteObject } from 'react-router-dom';
import { pageRoutes } from '../../../domain/page-routes.ts';
import { routes } from './router.tsx';

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
});
