import { brandOf, findProblem, formatCvc, formatExpiry, formatNumber, readExpiry } from './card-format.ts';

const now = new Date(2026, 10, 21);

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['42424', '4242 4'],
  ['4242-4242 4242x4242 99', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['', ''],
])('the number %s is shown as %s', (typed, shown) => {
  expect(formatNumber(typed)).toBe(shown);
});

test.each([
  ['1', '1'],
  ['12', '12 / '],
  ['4', '04 / '],
  ['123', '12 / 3'],
  ['1230', '12 / 30'],
  ['12/30', '12 / 30'],
  ['1/30', '01 / 30'],
  ['12 / 2030', '12 / 30'],
  ['122030', '12 / 30'],
])('the expiry date %s is shown as %s', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

test('Backspace gets past the separator of the expiry date', () => {
  expect(formatExpiry('12 /', true)).toBe('12');
});

test('a security code has three digits, or four with American Express', () => {
  expect(formatCvc('12345', '4242')).toBe('123');
  expect(formatCvc('12345', '3782')).toBe('1234');
});

test('the brand shows from the first digits', () => {
  expect(['4', '55', '37', '6011', '9', ''].map(brandOf)).toEqual([
    'visa',
    'mastercard',
    'amex',
    'discover',
    'unknown',
    'unknown',
  ]);
});

test('the year of an expiry date is read in full', () => {
  expect(readExpiry('12 / 30')).toEqual({ month: 12, year: 2030 });
  expect(readExpiry('12 / 3')).toBeNull();
});

const good = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };

test.each([
  [{}, null],
  [{ number: '4000 0000 0000 3155' }, null],
  [{ expiry: '11 / 26' }, null],
  [{ number: '4242' }, 'incomplete_number'],
  [{ number: '4242 4242 4242 4241' }, 'invalid_number'],
  [{ expiry: '12 / ' }, 'incomplete_expiry'],
  [{ expiry: '13 / 30' }, 'invalid_expiry_month'],
  [{ expiry: '12 / 25' }, 'invalid_expiry_year_past'],
  [{ expiry: '10 / 26' }, 'invalid_expiry_month_past'],
  [{ cvc: '12' }, 'incomplete_cvc'],
])('a card with %p has the problem %s', (change, code) => {
  expect(findProblem({ ...good, ...change }, now)?.code ?? null).toBe(code);
});
