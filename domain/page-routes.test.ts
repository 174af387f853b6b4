import { isPageRoute } from './page-routes.ts';

describe('addresses of pages', () => {
  it.each([
    '/',
    '/YourCarts',
    '/yourcarts',
    '/YOURCARTS/',
    '/PetOrderDetails/abc',
    '/adminDashboard/addpets',
  ])('%s is a page', (path) => {
    expect(isPageRoute(path)).toBe(true);
  });

  it.each([
    '/nothing',
    '/PetOrderDetails',
    '/PetOrderDetails/a/b',
    '/admin/GetAllData',
    '/login.php',
    '//login',
  ])('%s is none', (path) => {
    expect(isPageRoute(path)).toBe(false);
  });
});
