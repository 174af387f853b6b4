import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { PetType } from '../gql/graphql.ts';
import { RequireAdmin, RequireSession } from './guards.tsx';
import { PageError } from './page-error.tsx';
import { PageLoading } from './page-loading.tsx';
import { ShopLayout } from './shop-layout.tsx';

/** Every page of the shop. Paths are matched in any case: `/yourcarts` is `/YourCarts`. */
export const routes: RouteObject[] = [
  {
    element: <ShopLayout />,
    HydrateFallback: PageLoading,
    children: [
      {
        // Below the layout, so that a page that fails leaves the navigation standing.
        errorElement: <PageError />,
        children: [
          { index: true, lazy: () => import('../pages/home.page.tsx') },
          { path: 'login', lazy: () => import('../pages/login.page.tsx') },
          { path: 'register', lazy: () => import('../pages/register.page.tsx') },
          { path: 'resetPassword', lazy: () => import('../pages/reset-password.page.tsx') },
          { path: 'FindDog', lazy: petList('DOG') },
          { path: 'FindCat', lazy: petList('CAT') },
          { path: 'DogsFood', lazy: productList('DOG', 'FOOD') },
          { path: 'CatsFood', lazy: productList('CAT', 'FOOD') },
          { path: 'DogsAccessories', lazy: productList('DOG', 'ACCESSORIES') },
          { path: 'CatAccessories', lazy: productList('CAT', 'ACCESSORIES') },
          { path: 'DogCare', lazy: () => import('../pages/dog-care.page.tsx') },
          { path: 'DogsTraining', lazy: () => import('../pages/dogs-training.page.tsx') },
          { path: 'CatCare', lazy: () => import('../pages/cat-care.page.tsx') },
          { path: 'CatTraining', lazy: () => import('../pages/cat-training.page.tsx') },
          { path: 'PetSearchItems', lazy: () => import('../pages/search.page.tsx') },
          { path: 'YourCarts', lazy: () => import('../pages/your-carts.page.tsx') },
          {
            element: <RequireSession />,
            children: [
              { path: 'PetOrderDetails/:id', lazy: () => import('../pages/pet-order-details.page.tsx') },
              { path: 'petorder', lazy: () => import('../pages/pet-orders.page.tsx') },
              { path: 'accessoriesOrder', lazy: () => import('../pages/accessories-orders.page.tsx') },
            ],
          },
          { path: 'adminDashboard', element: <RequireAdmin />, children: [adminPages()] },
          { path: '*', lazy: () => import('../pages/not-found.page.tsx') },
        ],
      },
    ],
  },
];

export function createShopRouter() {
  return createBrowserRouter(routes);
}

function adminPages(): RouteObject {
  return {
    lazy: () => import('../pages/admin/admin-layout.tsx'),
    children: [
      { index: true, lazy: () => import('../pages/admin/overview.page.tsx') },
      { path: 'addpets', lazy: () => import('../pages/admin/add-pets.page.tsx') },
      { path: 'ManagePetsdata', lazy: () => import('../pages/admin/manage-pets-data.page.tsx') },
      { path: 'ManagePetsOrder', lazy: () => import('../pages/admin/manage-pets-order.page.tsx') },
      {
        path: 'ManageAccessoriesOrder',
        lazy: () => import('../pages/admin/manage-accessories-order.page.tsx'),
      },
      { path: 'MakeAdmin', lazy: () => import('../pages/admin/make-admin.page.tsx') },
      { path: 'MoneyHealth', lazy: () => import('../pages/admin/money-health.page.tsx') },
      { path: 'Audit', lazy: () => import('../pages/admin/audit.page.tsx') },
      { path: '*', lazy: () => import('../pages/not-found.page.tsx') },
    ],
  };
}

function petList(type: PetType) {
  return async () => {
    const { PetListPage } = await import('../pages/pet-list.page.tsx');
    return { element: <PetListPage type={type} /> };
  };
}

function productList(type: PetType, category: 'FOOD' | 'ACCESSORIES') {
  return async () => {
    const { ProductListPage } = await import('../pages/product-list.page.tsx');
    return { element: <ProductListPage type={type} category={category} /> };
  };
}
