import { endOfHold, longerHold, longerHoldProblem } from './longer-hold.ts';

const timeZone = 'America/New_York';
/** In New York it is still the 27th. */
const now = new Date('2026-11-28T03:00:00Z');
const heldUntil = new Date('2026-12-01T15:00:00Z');

it('a hold lasts through its last day by the shop’s clock', () => {
  expect(endOfHold('2026-12-04', timeZone)).toEqual(new Date('2026-12-05T04:59:59.999Z'));
});

it.each([
  ['yesterday', '2026-11-26', 'Tomorrow at the earliest'],
  ['today', '2026-11-27', 'Tomorrow at the earliest'],
  ['tomorrow, which is sooner than now', '2026-11-28', 'Not before the animal is kept until now'],
  ['the day before the present end', '2026-11-30', 'Not before the animal is kept until now'],
  ['the day of the present end, whole', '2026-12-01', null],
  ['a day later', '2026-12-02', null],
  ['the last day that there is', '2027-01-26', null],
  ['a day after that', '2027-01-27', 'At most 60 days from today'],
])('keeping an animal until %s', (_when, day, problem) => {
  expect(longerHoldProblem(day, heldUntil, now, timeZone)).toBe(problem);
});

it('of a hold that has just ended, tomorrow is early enough', () => {
  expect(longerHoldProblem('2026-11-28', now, now, timeZone)).toBeNull();
});

it.each([
  ['two days before the new end', '2026-12-04T12:00:00Z', '2026-12-02T12:00:00Z', false],
  ['at once where the new end is near', '2026-11-29T12:00:00Z', '2026-11-29T12:00:00Z', true],
])('the clock wakes, and reminds %s', (_when, end, wakeAt, isReminded) => {
  const until = new Date(end);
  expect(longerHold(until, now)).toEqual({
    times: { heldUntil: until, dueAt: until, wakeAt: new Date(wakeAt) },
    event: { at: now, stage: 'APPROVED', by: 'SHOP', heldUntil: until },
    isReminded,
  });
});
