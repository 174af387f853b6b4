import fc from 'fast-check';
import { addDays, planDate } from '../../repeats/plan-dates.ts';
import { kcalPerDay } from '../energy.ts';
import { changeEvents } from './change-events.ts';
import { changeNotes } from './change-notes.ts';
import {
  daysOfChange,
  fedOn,
  findHoldProblem,
  isOver,
  type KeptFoodChange,
  MAX_HOLDS,
} from './kept-food-change.ts';

/** The worked change of a dog of 20 kg, over the end of a leap February. */
function aChange(changes: Partial<KeptFoodChange> = {}): KeptFoodChange {
  return {
    ...{ petId: 'new', newName: 'New', currentName: 'Old', kcalPer100g: 360, currentKcalPer100g: 400 },
    ...{ kcalPerDay: 1059, stage: 'ADULT_NEUTERED', days: 7, startOn: '2028-02-26', heldOn: [] },
    ...changes,
  };
}

const rows = (change: KeptFoodChange) =>
  daysOfChange(change).map(({ day, on, step, currentGrams, newGrams }) => [
    ...[day, on, step, currentGrams, newGrams],
  ]);

describe('a kept change of food', () => {
  it('is the worked one, with its dates and steps', () => {
    expect(rows(aChange())).toEqual([
      [1, '2028-02-26', 1, 199, 74],
      [2, '2028-02-27', 1, 199, 74],
      [3, '2028-02-28', 2, 132, 147],
      [4, '2028-02-29', 2, 132, 147],
      [5, '2028-03-01', 3, 66, 221],
      [6, '2028-03-02', 3, 66, 221],
      [7, '2028-03-03', 4, 0, 294],
    ]);
  });

  it('stays on its step for two more days each time that it is held, and goes on from there', () => {
    const once = rows(aChange({ heldOn: ['2028-02-28'] }));
    expect(once.map(([, on, step]) => `${String(on).slice(5)} ${step}`)).toEqual([
      ...['02-26 1', '02-27 1', '02-28 2', '02-29 2', '03-01 2', '03-02 2'],
      ...['03-03 3', '03-04 3', '03-05 4'],
    ]);
    const twice = daysOfChange(aChange({ heldOn: ['2028-02-28', '2028-03-03'] }));
    expect(twice.map(({ step }) => step).join('')).toBe('11222233334');
    expect(twice.map(({ day }) => day)).toEqual(twice.map((_day, index) => index + 1));
  });

  it('feeds what its day says, and nothing before it and after it', () => {
    expect(fedOn(aChange(), '2028-02-25')).toBeNull();
    expect(fedOn(aChange(), '2028-02-29')).toMatchObject({ day: 4, currentGrams: 132, newGrams: 147 });
    expect(fedOn(aChange(), '2028-03-04')).toBeNull();
    expect([isOver(aChange(), '2028-03-03'), isOver(aChange(), '2028-03-04')]).toEqual([false, true]);
  });
});

it.each<[today: string, held: readonly string[], problem: RegExp | null]>([
  ['2028-02-25', [], /not begun/],
  ['2028-02-26', [], null],
  ['2028-02-27', ['2028-02-26'], null],
  ['2028-02-26', ['2028-02-26'], /once a day/],
  ['2028-03-03', [], null],
  ['2028-03-04', [], /over/],
  // One of before has made it longer.
  ['2028-03-04', ['2028-02-26'], null],
])('on %s, held on %j, it can be held: %s', (today, heldOn, problem) => {
  const found = findHoldProblem(aChange({ heldOn }), today);
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeNull();
});

it('can be held ten times, and then it is a matter for the vet', () => {
  const first = planDate('2028-02-26');
  const heldOn = Array.from({ length: MAX_HOLDS }, (_, index) => addDays(first, index));
  expect(findHoldProblem(aChange({ heldOn: heldOn.slice(1) }), addDays(first, 11))).toBeNull();
  expect(findHoldProblem(aChange({ heldOn }), addDays(first, 11))).toMatch(/veterinarian/);
});

describe('what is said with it', () => {
  it.each<[Partial<KeptFoodChange>, type: string, said: RegExp]>([
    [{}, 'dog', /blood or black stool.*over 48 hours/],
    [{}, 'cat', /has not eaten for 24 hours/],
    [{ stage: 'WEIGHT_LOSS' }, 'dog', /Losing weight goes with your veterinarian/],
    [{ stage: 'YOUNG_TO_4_MONTHS' }, 'cat', /Under 8 weeks/],
    [{ heldOn: ['2028-02-26'] }, 'dog', /^It waited once\./],
    [{ heldOn: ['2028-02-26', '2028-02-28'] }, 'dog', /^It waited 2 times\./],
  ])('of %j for a %s', (changes, type, said) => {
    expect(changeNotes(aChange(changes), type).join(' ')).toMatch(said);
  });

  it('of a dog is nothing about cats, and of one that is grown nothing about its stage', () => {
    const notes = changeNotes(aChange(), 'dog').join(' ');
    expect(notes).not.toMatch(/24 hours|waited|Under 8 weeks|Losing weight/);
  });
});

describe('in a calendar', () => {
  const stamp = new Date('2028-02-20T12:00:00Z');
  const events = (changes: Partial<KeptFoodChange> = {}) =>
    changeEvents({ id: 'c1', ...aChange(changes) }, 'Rex', 'shop.example', stamp);

  it('is an event a step, from its first day to its last', () => {
    expect(events().map((event) => ('on' in event ? [event.uid, event.on, event.until] : []))).toEqual([
      ['c1-1@shop.example', '2028-02-26', '2028-02-27'],
      ['c1-2@shop.example', '2028-02-28', '2028-02-29'],
      ['c1-3@shop.example', '2028-03-01', '2028-03-02'],
      ['c1-4@shop.example', '2028-03-03', '2028-03-03'],
    ]);
    expect(events()[0]).toMatchObject({
      sequence: 0,
      stamp,
      summary: 'Rex: 199 g of Old and 74 g of New a day',
    });
    expect(events()[3]).toMatchObject({ summary: 'Rex: 294 g of New a day' });
  });

  it('moves under the same ids where it is held', () => {
    const held = events({ heldOn: ['2028-02-29'] });
    expect(held.map(({ uid }) => uid)).toEqual(events().map(({ uid }) => uid));
    expect(held[1]).toMatchObject({ sequence: 1, on: '2028-02-28', until: '2028-03-02' });
    expect(held[3]).toMatchObject({ on: '2028-03-05', until: '2028-03-05' });
  });
});

/** Changes of any dog, with days of theirs on which they were held. */
const changes = fc
  .record({
    kg: fc.double({ min: 0.3, max: 120, noNaN: true }),
    kcalPer100g: fc.integer({ min: 30, max: 700 }),
    currentKcalPer100g: fc.integer({ min: 30, max: 700 }),
    days: fc.integer({ min: 7, max: 28 }),
    gaps: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: MAX_HOLDS }),
  })
  .map(({ kg, gaps, ...rest }) => {
    const kcal = kcalPerDay('dog', kg, 'ADULT_INTACT');
    const change = aChange({ ...rest, kcalPerDay: kcal });
    const heldOn: string[] = [];
    let day = addDays(planDate(change.startOn), -1);
    for (const gap of gaps) {
      day = addDays(day, gap);
      // Only those on which it could be.
      if (!findHoldProblem({ ...change, heldOn }, day)) heldOn.push(day);
    }
    return { ...change, heldOn };
  });

it('never feeds more or less than the day’s need, but for the rounding to grams, held or not', () => {
  fc.assert(
    fc.property(changes, (change) => {
      const { kcalPer100g, currentKcalPer100g } = change;
      for (const { currentGrams, newGrams } of daysOfChange(change)) {
        const fed = (currentGrams * currentKcalPer100g + newGrams * kcalPer100g) / 100;
        // Half a gram of each.
        const rounding = (kcalPer100g + currentKcalPer100g) / 200 + 1e-6;
        expect(Math.abs(fed - change.kcalPerDay)).toBeLessThanOrEqual(rounding);
      }
    }),
  );
});

it('is never shorter where it is held, never goes back a step, and ends with the new food alone', () => {
  fc.assert(
    fc.property(changes, (change) => {
      const days = daysOfChange(change);
      expect(days).toHaveLength(change.days + 2 * change.heldOn.length);
      const steps = days.map(({ step }) => step);
      expect(steps).toEqual(steps.toSorted());
      expect(days.at(-1)?.currentGrams).toBe(0);
      const sooner = daysOfChange({ ...change, heldOn: change.heldOn.slice(0, -1) });
      const isLater = days.every(({ step }, index) => step <= (sooner[index]?.step ?? 4));
      expect(isLater).toBe(true);
    }),
  );
});
