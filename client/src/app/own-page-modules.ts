import type { OwnPageId, PageModule } from './page-modules.ts';

/** Where the code of each page of an account is, one page a line (page-modules.ts). */
export const ownPageModules: Readonly<Record<OwnPageId, () => Promise<PageModule>>> = {
  itemOrder: () => import('../pages/item/pet-order-details.page.tsx'),
  petOrders: () => import('../pages/pet-orders.page.tsx'),
  petOrder: () => import('../pages/pet-order.page.tsx'),
  goodsOrders: () => import('../pages/accessories-orders.page.tsx'),
  repeatDelivery: () => import('../pages/repeat-delivery.page.tsx'),
  myAnimals: () => import('../pages/animals.page.tsx'),
  myAnimal: () => import('../pages/animals.page.tsx'),
  account: () => import('../pages/account/account.page.tsx'),
  order: () => import('../pages/order.page.tsx'),
  invitation: () => import('../pages/account/invitation.page.tsx'),
};
