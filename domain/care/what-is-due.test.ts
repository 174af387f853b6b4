import { withTask, withWeighing } from './own-animal.ts';
import { canBeDoneOn, whatIsDue } from './what-is-due.ts';

const rabies = {
  id: 'a',
  kind: 'VACCINATION',
  name: 'Rabies',
  on: '2026-03-01',
  nextOn: '2027-03-01',
} as const;
const worms = { id: 'w', title: 'Worms', dueOn: '2027-02-28' };

function due(...changes: Parameters<typeof whatIsDue>) {
  return whatIsDue(...changes).map(({ id, dueOn }) => `${id} ${dueOn}`);
}

it('has treatments and tasks by their days', () => {
  expect(due({ treatments: [rabies], tasks: [worms] })).toEqual(['w 2027-02-28', 'a 2027-03-01']);
});

it.each([
  ['what was done again since', { ...rabies, id: 'b', name: 'rabies', on: '2027-02-20', nextOn: null }, []],
  [
    'what another treatment is',
    { ...rabies, id: 'b', name: 'Lepto', on: '2027-02-20', nextOn: null },
    ['a 2027-03-01'],
  ],
  ['what was done before', { ...rabies, id: 'b', on: '2026-02-01', nextOn: null }, ['a 2027-03-01']],
])('knows %s', (_what, other, left) => {
  expect(due({ treatments: [rabies, other], tasks: [] })).toEqual(left);
});

it('counts a planned one as done by the same within sixty days before', () => {
  const planned = { ...rabies, on: null };
  const done = (on: string) => ({ ...rabies, id: 'b', on, nextOn: null });
  expect(due({ treatments: [planned, done('2027-02-01')], tasks: [] })).toEqual([]);
  expect(due({ treatments: [planned, done('2026-10-01')], tasks: [] })).toEqual(['a 2027-03-01']);
});

it.each([
  ['a planned one within sixty days', { on: null }, '2027-01-15', true],
  ['a planned one that is due much later', { on: null }, '2026-10-01', false],
  ['one that was done before', {}, '2027-02-20', true],
])('can have %s done', (_what, change, day, isDone) => {
  expect(canBeDoneOn({ ...rabies, ...change }, day)).toBe(isDone);
});

it('can not have one done again on the day that it was done', () => {
  expect(canBeDoneOn(rabies, rabies.on)).toBe(false);
});

it('ticks a task off on the first day, and takes that back', () => {
  const done = withTask([worms], 'w', '2027-02-01');
  expect(due({ treatments: [], tasks: done })).toEqual([]);
  expect(withTask(done, 'w', '2027-02-05')).toEqual([{ ...worms, doneOn: '2027-02-01' }]);
  expect(withTask(done, 'w', null)).toEqual([worms]);
});

it('keeps one weight a day, in the order of days', () => {
  const two = withWeighing([{ on: '2027-01-01', kg: 4 }], { on: '2026-12-31', kg: 3.9 });
  expect(withWeighing(two, { on: '2027-01-01', kg: 4.1 })).toEqual([
    { on: '2026-12-31', kg: 3.9 },
    { on: '2027-01-01', kg: 4.1 },
  ]);
});
