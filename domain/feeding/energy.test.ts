import { bagLastsDays, type FedType, gramsPerDay, kcalPerDay } from './energy.ts';

it.each<[type: FedType, kg: number, kcalPer100g: number, kcal: number, grams: number]>([
  ['dog', 20, 360, 1059, 294],
  ['cat', 4, 380, 238, 63],
])('a grown %s of %d kg at %d kcal needs %d kcal, which is %d g', (type, kg, kcalPer100g, kcal, grams) => {
  expect(kcalPerDay(type, kg, 'ADULT_NEUTERED')).toBe(kcal);
  expect(gramsPerDay(kcal, kcalPer100g)).toBe(grams);
});

it.each([
  [12_000, 294, 40],
  [294, 294, 1],
  [293, 294, 0],
])('a bag of %d g at %d g a day lasts %d whole days', (bag, grams, days) => {
  expect(bagLastsDays(bag, grams)).toBe(days);
});
