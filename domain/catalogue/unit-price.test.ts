import { unitPriceKey, unitPriceOf, unitPriceText } from './unit-price.ts';

it.each([
  ['by weight', { petprice: 54.9, netWeightGrams: 12_000 }, { amount: 4.58, per: 'kg' }],
  [
    'by weight, less than half a cent',
    { petprice: 54.89, netWeightGrams: 12_000 },
    { amount: 4.57, per: 'kg' },
  ],
  ['of a small jar', { petprice: 8.75, netWeightGrams: 100 }, { amount: 87.5, per: 'kg' }],
  ['by volume', { petprice: 12.6, netVolumeMl: 500 }, { amount: 25.2, per: 'liter' }],
  ['by pieces', { petprice: 12.95, pieceCount: 28 }, { amount: 0.46, per: 'piece' }],
  ['of halves of cents, up', { petprice: 0.05, pieceCount: 2 }, { amount: 0.03, per: 'piece' }],
  [
    'by weight before pieces',
    { petprice: 16.8, netWeightGrams: 2400, pieceCount: 6 },
    { amount: 7, per: 'kg' },
  ],
  ['of what is for nothing', { petprice: 0, netWeightGrams: 500 }, { amount: 0, per: 'kg' }],
  ['of the dearest', { petprice: 100_000, netWeightGrams: 1 }, { amount: 100_000_000, per: 'kg' }],
])('a unit price %s', (_what, item, price) => {
  expect(unitPriceOf(item, 'METRIC')).toEqual(price);
});

it.each([
  // 54.90 × 453.59237 / 12,000 is 2.0752, and 12.60 × 29.5735295625 / 500 is 0.7453.
  ['of a pound', { petprice: 54.9, netWeightGrams: 12_000 }, { amount: 2.08, per: 'lb' }],
  ['of a pound that is all of it', { petprice: 4.5, netWeightGrams: 454 }, { amount: 4.5, per: 'lb' }],
  ['of a fluid ounce', { petprice: 12.6, netVolumeMl: 500 }, { amount: 0.75, per: 'fl oz' }],
  ['of a piece, as everywhere', { petprice: 12.95, pieceCount: 28 }, { amount: 0.46, per: 'piece' }],
  ['of the dearest', { petprice: 100_000, netWeightGrams: 1 }, { amount: 45_359_237, per: 'lb' }],
  ['of the dearest drop', { petprice: 100_000, netVolumeMl: 1 }, { amount: 2_957_352.96, per: 'fl oz' }],
])('a unit price in the United States is that %s', (_what, item, price) => {
  expect(unitPriceOf(item, 'US')).toEqual(price);
});

it.each([
  ['nothing is known', { petprice: 9 }],
  ['there is one piece, whose price is said already', { petprice: 9, pieceCount: 1 }],
  ['the weight is none', { petprice: 9, netWeightGrams: 0 }],
  ['a hand put a text there', { petprice: 9, netWeightGrams: '3 kg' }],
  ['the price is none', { petprice: 'free', netWeightGrams: 100 }],
])('there is none where %s', (_what, item) => {
  expect(unitPriceOf(item, 'METRIC')).toBeNull();
  expect(unitPriceOf(item, 'US')).toBeNull();
});

it('is said in words', () => {
  expect(unitPriceText({ amount: 1234.5, per: 'kg' })).toBe('$1,234.50 per kg');
  expect(unitPriceText({ amount: 0.75, per: 'fl oz' })).toBe('$0.75 per fl oz');
});

it('lists by unit price have kilograms first, then liters, then pieces, and last what has none', () => {
  const items = [
    { petprice: 5 },
    { petprice: 4, pieceCount: 2 },
    { petprice: 6, netVolumeMl: 500 },
    { petprice: 19.99, netWeightGrams: 3000 },
    { petprice: 55, netWeightGrams: 12_000 },
  ];
  const keys = items.map(unitPriceKey);
  expect(keys.toReversed()).toEqual(keys.toSorted((a, b) => a - b));
  expect(unitPriceKey({ petprice: 55, netWeightGrams: 12_000 })).toBe(458);
});
