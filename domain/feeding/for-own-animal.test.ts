import { eatenADay, type FedAnimal, portionOf, stageOf } from './for-own-animal.ts';

const today = '2026-11-29';
const nala: FedAnimal = {
  type: 'cat',
  bornOn: '2020-05-01',
  neutered: 'YES',
  weights: [{ kg: 3 }, { kg: 4 }],
};
const salmon = {
  ...{ category: 'food', type: 'cat', kind: 'Dry', age: 'Adult' },
  ...{ netWeightGrams: 4000, kcalPer100g: 380 },
};
const rex: FedAnimal = { ...nala, type: 'dog', weights: [{ kg: 20 }] };
const chicken = { ...salmon, type: 'dog', netWeightGrams: 12_000, kcalPer100g: 360 };

it.each<[what: string, animal: FedAnimal, food: object, days: number | null, grams: number]>([
  ['a cat, by what it weighed last', nala, salmon, 63, 63],
  ['a dog', rex, chicken, 40, 294],
  ['a dog that is not neutered', { ...rex, neutered: 'NO' }, chicken, 36, 331],
  ['food of which nobody knows how much there is', nala, { ...salmon, netWeightGrams: null }, null, 63],
  ['less than a day’s food', nala, { ...salmon, netWeightGrams: 60 }, 0, 63],
  ['food for any age', nala, { ...salmon, age: null }, 63, 63],
  ['food for the old', nala, { ...salmon, age: 'Senior' }, 63, 63],
])('%s', (_what, animal, food, days, gramsPerDay) => {
  expect(portionOf(animal, food as typeof salmon, today)).toEqual({ gramsPerDay, days, note: null });
});

it('of one that grows, whether it is neutered does not matter, and what has to be said is said', () => {
  const kitten = { ...nala, bornOn: '2026-09-29', neutered: 'UNKNOWN', weights: [{ kg: 1 }] };
  const food = { ...salmon, age: 'Puppy' };
  expect(portionOf(kitten, food, today)).toMatchObject({
    ...{ gramsPerDay: 46, days: 86 },
    note: expect.stringMatching(/^Under 8 weeks/),
  });
  expect(portionOf({ ...kitten, bornOn: '2026-05-29' }, food, today)).toMatchObject({ note: null });
});

it.each<[missing: string[], change: Partial<FedAnimal>]>([
  [['weight'], { weights: [] }],
  [['birthday'], { bornOn: null }],
  [['neutered'], { neutered: 'UNKNOWN' }],
  [['birthday', 'neutered'], { bornOn: undefined, neutered: 'UNKNOWN' }],
  [['weight', 'birthday', 'neutered'], { bornOn: null, neutered: null, weights: [] }],
  [['weight'], { bornOn: '2026-09-29', neutered: 'UNKNOWN', weights: [] }],
])('asks for %j', (missing, change) => {
  expect(portionOf({ ...nala, ...change }, { ...salmon, age: null }, today)).toEqual({ missing });
});

it.each<[what: string, animal: Partial<FedAnimal>, food: object]>([
  ['food for dogs', {}, { type: 'dog' }],
  ['food whose energy is not known', {}, { kcalPer100g: null }],
  ['food of an energy that no food has', {}, { kcalPer100g: 29 }],
  ['treats', {}, { kind: 'Treat' }],
  ['a bed', {}, { category: 'accessories' }],
  ['food for kittens', {}, { age: 'Puppy' }],
  ['food for the grown', { bornOn: '2026-09-29' }, {}],
  ['a rabbit', { type: 'other' }, { type: 'other' }],
  ['a cat that is heavier than cats are', { weights: [{ kg: 15.1 }] }, {}],
  ['a cat that is lighter than cats are', { weights: [{ kg: 0.2 }] }, {}],
])('nothing is said of %s', (_what, animal, food) => {
  expect(portionOf({ ...nala, ...animal }, { ...salmon, ...food }, today)).toBeNull();
});

it.each([
  ['2026-11-29', 'YOUNG_TO_4_MONTHS'],
  ['2026-07-30', 'YOUNG_TO_4_MONTHS'],
  ['2026-07-29', 'YOUNG_FROM_4_MONTHS'],
  ['2025-11-30', 'YOUNG_FROM_4_MONTHS'],
  ['2025-11-29', 'ADULT_NEUTERED'],
])('born on %s, it is %s', (bornOn, stage) => {
  expect(stageOf({ ...nala, bornOn }, today)).toBe(stage);
});

describe('several animals', () => {
  const milo = { ...nala, weights: [{ kg: 5 }] };
  const unweighed = { ...nala, weights: [] };

  it.each<[string, FedAnimal[], object, number | null, FedAnimal[]]>([
    ['eat what each of them eats', [nala, milo], salmon, 137, [nala, milo]],
    ['eat only what is for their kind', [rex, nala], salmon, 63, [nala]],
    ['are counted as far as is known', [unweighed, nala], salmon, 63, [nala]],
    ['of which nothing is known', [unweighed], salmon, null, []],
    ['do not live on treats', [nala], { ...salmon, kind: 'Treat' }, null, []],
  ])('%s', (_what, animals, food, grams, eaters) => {
    const eaten = eatenADay(animals, food as typeof salmon, today);
    expect(eaten).toEqual(grams === null ? null : { grams, eaters });
  });
});
