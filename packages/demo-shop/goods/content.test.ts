import { contentIn, keyPartOf } from './content.ts';

it.each([
  ['2.5 kg', { netWeightGrams: 2500 }],
  ['400 g jar', { netWeightGrams: 400 }],
  ['6 × 400 g', { netWeightGrams: 2400, pieceCount: 6 }],
  ['28 pieces', { pieceCount: 28 }],
  ['250 ml', { netVolumeMl: 250 }],
  ['1 liter', { netVolumeMl: 1000 }],
  ['large', {}],
])('a pack of %s', (variant, content) => {
  expect(contentIn(variant)).toEqual(content);
});

it.each([
  ['6 × 400 g', '6-400-g'],
  ['1 liter', '1-litre'],
  ['up to 60 liters', 'up-to-60-litres'],
])('a pack of %s has the key that it always had', (variant, part) => {
  expect(keyPartOf(variant)).toBe(part);
});
