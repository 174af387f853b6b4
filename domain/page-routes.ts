/**
 * Addresses of the pages (specification §2), in any case. The server answers them with the client and everything
 * else with 404; the client's router is held to the same list by a test.
 */
export const pageRoutes = [
  '/',
  '/login',
  '/register',
  '/resetPassword',
  '/FindDog',
  '/FindCat',
  '/DogsFood',
  '/CatsFood',
  '/DogsAccessories',
  '/CatAccessories',
  '/DogCare',
  '/DogsTraining',
  '/CatCare',
  '/CatTraining',
  '/PetSearchItems',
  '/YourCarts',
  '/PetOrderDetails/:id',
  '/petorder',
  '/accessoriesOrder',
  '/adminDashboard',
  '/adminDashboard/addpets',
  '/adminDashboard/ManagePetsdata',
  '/adminDashboard/ManagePetsOrder',
  '/adminDashboard/ManageAccessoriesOrder',
  '/adminDashboard/MakeAdmin',
  '/adminDashboard/MoneyHealth',
  '/adminDashboard/Audit',
] as const;

export type PageRoute = (typeof pageRoutes)[number];

const patterns = pageRoutes.map(
  (route) => [route, new RegExp(`^${route.replace(/:\w+/, '[^/]+')}/?$`, 'i')] as const,
);

const guarded = /^\/(PetOrderDetails|petorder|accessoriesOrder|adminDashboard)(\/|$)/;

/** Whether a page is for accounts alone (specification §2): others are sent to sign in. */
export function isGuarded(route: PageRoute): boolean {
  return guarded.test(route);
}

/** The page at a path without its query; null where there is none. */
export function findPageRoute(path: string): PageRoute | null {
  return patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? null;
}
