import { isFromAdminPage, returnPath } from './return-path.ts';

describe('the page after signing in', () => {
  it.each([
    ['an animal', { pathname: '/pet/42', search: '', hash: '#details' }, '/pet/42#details'],
    ['an order', { pathname: '/PetOrderDetails/42', search: '', hash: '' }, '/PetOrderDetails/42'],
    ['a list with its filter', { pathname: '/FindDog', search: '?age=PUPPY' }, '/FindDog?age=PUPPY'],
    ['an address as text', '/YourCarts', '/YourCarts'],
  ])('is the one they came from: %s', (_name, from, expected) => {
    expect(returnPath({ from }, 'REGULAR')).toBe(expected);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%0d%0a/evil',
    'https:evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'evil',
    '',
    '/login',
    '/LOGIN/',
    '/register?x=1',
    '/resetPassword?mode=resetPassword&oobCode=used',
    '/adminDashboard',
    '/admindashboard/addpets',
  ])('is home where they came from %j', (from) => {
    expect(returnPath({ from }, 'REGULAR')).toBe('/');
    expect(returnPath({ from: { pathname: from, search: '', hash: '' } }, 'REGULAR')).toBe('/');
  });

  it.each([[null], [undefined], ['text'], [{}], [{ from: 7 }], [{ from: { pathname: 7 } }]])(
    'is home where nothing usable was stored: %j',
    (state) => {
      expect(returnPath(state, 'REGULAR')).toBe('/');
    },
  );

  it.each<['ADMIN' | 'STAFF', string, unknown, string]>([
    ['STAFF', 'an order', '/adminDashboard/orders/FP-7K3M-92QD', '/adminDashboard/orders/FP-7K3M-92QD'],
    [
      'STAFF',
      'a filtered list',
      { pathname: '/adminDashboard/orders', search: '?status=PAID', hash: '' },
      '/adminDashboard/orders?status=PAID',
    ],
    ['STAFF', 'a page in another case', '/ADMINDASHBOARD/ORDERS', '/ADMINDASHBOARD/ORDERS'],
    ['STAFF', 'a page of admins', '/adminDashboard/MakeAdmin', '/adminDashboard/orders'],
    ['STAFF', 'the figures of admins', '/adminDashboard', '/adminDashboard/orders'],
    ['STAFF', 'a page that is none', '/adminDashboard/nothing', '/adminDashboard/orders'],
    ['STAFF', 'another site', '//evil.example/adminDashboard/orders', '/adminDashboard/orders'],
    ['STAFF', 'a way out of it', '/adminDashboard/../FindDog', '/adminDashboard/orders'],
    ['STAFF', 'a page for shoppers', '/FindDog', '/adminDashboard/orders'],
    ['STAFF', 'nowhere', null, '/adminDashboard/orders'],
    ['ADMIN', 'an order', '/adminDashboard/orders/FP-7K3M-92QD', '/adminDashboard/orders/FP-7K3M-92QD'],
    ['ADMIN', 'a page of admins', '/adminDashboard/MakeAdmin', '/adminDashboard/MakeAdmin'],
    ['ADMIN', 'a page that is none', '/adminDashboard/nothing', '/adminDashboard'],
    ['ADMIN', 'another site', '//evil.example', '/adminDashboard'],
    ['ADMIN', 'a page for shoppers', '/FindDog', '/adminDashboard'],
    ['ADMIN', 'nowhere', null, '/adminDashboard'],
  ])('of %s who asked for %s', (role, _what, from, expected) => {
    expect(returnPath({ from }, role)).toBe(expected);
  });
});

it.each([
  ['/adminDashboard', true],
  ['/admindashboard/MakeAdmin', true],
  ['/adminDashboard?period=7-days', true],
  ['/adminDashboards', false],
  ['/YourCarts', false],
  [undefined, false],
])('a page of the back office is recognized: %j', (from, expected) => {
  expect(isFromAdminPage({ from })).toBe(expected);
  expect(isFromAdminPage({ from: from && { pathname: from } })).toBe(expected);
});
