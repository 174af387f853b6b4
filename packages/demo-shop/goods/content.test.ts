import { contentIn } from './content.ts';

it.each([
  ['2.5 kg', { netWeightGrams: 2500 }],
  ['400 g jar', { netWeightGrams: 400 }],
  ['6 × 400 g', { netWeightGrams: 2400, pieceCount: 6 }],
  ['28 pieces', { pieceCount: 28 }],
  ['250 ml', { netVolumeMl: 250 }],
  ['1 litre', { netVolumeMl: 1000 }],
  ['large', {}],
])('a pack of %s', (variant, content) => {
  expect(contentIn(variant)).toEqual(content);
});
