import { DAY_MS } from '../durations.ts';
import {
  afterHomeDays,
  afterHomeDue,
  afterHomeQuestion,
  nextAfterHome,
  readAfterHomeDay,
} from './after-home.ts';

const movedAt = new Date('2026-11-01T15:00:00Z');
const after = (days: number) => new Date(movedAt.getTime() + days * DAY_MS);

it.each([
  [0, null, 2],
  [1.99, null, 2],
  [2, 2, 14],
  [13, 2, 14],
  [14, 14, 60],
  // No worker ran for weeks: one mail, not two.
  [20, 14, 60],
  [60, 60, null],
  [400, 60, null],
])('%s days after the hand-over, what is asked is of day %s, and next on day %s', (days, due, next) => {
  expect(afterHomeDue(movedAt, after(days))).toBe(due);
  expect(nextAfterHome(movedAt, after(days))).toEqual(next === null ? null : after(next));
});

it.each([
  ['2', 2],
  ['14', 14],
  ['60', 60],
  ['3', null],
  ['', null],
  [undefined, null],
])('a mail of %p was written for day %p', (text, day) => {
  expect(readAfterHomeDay(text)).toBe(day);
});

it.each([
  [{ type: 'cat' }, /24 hours/],
  [{ type: 'dog' }, /Eating little is common/],
  [{ type: 'other', species: 'Rabbit' }, /hay/],
  [{ type: 'other', species: 'Bird' }, /vet for birds/],
  [{ type: 'other', species: 'Fish' }, /left alone/],
  [{ type: 'other' }, /left alone/],
  // What a dog is called beside that is no matter.
  [{ type: 'dog', species: 'Bird' }, /Eating little is common/],
])('on day 2 %j is asked after in its own way', (animal, expected) => {
  expect(afterHomeQuestion(animal, 2)).toMatch(expected);
});

it('asks something else on each day', () => {
  for (const type of ['dog', 'cat', 'other']) {
    expect(new Set(afterHomeDays.map((day) => afterHomeQuestion({ type }, day))).size).toBe(3);
  }
});
