import { backOfficePages, findPage } from './pages.ts';

describe('addresses of pages', () => {
  it.each([
    ['/', 'home'],
    ['/YourCarts', 'cart'],
    ['/yourcarts', 'cart'],
    ['/YOURCARTS/', 'cart'],
    ['/pet/abc', 'item'],
    ['/Pet/ABC/', 'item'],
    ['/petorder', 'petOrders'],
    ['/PetOrderDetails/abc', 'itemOrder'],
    ['/adminDashboard/addpets', 'addPets'],
    ['/adminDashboard/orders/FP-7K3M-92QD', 'managedOrder'],
    ['/adminDashboard/orders/FP-7K3M-92QD/packing-slip', 'packingSlip'],
    ['/adminDashboard/orders/fp7k3m92qd/label', 'addressLabel'],
    ['/adminDashboard/orders/FP-7K3M-92QD/dispute', 'printedDispute'],
    ['/adminDashboard/pick-list', 'pickList'],
  ])('%s is the page %s', (path, id) => {
    expect(findPage(path)).toBe(id);
  });

  it.each([
    '/nothing',
    '/pet',
    '/pet/a/b',
    '/PetOrderDetails',
    '/PetOrderDetails/a/b',
    '/admin/GetAllData',
    '/login.php',
    '//login',
  ])('%s is none', (path) => {
    expect(findPage(path)).toBeNull();
  });
});

test('the menu of the staff has what they handle, and that of admins all of it', () => {
  const ofStaff = backOfficePages('staff');
  expect(ofStaff).toEqual([
    'manageOrders',
    'packing',
    'addPets',
    'managePets',
    'stock',
    'purchases',
    'imports',
    'animalFiles',
    'managePetOrders',
    'manageGoodsOrders',
    'questions',
    'customers',
    'synonyms',
  ]);
  expect(backOfficePages('admin')).toEqual(expect.arrayContaining([...ofStaff, 'overview', 'audit']));
  expect(backOfficePages('regular')).toEqual([]);
});
