import type { AdminPageId, PageModule } from './page-modules.ts';

/** Where the code of each page of the back office is, one page a line (page-modules.ts). */
export const adminPageModules: Readonly<Record<AdminPageId, () => Promise<PageModule>>> = {
  overview: () => import('../pages/admin/overview.page.tsx'),
  manageOrders: () => import('../pages/admin/orders.page.tsx'),
  addPets: () => import('../pages/admin/add-pets.page.tsx'),
  managePets: () => import('../pages/admin/manage-pets-data.page.tsx'),
  managePetOrders: () => import('../pages/admin/manage-pets-order.page.tsx'),
  manageGoodsOrders: () => import('../pages/admin/manage-accessories-order.page.tsx'),
  managedOrder: () => import('../pages/admin/order/order.page.tsx'),
  packingSlip: () => import('../pages/admin/order/packing-slip.page.tsx'),
  addressLabel: () => import('../pages/admin/order/label.page.tsx'),
  pickList: () => import('../pages/admin/order/pick-list.page.tsx'),
  customers: () => import('../pages/admin/customers/customers.page.tsx'),
  customer: () => import('../pages/admin/customers/customer.page.tsx'),
  makeAdmin: () => import('../pages/admin/make-admin.page.tsx'),
  staff: () => import('../pages/admin/staff.page.tsx'),
  promotions: () => import('../pages/admin/promotions.page.tsx'),
  repeatDeliveries: () => import('../pages/admin/repeat-deliveries.page.tsx'),
  synonyms: () => import('../pages/admin/synonyms.page.tsx'),
  settings: () => import('../pages/admin/settings.page.tsx'),
  moneyHealth: () => import('../pages/admin/money-health.page.tsx'),
  audit: () => import('../pages/admin/audit.page.tsx'),
};
