import { PetType, Species } from '../catalogue/pet-options.ts';
import {
  datedFirstDays,
  type FirstDaysKind,
  firstDaysKind,
  firstDaysOf,
  firstDaysSources,
  withArrival,
  withFirstDay,
} from './first-thirty-days.ts';

const kinds: readonly FirstDaysKind[] = ['DOG', 'CAT', 'RABBIT', 'BIRD'];

it.each([
  [{ type: PetType.DOG }, 'DOG'],
  [{ type: PetType.CAT, species: null }, 'CAT'],
  [{ type: PetType.OTHER, species: Species.RABBIT }, 'RABBIT'],
  [{ type: PetType.OTHER, species: Species.BIRD }, 'BIRD'],
  [{ type: PetType.OTHER, species: Species.FISH }, null],
  [{ type: PetType.OTHER }, null],
])('%j has the list of %s', (animal, kind) => {
  expect(firstDaysKind(animal)).toBe(kind);
});

describe.each(kinds)('the list of a %s', (kind) => {
  const list = firstDaysOf(kind);

  it('has twelve lines by their days, each once, from before it comes to day 30', () => {
    expect(list.map(({ day }) => day)).toEqual([-1, 0, 1, 2, 3, 5, 7, 8, 10, 14, 21, 30]);
  });

  it('names who it is arranged after, no amount of a medicine, and promises nothing', () => {
    expect(firstDaysSources[kind]).not.toBe('');
    for (const { text } of list) expect(text).not.toMatch(/\d\s?(mg|ml|mcg)\b|\bsafe|healthy|overdue/i);
  });
});

it.each([
  // The year, a leap day and a clock change (in the USA on 2026-03-08) lie between.
  ['2026-12-31', '2026-12-30', '2027-01-07', '2027-01-30'],
  ['2028-02-27', '2028-02-26', '2028-03-05', '2028-03-28'],
  ['2026-03-01', '2026-02-28', '2026-03-08', '2026-03-31'],
])('of one that comes on %s begins on %s, has day 7 on %s and day 30 on %s', (arrivedOn, ...days) => {
  const dated = datedFirstDays('DOG', { arrivedOn, done: [] });
  const on = (day: number) => dated.find((line) => line.day === day)?.dueOn;
  expect([on(-1), on(7), on(30)]).toEqual(days);
});

it('of a kind without a list, or that has not begun, has no lines', () => {
  expect(datedFirstDays(null, { arrivedOn: '2026-11-28', done: [] })).toEqual([]);
  expect(datedFirstDays('CAT', null)).toEqual([]);
});

it('keeps what was done, each line once with its first day, also where the day of arrival changes', () => {
  const begun = withArrival(null, '2026-11-01');
  const done = withFirstDay(withFirstDay(begun, 7, '2026-11-08'), 7, '2026-11-09');
  expect(done.done).toEqual([{ day: 7, on: '2026-11-08' }]);
  const moved = withArrival(done, '2026-11-03');
  expect(datedFirstDays('DOG', moved)).toContainEqual(
    expect.objectContaining({ day: 7, dueOn: '2026-11-10', doneOn: '2026-11-08' }),
  );
  expect(withFirstDay(moved, 7, null).done).toEqual([]);
});
