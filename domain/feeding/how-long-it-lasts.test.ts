import { howLongItLasts } from './how-long-it-lasts.ts';

const chicken = {
  category: 'food',
  type: 'dog',
  kind: 'Dry',
  age: 'Adult',
  petprice: 54.9,
  netWeightGrams: 12_000,
  kcalPer100g: 360,
};

it.each([
  ['a bag of dog food', {}, { type: 'dog', weightKg: 20, days: 40, dollarsPerDay: 1.37 }],
  [
    'cat food',
    { type: 'cat', petprice: 16.4, netWeightGrams: 4000, kcalPer100g: 380 },
    { type: 'cat', weightKg: 4, days: 63, dollarsPerDay: 0.26 },
  ],
  [
    'half a cent a day',
    { petprice: 0.03, netWeightGrams: 588 },
    { type: 'dog', weightKg: 20, days: 2, dollarsPerDay: 0.02 },
  ],
])('%s lasts the usual animal for some days', (_what, changes, lasts) => {
  expect(howLongItLasts({ ...chicken, ...changes })).toEqual(lasts);
});

it.each([
  ['food whose energy is not known', { kcalPer100g: null }],
  ['food whose weight is not known', { netWeightGrams: undefined }],
  ['food of an energy that no food has', { kcalPer100g: 29 }],
  ['less than a day’s food', { netWeightGrams: 293 }],
  ['treats', { kind: 'Treat' }],
  ['food for puppies', { age: 'Puppy' }],
  ['food for rabbits', { type: 'other' }],
  ['food whose price is none', { petprice: 1e300 }],
  ['a bed', { category: 'accessories' }],
])('nothing is said of %s', (_what, changes) => {
  expect(howLongItLasts({ ...chicken, ...changes })).toBeNull();
});
