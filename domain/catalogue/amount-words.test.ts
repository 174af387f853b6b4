import { amountText } from './amount-words.ts';

it.each([
  ['netWeightGrams', 12_000, '12 kg (26.5 lb)'],
  ['netWeightGrams', 1500, '1.5 kg (3.3 lb)'],
  ['netWeightGrams', 1020, '1.02 kg (2.2 lb)'],
  ['netWeightGrams', 400, '400 g (14.1 oz)'],
  ['netVolumeMl', 500, '500 ml (16.9 fl oz)'],
  ['netVolumeMl', 60_000, '60 l (2028.8 fl oz)'],
  ['pieceCount', 28, '28 pieces'],
  ['pieceCount', 1, '1 piece'],
  ['kcalPer100g', 360, '360 kcal'],
  ['material', 'Wool', 'Wool'],
] as const)('%s of %s is said as %s', (name, value, text) => {
  expect(amountText(name, value)).toBe(text);
});
