import { PetType } from '../catalogue/pet-options.ts';
import { addDays, planDate } from '../repeats/plan-dates.ts';
import { firstPlan } from './first-plan.ts';
import {
  type Cared,
  isChangeToTell,
  nextReminderOn,
  remindersOn,
  withChangeTold,
  withoutReminders,
} from './treatment-reminders.ts';

type Treatment = Cared['treatments'][number];
type Task = Cared['tasks'][number];

function due(nextOn: string, changes: Partial<Treatment> = {}): Treatment {
  return { id: 't', kind: 'VACCINATION', name: 'FVRCP', nextOn, ...changes };
}

function task(dueOn: string | undefined, changes: Partial<Task> = {}): Task {
  return { id: 'w', title: 'Worms', dueOn, ...changes };
}

function cared(...treatments: Treatment[]): Cared {
  return { treatments, tasks: [] };
}

it.each<[string, Treatment, string | null]>([
  ['a week before its day', due('2026-03-10', { remindFrom: '2026-01-01' }), '2026-03-03'],
  [
    'on its day, where it was noted within the week',
    due('2026-03-10', { remindFrom: '2026-03-04' }),
    '2026-03-10',
  ],
  ['today, where that is a week before', due('2026-03-10', { remindFrom: '2026-03-03' }), '2026-03-03'],
  ['never of what is past', due('2026-03-10', { remindFrom: '2026-03-11' }), null],
  ['never of what has no day', due('', { on: '2026-01-01' }), null],
])('it is reminded %s', (_when, treatment, day) => {
  expect(nextReminderOn(cared(treatment))).toBe(day);
});

it.each<[string, Task, string | null]>([
  ['a week before its day', task('2026-03-10', { remindFrom: '2026-01-01' }), '2026-03-03'],
  [
    'on its day, where it was noted within the week',
    task('2026-03-10', { remindFrom: '2026-03-04' }),
    '2026-03-10',
  ],
  ['never of what is past', task('2026-03-10', { remindFrom: '2026-03-11' }), null],
  ['never once it is done', task('2026-03-10', { doneOn: '2026-01-01' }), null],
  ['never of what is for some day', task(undefined), null],
])('of a task it is reminded %s', (_when, one, day) => {
  expect(nextReminderOn({ treatments: [], tasks: [one] })).toBe(day);
});

it('the first plan of a puppy is reminded of line by line, beside a treatment', () => {
  const plan = firstPlan({ type: PetType.DOG, bornOn: '2026-01-01' }, '2026-02-01');
  const tasks = plan.map((line, at) => ({ ...line, id: `${at}`, remindFrom: '2026-02-01' }));
  const animal = { treatments: [due('2026-02-19', { remindFrom: '2026-02-01' })], tasks };
  expect(plan[0]).toMatchObject({ title: 'Worms', dueOn: '2026-02-12' });
  expect(nextReminderOn(animal)).toBe('2026-02-05');
  expect(remindersOn(animal, '2026-02-05')).toEqual([{ id: '0', isDay: false }]);
  expect(remindersOn(withoutReminders(animal, '2026-02-05'), '2026-02-12')).toEqual([
    { id: '0', isDay: true },
    { id: 't', isDay: false },
  ]);
});

it('whoever did it again is not reminded of the day before', () => {
  const done = due('2027-03-01', { id: 'u', on: '2026-03-01', remindFrom: '2026-03-01' });
  expect(nextReminderOn(cared(due('2026-03-10', { on: '2025-03-10' }), done))).toBe('2027-02-22');
});

it('what nobody reminded of in time is reminded of late, once, and soon not at all', () => {
  const treatment = due('2026-03-10', { remindFrom: '2026-01-01' });
  expect(remindersOn(cared(treatment), '2026-03-02')).toEqual([]);
  expect(remindersOn(cared(treatment), '2026-03-08')).toEqual([{ id: 't', isDay: false }]);
  expect(remindersOn(cared(treatment), '2026-03-12')).toEqual([{ id: 't', isDay: true }]);
  expect(remindersOn(cared(treatment), '2026-03-14')).toEqual([]);
});

it('over two years each is reminded of twice, on its days: month ends, the leap day and clock changes too', () => {
  const days = ['2027-03-14', '2027-11-07', '2028-02-29', '2028-03-31', '2028-08-31'];
  let animal: Cared = {
    treatments: days.map((day) => due(day, { id: day, name: day, remindFrom: '2026-11-28' })),
    tasks: days.map((day) => task(day, { id: `task ${day}`, remindFrom: '2026-11-28' })),
  };
  const told: string[] = [];
  for (let today = planDate('2026-11-28'); today < '2028-12-01'; today = addDays(today, 1)) {
    const next = nextReminderOn(animal);
    if (!next || next > today) continue;
    for (const { id, isDay } of remindersOn(animal, today)) told.push(`${today} ${id} ${isDay}`);
    animal = withoutReminders(animal, today);
  }
  const expected = days.flatMap((day) => [
    ...[`${addDays(planDate(day), -7)} ${day} false`, `${day} ${day} true`],
    ...[`${addDays(planDate(day), -7)} task ${day} false`, `${day} task ${day} true`],
  ]);
  expect(told.toSorted()).toEqual(expected.toSorted());
});

it.each([
  ['2026-03-09', false],
  ['2026-03-10', true],
  // Where nobody was there to tell it in time.
  ['2026-03-13', true],
  ['2026-03-14', false],
])('a change of food that begins on 2026-03-10 is told of on %s: %s, and once', (today, isToTell) => {
  const animal = { ...cared(due('2026-04-01')), foodChange: { startOn: '2026-03-10' } };
  expect(nextReminderOn(animal)).toBe('2026-03-10');
  expect(isChangeToTell(animal, today)).toBe(isToTell);
  const told = { ...animal, foodChange: withChangeTold(animal.foodChange, today) };
  expect(isChangeToTell(told, today)).toBe(false);
  expect(nextReminderOn(told)).toBe(today < '2026-03-10' ? '2026-03-10' : '2026-03-25');
});
