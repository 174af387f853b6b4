import fc from 'fast-check';
import { addDays, type PlanDate, planDate } from '../repeats/plan-dates.ts';
import { type Bag, type Count, foodAtHome } from './food-at-home.ts';

const day = planDate;
const today = day('2026-12-01');

/** Days from today, grams. */
type Written = readonly (readonly [number, number])[];

function bagsOf(written: Written): Bag[] {
  return written.map(([inDays, grams]) => ({ arrivesOn: addDays(today, inDays), grams }));
}

function countOf([inDays, grams]: readonly [number, number]): Count {
  return { on: addDays(today, inDays), grams };
}

it.each<[string, Written, left: number, coming: number, endsOn: string, gapFrom: string | null]>([
  ['one that came ten days ago', [[-10, 3000]], 2000, 0, '2026-12-21', null],
  ['one that comes in four days', [[4, 1000]], 0, 1000, '2026-12-15', null],
  [
    'a second one moves the end',
    [
      [-10, 3000],
      [-2, 1500],
    ],
    3500,
    0,
    '2027-01-05',
    null,
  ],
  [
    'one that comes while there is some',
    [
      [-10, 1500],
      [4, 1000],
    ],
    500,
    1000,
    '2026-12-16',
    null,
  ],
  [
    'in whatever order they are told',
    [
      [4, 1000],
      [-10, 1500],
    ],
    500,
    1000,
    '2026-12-16',
    null,
  ],
  [
    'one that comes the day on which the one before ends',
    [
      [-10, 1400],
      [4, 1000],
    ],
    400,
    1000,
    '2026-12-15',
    null,
  ],
  [
    'one that comes a day late',
    [
      [-10, 1300],
      [4, 1000],
    ],
    300,
    1000,
    '2026-12-15',
    '2026-12-04',
  ],
  [
    'one that comes when all has ended',
    [
      [-30, 1000],
      [4, 1000],
    ],
    0,
    1000,
    '2026-12-15',
    '2026-12-01',
  ],
  [
    'a gap that is over says nothing',
    [
      [-30, 1000],
      [-5, 1000],
    ],
    500,
    0,
    '2026-12-06',
    null,
  ],
  ['what comes today is there', [[0, 250]], 250, 0, '2026-12-03', null],
  ['what ended is gone', [[-30, 1000]], 0, 0, '2026-11-11', null],
  ['more than anybody eats', [[0, 90_000_000]], 90_000_000, 0, '2036-11-28', null],
])('%s, at 100 g a day', (_what, written, gramsLeft, gramsComing, endsOn, gapFrom) => {
  const expected = { gramsLeft, gramsComing, endsOn, gapFrom };
  expect(foodAtHome(bagsOf(written), 100, today)).toEqual(expected);
});

it.each<[string, Written, readonly [number, number], left: number, endsOn: string, gapFrom: string | null]>([
  ['takes the place of what came before', [[-10, 3000]], [-2, 500], 300, '2026-12-04', null],
  ['has what came on its day in it', [[-2, 3000]], [-2, 500], 300, '2026-12-04', null],
  [
    'goes with what comes later',
    [
      [-10, 3000],
      [-1, 1000],
    ],
    [-2, 500],
    1300,
    '2026-12-14',
    null,
  ],
  ['stands alone', [], [0, 1000], 1000, '2026-12-11', null],
  ['of nothing shows the gap', [[4, 1000]], [0, 0], 0, '2026-12-15', '2026-12-01'],
])('a count %s', (_what, written, count, gramsLeft, endsOn, gapFrom) => {
  const found = foodAtHome(bagsOf(written), 100, today, countOf(count));
  expect(found).toMatchObject({ gramsLeft, endsOn, gapFrom });
});

it('of nothing nothing is known', () => {
  expect(foodAtHome([], 100, today)).toBeNull();
});

describe('whatever was bought', () => {
  const dayOff = fc.integer({ min: -90, max: 40 });
  const bag = fc.tuple(dayOff, fc.integer({ min: 1, max: 20_000 }));
  const bags = fc.array(bag, { minLength: 1, maxLength: 8 });
  const aDay = fc.integer({ min: 1, max: 1000 });
  const counted = fc.option(fc.tuple(fc.integer({ min: -90, max: 0 }), fc.nat({ max: 20_000 })));

  function endOf(written: Written, gramsADay: number, count: readonly [number, number] | null = null) {
    return (
      foodAtHome(bagsOf(written), gramsADay, today, count && countOf(count))?.endsOn ?? day('2000-01-01')
    );
  }

  it('a forecast with more food never ends earlier', () => {
    fc.assert(
      fc.property(bags, bag, aDay, counted, (some, another, gramsADay, count) => {
        expect(endOf([...some, another], gramsADay, count) >= endOf(some, gramsADay, count)).toBe(true);
      }),
    );
  });

  it('nor one with larger bags, or with less that is eaten a day', () => {
    fc.assert(
      fc.property(bags, fc.nat({ max: 5000 }), aDay, (some, grams, gramsADay) => {
        const larger = some.map(([on, before]) => [on, before + grams] as const);
        expect(endOf(larger, gramsADay) >= endOf(some, gramsADay)).toBe(true);
        expect(endOf(some, gramsADay) >= endOf(some, gramsADay + grams)).toBe(true);
      }),
    );
  });

  it('it says what eating day by day comes to', () => {
    fc.assert(
      fc.property(bags, fc.integer({ min: 50, max: 1000 }), (some, gramsADay) => {
        expect(foodAtHome(bagsOf(some), gramsADay, today)).toEqual(eatenDayByDay(some, gramsADay));
      }),
    );
  });
});

/** The same, one meal after another. */
function eatenDayByDay(written: Written, gramsADay: number) {
  const days = written.map(([inDays]) => inDays);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  let grams = 0;
  let gramsLeft = 0;
  let gapFrom: PlanDate | null = null;
  for (let at = first; ; at += 1) {
    for (const [inDays, more] of written) if (inDays === at) grams += more;
    if (at === 0) gramsLeft = grams;
    const isHungry = grams < gramsADay;
    if (isHungry && at >= 0 && at < last) gapFrom ??= addDays(today, at);
    if (isHungry && at >= last) {
      const coming = written.filter(([inDays]) => inDays > 0);
      const gramsComing = coming.reduce((sum, [, more]) => sum + more, 0);
      if (at < 0) gramsLeft = 0;
      return { gramsLeft, gramsComing, endsOn: addDays(today, at), gapFrom };
    }
    grams = Math.max(0, grams - gramsADay);
  }
}
