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
  '/PetSearchItems',
  '/YourCarts',
  '/PetOrderDetails/:id',
  '/petorder',
  '/accessoriesOrder',
  '/adminDashboard',
  '/adminDashboard/addpets',
  '/adminDashboard/ManagePetsOrder',
  '/adminDashboard/ManageAccessoriesOrder',
  '/adminDashboard/MakeAdmin',
] as const;

const patterns = pageRoutes.map((route) => new RegExp(`^${route.replace(/:\w+/, '[^/]+')}/?$`, 'i'));

/** Whether a path, without its query, is a page of the shop. */
export function isPageRoute(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
