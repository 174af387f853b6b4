import { findPage } from './pages.ts';

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
