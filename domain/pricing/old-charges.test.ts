import { toCents } from '../money/money.ts';
import { oldCharge } from './old-charges.ts';

const line = (price: number, amount: number, isCancelled = false) => ({
  ...{ unitPrice: toCents(price), amount, isCancelled },
});

it.each([
  ['a whole order', [line(12.5, 2), line(60, 1)], [2500, 6000], 2500],
  ['one whose bulky line was cancelled', [line(12.5, 2), line(60, 1, true)], [2500, 8000], 500],
  ['one whose small line was cancelled', [line(12.5, 2, true), line(60, 1)], [2500, 6000], 2500],
  ['one that was cancelled altogether', [line(12.5, 2, true), line(60, 1, true)], [2500, 6000], 2500],
  ['an amount without an order', [], [], 0],
])('what was charged for %s', (_what, lines, paid, delivery) => {
  expect(oldCharge(lines)).toEqual({ paid, delivery });
});
