import { cardName } from './card-name.ts';

it.each([
  ['visa', '4242', 'Visa ending in 4242'],
  ['amex', '0005', 'American Express ending in 0005'],
  ['new_brand', '1234', 'a card ending in 1234'],
  [null, '1234', 'a card ending in 1234'],
  ['visa', null, null],
  [undefined, undefined, null],
])('a card of %s with %s is called %s', (brand, last4, name) => {
  expect(cardName(brand, last4)).toBe(name);
});
