import { cents } from '../money/money.ts';
import { percentOf, spread } from './shares.ts';

it.each([
  [1, 50, 1],
  [1, 49, 0],
  [5997, 35, 2099],
])('%d cents at %d percent are %d', (amount, percent, part) => {
  expect(percentOf(cents(amount), percent)).toBe(part);
});

it.each([
  ['the odd cent goes to the largest', 100, [1000, 2000], [33, 67]],
  ['of equal ones to the first', 1, [500, 500], [1, 0]],
  ['and on to the next, where there is no room', 2, [1, 1, 1], [1, 1, 0]],
])('of what is spread %s', (_what, amount, over, shares) => {
  expect(spread(cents(amount), over.map(cents))).toEqual(shares);
});
