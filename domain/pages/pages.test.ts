import { findPage } from './pages.ts';

describe('addresses of pages', () => {
  it.each([
    ['/', 'home'],
    ['/YourCarts', 'cart'],
    ['/yourcarts', 'cart'],
    ['/YOURCARTS/', 'cart'],
    ['/PetOrderDetails/abc', 'item'],
    ['/adminDashboard/addpets', 'addPets'],
  ])('%s is the page %s', (path, id) => {
    expect(findPage(path)).toBe(id);
  });

  it.each([
    '/nothing',
    '/PetOrderDetails',
    '/PetOrderDetails/a/b',
    '/admin/GetAllData',
    '/login.php',
    '//login',
  ])('%s is none', (path) => {
    expect(findPage(path)).toBeNull();
  });
});
