import fc from 'fast-check';
import { fieldErrors } from '../errors/field-errors.ts';
import { type FedType, type FeedingStage, feedingStages } from './energy.ts';
import { feedingPlan } from './feeding-plan.ts';
import { feedingRules } from './feeding-rules.ts';

const dog = { type: 'dog', weightKg: 20, stage: 'ADULT_NEUTERED', kcalPer100g: 360 };

function planOf(question: object) {
  return feedingPlan(feedingRules.parse({ ...dog, ...question }));
}

it.each<[type: FedType, kg: number, stage: FeedingStage, density: number, kcal: number, grams: number]>([
  ['dog', 20, 'ADULT_NEUTERED', 360, 1059, 294],
  ['cat', 4, 'ADULT_NEUTERED', 380, 238, 63],
  ['dog', 35, 'EASY_GAINER', 340, 1410, 415],
  ['dog', 10, 'WEIGHT_LOSS', 360, 394, 109],
  ['dog', 10, 'ADULT_INTACT', 360, 709, 197],
  ['dog', 5, 'YOUNG_TO_4_MONTHS', 360, 702, 195],
  ['dog', 5, 'YOUNG_FROM_4_MONTHS', 360, 468, 130],
  ['cat', 2, 'YOUNG_TO_4_MONTHS', 380, 294, 77],
  ['cat', 2, 'YOUNG_FROM_4_MONTHS', 380, 294, 77],
  ['cat', 4, 'ADULT_INTACT', 380, 277, 73],
  ['cat', 4, 'EASY_GAINER', 380, 198, 52],
  ['cat', 4, 'WEIGHT_LOSS', 380, 158, 42],
])('a %s of %d kg, %s, at %d kcal: %d kcal, %d g', (type, weightKg, stage, kcalPer100g, kcal, grams) => {
  const plan = planOf({ type, weightKg, stage, kcalPer100g });
  expect([plan.kcalPerDay, plan.gramsPerDay]).toEqual([kcal, grams]);
});

it('says for how many whole days a bag lasts, where there is one', () => {
  expect(planOf({ bagGrams: 12_000 }).bagLastsDays).toBe(40);
  expect(planOf({ bagGrams: 293 }).bagLastsDays).toBe(0);
  expect(planOf({}).bagLastsDays).toBeNull();
});

describe('a change of food', () => {
  it('is the worked one, day by day', () => {
    const { transition } = planOf({ currentKcalPer100g: 400, startOn: '2026-12-29' });
    expect(
      transition.map(({ day, on, currentGrams, newGrams }) => [day, on, currentGrams, newGrams]),
    ).toEqual([
      [1, '2026-12-29', 199, 74],
      [2, '2026-12-30', 199, 74],
      [3, '2026-12-31', 132, 147],
      [4, '2027-01-01', 132, 147],
      [5, '2027-01-02', 66, 221],
      [6, '2027-01-03', 66, 221],
      [7, '2027-01-04', 0, 294],
    ]);
  });

  it('is none without a food that is given up, and has no dates without a beginning', () => {
    expect(planOf({}).transition).toEqual([]);
    expect(planOf({ currentKcalPer100g: 400 }).transition.map(({ on }) => on)).toEqual(Array(7).fill(null));
  });

  it.each([
    [10, [3, 3, 3, 1]],
    [14, [4, 4, 4, 2]],
    [28, [8, 8, 8, 4]],
  ])('over %d days has steps of %j days', (days, lengths) => {
    const { transition } = planOf({ currentKcalPer100g: 360, days });
    const grams = transition.map(({ newGrams }) => newGrams);
    const steps = [...new Set(grams)].map((step) => grams.filter((one) => one === step).length);
    expect(steps).toEqual(lengths);
  });
});

const questions = fc
  .record({
    type: fc.constantFrom<FedType>('dog', 'cat'),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    stage: fc.constantFrom(...feedingStages),
    kcalPer100g: fc.integer({ min: 30, max: 700 }),
    currentKcalPer100g: fc.integer({ min: 30, max: 700 }),
    days: fc.integer({ min: 7, max: 28 }),
  })
  .map(({ share, ...rest }) => ({ ...rest, weightKg: 0.3 + share * (rest.type === 'cat' ? 14.7 : 119.7) }));

it('never feeds more or less than the day’s need during a change, but for the rounding to grams', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const { kcalPerDay, transition } = planOf(question);
      const { kcalPer100g, currentKcalPer100g } = question;
      for (const { currentGrams, newGrams } of transition) {
        const fed = (currentGrams * currentKcalPer100g + newGrams * kcalPer100g) / 100;
        // Half a gram of each.
        expect(Math.abs(fed - kcalPerDay)).toBeLessThanOrEqual(
          (kcalPer100g + currentKcalPer100g) / 200 + 1e-6,
        );
      }
      expect(transition.at(-1)?.currentGrams).toBe(0);
    }),
  );
});

it('gives fewer grams of a denser food, and never more', () => {
  fc.assert(
    fc.property(questions, fc.integer({ min: 30, max: 700 }), (question, other) => {
      const [thin, dense] = [question.kcalPer100g, other].toSorted((a, b) => a - b);
      const grams = [thin, dense].map((kcalPer100g) => planOf({ ...question, kcalPer100g }).gramsPerDay);
      expect(grams[1]).toBeLessThanOrEqual(grams[0] ?? 0);
    }),
  );
});

it.each([
  ['WEIGHT_LOSS', /veterinarian: it is reckoned from the ideal weight/],
  ['YOUNG_TO_4_MONTHS', /Under 8 weeks/],
])('sends %s to the vet', (stage, said) => {
  expect(planOf({ stage }).notes.join(' ')).toMatch(said);
  expect(planOf({}).notes.join(' ')).not.toMatch(said);
});

it.each([
  ['weightKg', { weightKg: 0.29 }],
  ['weightKg', { weightKg: 120.1 }],
  ['weightKg', { type: 'cat', weightKg: 15.1 }],
  ['weightKg', { weightKg: Number.NaN }],
  ['type', { type: 'other' }],
  ['stage', { stage: 'OLD' }],
  ['kcalPer100g', { kcalPer100g: 29 }],
  ['kcalPer100g', { kcalPer100g: 701 }],
  ['currentKcalPer100g', { currentKcalPer100g: 29 }],
  ['days', { days: 6 }],
  ['days', { days: 29 }],
  ['bagGrams', { bagGrams: 0 }],
  ['startOn', { startOn: '2026-02-30' }],
])('refuses a bad %s: %j', (field, change) => {
  const { error } = feedingRules.safeParse({ ...dog, ...change });
  expect(error && Object.keys(fieldErrors(error))).toEqual([field]);
});

it('lets in the limits themselves', () => {
  for (const change of [{ weightKg: 0.3 }, { weightKg: 120 }, { type: 'cat', weightKg: 15 }, { days: 28 }])
    expect(feedingRules.safeParse({ ...dog, ...change }).success).toBe(true);
});
