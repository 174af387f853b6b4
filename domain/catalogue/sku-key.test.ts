import { skuKeyOf } from './sku-key.ts';

it.each([
  ['WAG-12', 'wag-12'],
  [' wag-12 ', 'wag-12'],
  ['ＷＡＧ-12', 'wag-12'],
  ['00123', '00123'],
  ['É-1', 'é-1'],
])('the SKU %j is found by %j', (sku, key) => {
  expect(skuKeyOf(sku)).toBe(key);
});
