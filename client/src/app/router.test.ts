import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { isGuarded, pageIds, pages } from '../../../domain/pages/pages.ts';
import { RequireSession, RequireStaff } from './guards.tsx';
import { routes } from './router.tsx';

const pathsOf = (ids: typeof pageIds) => ids.map((id) => pages[id].path).sort();

/** The routes that let only some pass. */
function guardsIn(list: readonly RouteObject[]): RouteObject[] {
  return list.flatMap((route) => {
    const { type } = (route.element ?? {}) as Partial<ReactElement>;
    return type === RequireStaff || type === RequireSession ? [route] : guardsIn(route.children ?? []);
  });
}

/** Addresses of all routes that show a page of their own. */
function addressesOf({ path, children }: RouteObject): string[] {
  if (children) return children.flatMap(addressesOf);
  return path && !path.endsWith('*') ? [path] : [];
}

describe('router', () => {
  it('has exactly the pages that the server serves', () => {
    expect(routes.flatMap(addressesOf).sort()).toEqual(pathsOf(pageIds));
  });

  it('guards exactly the pages that the server renders with the sign-in page', () => {
    expect(guardsIn(routes).flatMap(addressesOf).sort()).toEqual(pathsOf(pageIds.filter(isGuarded)));
  });
});
