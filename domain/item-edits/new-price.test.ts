import { cents } from '../money/money.ts';
import { newPrice, type PriceChange } from './new-price.ts';

describe('a price that is changed', () => {
  it.each<[string, number, PriceChange, number]>([
    ['5 percent more', 1999, { pricePercent: 5 }, 2099],
    ['half a cent goes up', 1010, { pricePercent: 5 }, 1061],
    ['half a cent of what is less goes up, too', 1010, { pricePercent: -5 }, 960],
    ['a quarter of a percent', 2000, { pricePercent: 0.25 }, 2005],
    ['a percentage that binary fractions do not have', 10_000, { pricePercent: 1.1 }, 10_110],
    ['half off', 1999, { pricePercent: -50 }, 1000],
    ['all off', 1999, { pricePercent: -100 }, 0],
    ['an amount more', 1999, { priceAmount: 50 }, 2049],
    ['an amount less', 1999, { priceAmount: -50 }, 1949],
    ['more off than it costs', 100, { priceAmount: -150 }, -50],
    ['nothing but a rounding', 1234, { roundTo: 'ninety_nine' }, 1199],
    ['what costs nothing stays so', 0, { pricePercent: 5, roundTo: 'ninety_nine' }, 0],
    ['the largest price', 10_000_000, { pricePercent: 1000 }, 110_000_000],
  ])('%s: %d by %j is %d', (_what, before, change, expected) => {
    expect(newPrice(cents(before), change)).toBe(expected);
  });

  it.each([
    [1234, 1199],
    [1249, 1299],
    [1248, 1199],
    [1299, 1299],
    [1300, 1299],
    [1349, 1399],
    [99, 99],
    [1, 99],
    [148, 99],
    [149, 199],
  ])('%d to an end of 99 is %d', (before, expected) => {
    expect(newPrice(cents(before), { roundTo: 'ninety_nine' })).toBe(expected);
  });

  it.each([
    [1232, 1230],
    [1233, 1235],
    [1235, 1235],
    [1237, 1235],
    [1238, 1240],
    [2, 0],
    [3, 5],
  ])('%d to five cents is %d', (before, expected) => {
    expect(newPrice(cents(before), { roundTo: 'five_cents' })).toBe(expected);
  });
});
