import { findPageRoute } from './page-routes.ts';

describe('addresses of pages', () => {
  it.each([
    ['/', '/'],
    ['/YourCarts', '/YourCarts'],
    ['/yourcarts', '/YourCarts'],
    ['/YOURCARTS/', '/YourCarts'],
    ['/PetOrderDetails/abc', '/PetOrderDetails/:id'],
    ['/adminDashboard/addpets', '/adminDashboard/addpets'],
  ])('%s is the page %s', (path, route) => {
    expect(findPageRoute(path)).toBe(route);
  });

  it.each([
    '/nothing',
    '/PetOrderDetails',
    '/PetOrderDetails/a/b',
    '/admin/GetAllData',
    '/login.php',
    '//login',
  ])('%s is none', (path) => {
    expect(findPageRoute(path)).toBeNull();
  });
});
