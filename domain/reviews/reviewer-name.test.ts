import { reviewerName } from './reviewer-name.ts';

test.each([
  ['Robin Park', 'Robin'],
  ['  Zoë\u00a0van der Berg', 'Zoë'],
  ['Anne-Marie', 'Anne-Marie'],
  ['李 小龙', '李'],
  ['', 'A shopper'],
  [' \u200b ', 'A shopper'],
  ['robin@petshop.test', 'A shopper'],
  ['5551234567', 'A shopper'],
  ['+1 555', 'A shopper'],
  ['anna1990', 'A shopper'],
  ['evil.example', 'A shopper'],
  ['https://petshop.test', 'A shopper'],
  ['x'.repeat(120), 'x'.repeat(40)],
])('an account by the name of %p writes reviews as %p', (name, shown) => {
  expect(reviewerName(name)).toBe(shown);
});
