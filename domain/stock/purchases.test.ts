import { piecesToBuy, type StockOutlook, soldAWeek } from './purchases.ts';

const item = { stock: 20, reorderLevel: 5, reorderTo: 30, soldAWeek: 2, planned: 0 };

test.each<[string, Partial<StockOutlook>, number]>([
  ['nothing while more than the level is left', {}, 0],
  ['nothing with one more than the level', { stock: 6 }, 0],
  ['at the level, up to what is wanted', { stock: 5 }, 25],
  ['below it, too', { stock: 0 }, 30],
  ['what plans will take is gone already', { planned: 15 }, 25],
  ['more than is there, where plans take more', { planned: 28 }, 38],
  [
    'four weeks of sales above the level, where nobody said up to how many',
    { stock: 5, reorderTo: undefined },
    8,
  ],
  ['one above the level at least', { stock: 5, reorderTo: undefined, soldAWeek: 0 }, 1],
  ['up to the level, where less is wanted than that', { stock: 2, reorderTo: 3 }, 3],
  ['nothing without a level', { stock: 0, reorderLevel: undefined }, 0],
  ['what plans are short of, without a level', { stock: 3, reorderLevel: undefined, planned: 7 }, 4],
  ['at a level of none, once nothing is left', { stock: 0, reorderLevel: 0, reorderTo: 12 }, 12],
])('is bought: %s', (_why, changes, pieces) => {
  expect(piecesToBuy({ ...item, ...changes })).toBe(pieces);
});

test.each([
  ['of an old item, by eight weeks', 16, 52, 2],
  ['of one that came a fortnight ago, by those', 16, 2, 8],
  ['of one that came today, by one week', 3, 0, 3],
  ['in tenths', 10, 52, 1.3],
  ['none, where more came back than was sold', -2, 52, 0],
])('what is sold a week: %s', (_what, sold, age, pace) => {
  expect(soldAWeek(sold, age)).toBe(pace);
});
