import { amountKey, amountsOf } from './amounts.ts';

it.each([
  ['12', 'kg', '12000g'],
  ['1.5', 'kg', '1500g'],
  ['0.5', 'litres', '500ml'],
  ['24', 'pieces', '24pieces'],
  ['90', 'cm', null],
])('%s %s is compared as %s', (number, unit, key) => {
  expect(amountKey(number, unit)).toBe(key);
});

it.each([
  ['its weight', { netWeightGrams: 12_000 }, 'Bag 3 kg', ['12000g']],
  ['its volume and pieces', { netVolumeMl: 500, pieceCount: 6 }, '', ['500ml', '6pieces']],
  ['its name', {}, 'Kibble 1.5 kg', ['1500g']],
  ['its name in one word', {}, 'Kibble 12kg', ['12000g']],
  ['nothing', { netWeightGrams: 0 }, 'Bed 90 cm', []],
])('an item has the amount that %s says', (_what, item, name, keys) => {
  expect(amountsOf(item, name.split(' '))).toEqual(keys);
});
