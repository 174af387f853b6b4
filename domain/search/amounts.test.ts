import { amountKey, amountsOf, amountText, fitsAmount } from './amounts.ts';

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

/** A limit as it is read. */
function aLimit(number: string, unit: string, bounds: { lowest?: number; highest?: number } = {}) {
  return { kind: 'AMOUNT', length: 2, number, unit, ...bounds } as const;
}

it.each([
  ['12 kg', aLimit('12', 'kg'), ['12000g']],
  ['up to 5 kg', aLimit('5', 'kg', { highest: 5 }), ['400g', '5000g']],
  ['from 5 kg on', aLimit('5', 'kg', { lowest: 5 }), ['5000g', '9000g', '12000g']],
  ['20 pounds, which is nearly 9 kg', aLimit('20', 'lb'), ['9000g']],
  ['14 ounces', aLimit('14', 'oz'), ['400g']],
  ['up to 12 pounds', aLimit('12', 'lb', { highest: 12 }), ['400g', '5000g']],
  ['half a liter', aLimit('0.5', 'litres'), ['500ml']],
])('%s fits %j by what items have', (_what, limit, fitting) => {
  const amounts = ['400g', '5000g', '9000g', '12000g', '500ml', '12pieces'];
  expect(amounts.filter(fitsAmount(limit) ?? (() => false))).toEqual(fitting);
});

it('is of nothing where no item is measured so', () => {
  expect(fitsAmount(aLimit('90', 'cm'))).toBeNull();
});

it.each([
  ['12 kg', aLimit('12', 'kg')],
  ['1.5 l', aLimit('1.5', 'litres')],
  ['..5 kg', aLimit('5', 'kg', { highest: 5 })],
  ['5 lb..', aLimit('5', 'lb', { lowest: 5 })],
])('is said back as %s', (text, limit) => {
  expect(amountText(limit)).toBe(text);
});
