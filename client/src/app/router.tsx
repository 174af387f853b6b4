import type { DocumentNode } from 'graphql';
import { matchRoutes, type RouteObject, useRoutes } from 'react-router-dom';
import { RequireAdmin, RequireSession } from './guards.tsx';
import { type FetchedPage, LazyPage, PageSource } from './lazy-page.tsx';
import { ShopLayout } from './shop-layout.tsx';

const petList = () => import('../pages/pet-list.page.tsx');
const productList = () => import('../pages/product-list.page.tsx');

/** Every page of the shop. Paths are matched in any case: `/yourcarts` is `/YourCarts`. */
export const routes: RouteObject[] = [
  {
    element: <ShopLayout />,
    children: [
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
    ],
  },
];

/** The page at the address. */
export function Pages() {
  return useRoutes(routes);
}

/**
 * Fetches the code of the page at a path. Where it does not arrive, the page says so once it is opened.
 *
 * @returns what the page asks for first
 */
export async function loadPage(pathname: string): Promise<DocumentNode[]> {
  const sources = (matchRoutes(routes, pathname) ?? []).map(({ route }) => sourceOf(route));
  const pages = await Promise.all(sources.map((source) => source?.fetch().catch(() => undefined)));
  return pages.flatMap((page) => page?.documents ?? []);
}

function sourceOf(route: RouteObject): PageSource<object> | undefined {
  return route.handle as PageSource<object> | undefined;
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

function page<Props extends object>(
  bring: () => Promise<FetchedPage<Props>>,
  ...[props]: object extends Props ? [] : [props: Props]
) {
  const source = new PageSource(bring);
  return { element: <LazyPage source={source} props={props ?? ({} as Props)} />, handle: source };
}
