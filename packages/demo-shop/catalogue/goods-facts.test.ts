import { Category, PetType } from '../../../domain/catalogue/pet-options.ts';
import { petRules } from '../../../domain/input/input-rules.ts';
import type { DemoItem } from '../goods/demo-item.ts';
import { catalogue } from './catalogue.ts';

const goods = catalogue.filter(({ category }) => category !== Category.PETS);
const food = goods.filter(({ category }) => category === Category.FOOD);

it.each(goods.map((item) => [item.key, item] as const))(
  'enters %s as an admin could',
  (_key, { key, ...input }) => {
    expect(petRules.safeParse(input).error).toBeUndefined();
  },
);

it.each(food.map((item) => [item.petname, item] as const))(
  '%s has what its name says in it',
  (name, item) => {
    const { netWeightGrams, pieceCount, ingredients } = item;
    expect({ netWeightGrams, pieceCount }).toEqual(contentIn(name));
    expect(ingredients).toEqual(expect.any(String));
  },
);

/** "6 × 400 g" is 2400 g in six pieces, and "28 pieces" weighs whatever it weighs. */
function contentIn(name: string) {
  const [, count, number, unit] = /(?:(\d+) × )?([\d.]+) (k?g)\b/.exec(name) ?? [];
  const [, pieces = count] = /(\d+) pieces|box of (\d+)/.exec(name)?.filter(Boolean) ?? [];
  const grams = Number(number) * (unit === 'kg' ? 1000 : 1) * Number(count ?? 1);
  return {
    netWeightGrams: number ? grams : undefined,
    pieceCount: pieces ? Number(pieces) : undefined,
  };
}

it.each(food.filter(({ kcalPer100g }) => kcalPer100g).map((item) => [item.petname, item] as const))(
  '%s has the energy that its analysis comes to',
  (_name, { kcalPer100g, analysis = '' }) => {
    const [protein = 0, fat = 0, ...others] = [...analysis.matchAll(/([\d.]+) %/g)].map(([, part]) =>
      Number(part),
    );
    expect(others).toHaveLength(3);
    const rest = 100 - protein - fat - others.reduce((sum, part) => sum + part, 0);
    expect(Math.abs(3.5 * protein + 8.5 * fat + 3.5 * rest - Number(kcalPer100g))).toBeLessThan(1);
  },
);

it('says the energy of dry and wet food for dogs and cats, but of what is complementary', () => {
  const isForDogsAndCats = ({ type }: DemoItem) => type !== PetType.OTHER;
  const silent = food.filter((item) => isForDogsAndCats(item) && item.kind !== 'Treat' && !item.kcalPer100g);
  expect(silent.map(({ petname }) => petname.replace(/, .*/, ''))).toEqual([
    'Saltmarsh Cod & Shrimp in Broth',
    'Saltmarsh Cod & Shrimp in Broth',
    'Saltmarsh Tuna in Jelly',
    'Saltmarsh Tuna in Jelly',
  ]);
  for (const { analysis } of silent) expect(analysis).toMatch(/^Complementary food/);
});

it('says of all food for dogs and cats whether it is all that they need, and treats are not', () => {
  for (const { petname, type, kind, feed, analysis } of food) {
    if (type !== PetType.OTHER) expect([petname, feed]).toEqual([petname, expect.any(String)]);
    if (kind === 'Treat') expect([petname, feed]).toEqual([petname, 'Complementary']);
    const [, said] = /^(Comple\w+) food/.exec(analysis ?? '') ?? [];
    if (said) expect([petname, feed]).toEqual([petname, said]);
  }
});

const families = Object.entries(Object.groupBy(goods, ({ family }) => family ?? '')).filter(([name]) => name);

it.each(families)('%s costs less for a unit in the larger pack', (_family, members = []) => {
  const units = members
    .map((item) => ({ item, amount: item.netWeightGrams ?? item.netVolumeMl ?? item.pieceCount ?? 0 }))
    .toSorted((a, b) => a.amount - b.amount);
  const perUnit = units.map(({ item, amount }) => item.petprice / amount);
  for (const [place, price] of perUnit.entries()) {
    const before = units[place - 1];
    if (before && before.amount < Number(units[place]?.amount))
      expect(price).toBeLessThan(Number(perUnit[place - 1]));
  }
});

it.each(families)('%s is of one kind for one animal, and its variants differ', (_family, members = []) => {
  expect(new Set(members.map(({ category, type, kind }) => `${category} ${type} ${kind}`)).size).toBe(1);
  expect(new Set(members.map(({ variant }) => variant)).size).toBe(members.length);
});

it.each([
  ['dog-food-salmon-kibble', /chicken|beef|wheat|rice|maize|oats/i],
  ['dog-food-duck-kibble', /chicken|beef/i],
  ['dog-food-stew-pouches', /sugar|wheat/i],
  ['cat-food-rabbit-cans', /chicken|beef|fish|turkey/i],
  ['cat-food-gravy-pouches', /starch/i],
])('%s has nothing in it that its text says it is free from', (key, without) => {
  expect(food.find((item) => item.key === key)?.ingredients).not.toMatch(without);
});
