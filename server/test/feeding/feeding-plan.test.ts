import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;

const feedingPlan = `query ($input: FeedingInput!) {
  feedingPlan(input: $input) {
    kcalPerDay gramsPerDay bagLastsDays notes transition { day on currentGrams newGrams }
  }
}`;
const dog = { type: 'DOG', weightKg: 20, stage: 'ADULT_NEUTERED', kcalPer100g: 360 };

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

function ask(input: object) {
  return shop.gql(feedingPlan, { input: { ...dog, ...input } });
}

it.each([
  [{ bagGrams: 12_000 }, { kcalPerDay: 1059, gramsPerDay: 294, bagLastsDays: 40, transition: [] }],
  [
    { type: 'CAT', weightKg: 4, kcalPer100g: 380 },
    { kcalPerDay: 238, gramsPerDay: 63, bagLastsDays: null },
  ],
  [
    { weightKg: 35, stage: 'EASY_GAINER', kcalPer100g: 340 },
    { kcalPerDay: 1410, gramsPerDay: 415 },
  ],
])('reckons the worked figures for %j', async (input, figures) => {
  expect((await ask(input)).data.feedingPlan).toMatchObject(figures);
});

it('changes food over seven days unless told otherwise, with the dates from the first day on', async () => {
  const { data } = await ask({ currentKcalPer100g: 400, startOn: '2026-02-27' });
  const { transition } = data.feedingPlan;
  expect(
    transition.map(({ currentGrams, newGrams }: Record<string, number>) => [currentGrams, newGrams]),
  ).toEqual([
    ...[199, 199].map((current) => [current, 74]),
    ...[132, 132].map((current) => [current, 147]),
    ...[66, 66].map((current) => [current, 221]),
    [0, 294],
  ]);
  expect(transition[2]).toMatchObject({ day: 3, on: '2026-03-01' });
});

it('says what a vet decides', async () => {
  const { data } = await ask({ stage: 'WEIGHT_LOSS' });
  expect(data.feedingPlan.notes.join(' ')).toContain('your veterinarian');
});

it.each([
  ['type', { type: 'OTHER' }],
  ['weightKg', { weightKg: 0.2 }],
  ['weightKg', { type: 'CAT', weightKg: 16 }],
  ['kcalPer100g', { kcalPer100g: 701 }],
  ['currentKcalPer100g', { currentKcalPer100g: 29 }],
  ['days', { days: 29 }],
])('refuses a bad %s by its name: %j', async (field, input) => {
  const refused = await ask(input);
  expect(refused.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(badFieldsOf(refused)).toEqual([field]);
});
