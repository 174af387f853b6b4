import { firstAnswers, readFeeding } from './feeding-answers.ts';

const nala = { ...firstAnswers, weightKg: '20', kcalPer100g: '360' };

it('reckons grams, days and what a day costs', () => {
  expect(readFeeding({ ...nala, bagGrams: '12000', price: '54.90' })).toMatchObject({
    plan: { gramsPerDay: 294, bagLastsDays: 40, dollarsPerDay: 1.37, mealsPerDay: 2, transition: [] },
  });
  expect(readFeeding({ ...nala, type: 'cat', weightKg: '4,2' })).toMatchObject({
    plan: { bagLastsDays: null, dollarsPerDay: null },
  });
});

it('plans a change of food', () => {
  const read = readFeeding({ ...nala, currentKcalPer100g: '400', startOn: '2026-11-30' });
  expect(read).toMatchObject({ plan: { transition: { length: 11, 0: { on: '2026-11-30', newGrams: 74 } } } });
});

it.each([
  ['weightKg', { weightKg: '' }, 'This field is required'],
  ['weightKg', { weightKg: 'heavy' }, 'From 0.3 to 120 kg'],
  ['kcalPer100g', { kcalPer100g: '3600' }, 'From 30 to 700 kcal per 100 g'],
  ['days', { days: '5' }, 'From 7 to 28 days'],
  ['price', { price: 'cheap' }, 'A number of dollars'],
])('says what is wrong with %s: %j', (field, change, message) => {
  expect(readFeeding({ ...nala, ...change })).toEqual({ errors: { [field]: message } });
});
