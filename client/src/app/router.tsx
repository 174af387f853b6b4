import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject, useRoutes } from 'react-router-dom';
import type { PetType } from '../gql/graphql.ts';
import { RequireAdmin, RequireSession } from './guards.tsx';
import { LazyPage, PageSource } from './lazy-page.tsx';
import { ShopLayout } from './shop-layout.tsx';

type PageModule = () => Promise<{ readonly Component: ComponentType }>;

/** Every page of the shop. Paths are matched in any case: `/yourcarts` is `/YourCarts`. */
export const routes: RouteObject[] = [
  {
    element: <ShopLayout />,
    children: [
      { index: true, ...page(() => import('../pages/home.page.tsx')) },
      { path: 'login', ...page(() => import('../pages/login.page.tsx')) },
      { path: 'register', ...page(() => import('../pages/register.page.tsx')) },
      { path: 'resetPassword', ...page(() => import('../pages/reset-password.page.tsx')) },
      { path: 'FindDog', ...petList('DOG') },
      { path: 'FindCat', ...petList('CAT') },
      { path: 'DogsFood', ...productList('DOG', 'FOOD') },
      { path: 'CatsFood', ...productList('CAT', 'FOOD') },
      { path: 'DogsAccessories', ...productList('DOG', 'ACCESSORIES') },
      { path: 'CatAccessories', ...productList('CAT', 'ACCESSORIES') },
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

/** Fetches the code of the page at a path. Where it does not arrive, the page says so once it is opened. */
export async function loadPage(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(({ route }) =>
      sourceOf(route)
        ?.fetch()
        .catch(() => undefined),
    ),
  );
}

function sourceOf(route: RouteObject): PageSource | undefined {
  return route.handle as PageSource | undefined;
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

function page(fetchModule: PageModule) {
  return from(async () => (await fetchModule()).Component);
}

function petList(type: PetType) {
  return from(async () => {
    const { PetListPage } = await import('../pages/pet-list.page.tsx');
    return () => <PetListPage type={type} />;
  });
}

function productList(type: PetType, category: 'FOOD' | 'ACCESSORIES') {
  return from(async () => {
    const { ProductListPage } = await import('../pages/product-list.page.tsx');
    return () => <ProductListPage type={type} category={category} />;
  });
}

function from(bring: () => Promise<ComponentType>) {
  const source = new PageSource(bring);
  return { element: <LazyPage source={source} />, handle: source };
}
