import { addDays, planDate } from '../repeats/plan-dates.ts';
import { nextReminderOn, type Reminded, remindersOn, withoutReminders } from './treatment-reminders.ts';

function due(nextOn: string, changes: Partial<Reminded> = {}): Reminded {
  return { id: 't', kind: 'VACCINATION', name: 'FVRCP', nextOn, ...changes };
}

it.each<[string, Reminded, string | null]>([
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
  expect(nextReminderOn([treatment])).toBe(day);
});

it('whoever did it again is not reminded of the day before', () => {
  const done = due('2027-03-01', { id: 'u', on: '2026-03-01', remindFrom: '2026-03-01' });
  expect(nextReminderOn([due('2026-03-10', { on: '2025-03-10' }), done])).toBe('2027-02-22');
});

it('what nobody reminded of in time is reminded of late, once, and soon not at all', () => {
  const treatment = due('2026-03-10', { remindFrom: '2026-01-01' });
  expect(remindersOn([treatment], '2026-03-02')).toEqual([]);
  expect(remindersOn([treatment], '2026-03-08')).toEqual([{ id: 't', isDay: false }]);
  expect(remindersOn([treatment], '2026-03-12')).toEqual([{ id: 't', isDay: true }]);
  expect(remindersOn([treatment], '2026-03-14')).toEqual([]);
});

it('over two years each is reminded of twice, on its days: month ends, the leap day and clock changes too', () => {
  const days = ['2027-03-14', '2027-11-07', '2028-02-29', '2028-03-31', '2028-08-31'];
  let treatments = days.map((day) => due(day, { id: day, name: day, remindFrom: '2026-11-28' }));
  const told: string[] = [];
  for (let today = planDate('2026-11-28'); today < '2028-12-01'; today = addDays(today, 1)) {
    const next = nextReminderOn(treatments);
    if (!next || next > today) continue;
    for (const { id, isDay } of remindersOn(treatments, today)) told.push(`${today} ${id} ${isDay}`);
    treatments = withoutReminders(treatments, today);
  }
  const expected = days.flatMap((day) => [
    `${addDays(planDate(day), -7)} ${day} false`,
    `${day} ${day} true`,
  ]);
  expect(told).toEqual(expected.toSorted());
});
