import { cents } from '../money/money.ts';
import { unusualPrice } from './unusual-price.ts';

it.each([
  ['a slip to a cent', 495, 1, 'nearly nothing'],
  ['nothing at all', 60, 0, 'nearly nothing'],
  ['exactly half', 1000, 500, null],
  ['less than half', 1000, 499, 'less'],
  ['half as much again', 1000, 1500, null],
  ['more than that', 1000, 1501, 'more'],
  ['a lost decimal point', 495, 49_500, 'more'],
  ['a usual change', 1250, 1375, null],
  ['no change of what costs nearly nothing', 1, 1, null],
  ['a price where there was none', 0, 1000, 'more'],
])('%s: %d to %d is %s', (_what, before, after, expected) => {
  expect(unusualPrice(cents(before), cents(after))).toBe(expected);
});
