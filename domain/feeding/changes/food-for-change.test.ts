import { type PlanDate, planDate } from '../../repeats/plan-dates.ts';
import { type KnownFood, newFoodEndsOn, oldFoodEndsOn } from './food-for-change.ts';
import type { KeptFoodChange } from './kept-food-change.ts';

/** Feeds 199 g of the old food twice, 132 twice, 66 twice: 794 g; of the new one 74, 147, 221, then 294. */
const change: KeptFoodChange = {
  ...{ petId: 'new', newName: 'New', currentName: 'Old', kcalPer100g: 360, currentKcalPer100g: 400 },
  ...{ kcalPerDay: 1059, stage: 'ADULT_NEUTERED', days: 7, startOn: '2026-12-10', heldOn: [] },
};
const [before, first, third] = ['2026-12-01', '2026-12-10', '2026-12-12'].map(planDate) as [
  PlanDate,
  PlanDate,
  PlanDate,
];

function food(...bags: readonly (readonly [grams: number, arrivesOn: string])[]): KnownFood {
  return {
    bags: bags.map(([grams, arrivesOn]) => ({ grams, arrivesOn: planDate(arrivesOn) })),
    ...{ count: null, othersGramsADay: 0 },
  };
}

// 265 g a day of it until the change begins.
it.each<[what: string, KnownFood, today: PlanDate, PlanDate | string | null]>([
  ['is enough', food([9 * 265 + 794, '2026-12-01']), before, null],
  ['is a gram too little', food([9 * 265 + 793, '2026-12-01']), before, '2026-12-15'],
  ['is gone before it begins', food([1000, '2026-12-01']), before, first],
  ['is gone, and more comes in time', food([1000, '2026-12-01'], [1100, '2026-12-09']), before, null],
  ['comes after the first day', food([800, '2026-12-12']), before, first],
  ['lacked on days that are past, and is there now', food([1000, '2026-12-12']), third, null],
  ['lacks from today on', food([400, '2026-12-10']), third, third],
  ['is not known', food(), before, null],
])('of the old food there %s', (_what, known, today, day) => {
  expect(oldFoodEndsOn(change, known, today)).toBe(day);
});

it('a count at home goes before what was bought until then, and others eat of it too', () => {
  const counted = { ...food([5000, '2026-11-01']), count: { grams: 794, on: first } };
  expect(oldFoodEndsOn(change, counted, first)).toBeNull();
  expect(oldFoodEndsOn(change, { ...counted, othersGramsADay: 100 }, first)).toBe('2026-12-12');
});

it('a hold takes more of the old food', () => {
  const known = food([9 * 265 + 794, '2026-12-01']);
  expect(oldFoodEndsOn({ ...change, heldOn: ['2026-12-10'] }, known, first)).toBe('2026-12-13');
});

// 884 g in the six days, 1178 g in all.
it.each<[what: string, KnownFood, PlanDate | string]>([
  ['that nobody has ends when it begins', food(), first],
  ['of a bag ends after the change', food([1178 + 294, '2026-12-01']), '2026-12-18'],
  ['of a sample ends within it', food([500, '2026-12-01']), '2026-12-14'],
  ['that comes too late ends when it begins', food([2000, '2026-12-11']), first],
  [
    'that comes in parts ends after the last one',
    food([295, '2026-12-10'], [147, '2026-12-13']),
    '2026-12-14',
  ],
])('the new food %s', (_what, known, day) => {
  expect(newFoodEndsOn(change, known, before)).toBe(day);
});

it('others that eat the new food are counted where there is some', () => {
  expect(newFoodEndsOn(change, { ...food([1000, '2026-12-01']), othersGramsADay: 100 }, before)).toBe(first);
  expect(newFoodEndsOn(change, { ...food(), othersGramsADay: 100 }, before)).toBe(first);
});

it('of very much new food there is enough for as long as it looks ahead', () => {
  expect(newFoodEndsOn(change, food([900_000, '2026-12-01']), before)).toBe('2027-02-15');
});
