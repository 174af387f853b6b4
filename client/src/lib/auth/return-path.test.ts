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

  it('is where their work begins for staff', () => {
    expect(returnPath({ from: '/adminDashboard' }, 'STAFF')).toBe('/adminDashboard/orders');
  });

  it('is the dashboard for an admin, wherever they came from', () => {
    expect(returnPath({ from: '/FindDog' }, 'ADMIN')).toBe('/adminDashboard');
    expect(returnPath(null, 'ADMIN')).toBe('/adminDashboard');
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
