import { can, isOfStaff, type Permission, permissions } from './permissions.ts';

it.each<[Permission, boolean, boolean]>([
  ['handleOrders', true, true],
  ['handleOwnOrders', false, true],
  ['editCatalogue', true, true],
  ['seeCustomers', true, true],
  ['seeFigures', false, true],
  ['managePromotions', false, true],
  ['seeAudit', false, true],
  ['changeSettings', false, true],
  ['manageStaff', false, true],
  ['getShopMails', false, true],
  ['seeSchema', false, true],
])('%s is for staff: %s, for admins: %s, and never for shoppers', (permission, staff, admin) => {
  expect([can('staff', permission), can('admin', permission), can('regular', permission)]).toEqual([
    staff,
    admin,
    false,
  ]);
});

it('names every permission above', () => {
  expect(permissions).toHaveLength(11);
});

it('has a back office for staff and admins alone', () => {
  expect([isOfStaff('regular'), isOfStaff('staff'), isOfStaff('admin')]).toEqual([false, true, true]);
});
