import { cents } from '../money/money.ts';
import { unusualItemPrice } from './unusual-item-price.ts';

it.each<[string, number, number, number | undefined, string | null]>([
  ['a usual change', 1000, 1050, undefined, null],
  ['exactly half', 1000, 500, undefined, null],
  ['less than half', 1000, 499, undefined, '$4.99 is less than half of what it costs now'],
  ['exactly half as much again', 1000, 1500, undefined, null],
  ['more than that', 1000, 1501, undefined, '$15.01 is more than half as much again'],
  ['next to nothing', 1000, 1, undefined, '$0.01 is less than half of what it costs now'],
  ['next to nothing, as it was before', 60, 40, undefined, null],
  ['what the shop pays', 1000, 900, 900, null],
  ['less than that', 1000, 899, 900, '$8.99 is less than the shop pays for it'],
  ['a price below cost that goes up', 800, 850, 900, '$8.50 is less than the shop pays for it'],
  ['a price below cost that stays', 800, 800, 900, null],
  ['both', 1000, 400, 900, '$4.00 is less than half of what it costs now and less than the shop pays for it'],
])('%s: from %d to %d, bought for %p', (_what, before, after, cost, expected) => {
  expect(unusualItemPrice(cents(before), cents(after), cost === undefined ? undefined : cents(cost))).toBe(
    expected,
  );
});
