import { type VisitTerms, visitAt, visitProblem, visitSlots } from './visits.ts';

const terms: VisitTerms = {
  openingHours: [
    { day: 1, opens: '09:00', closes: '19:00' },
    { day: 6, opens: '10:00', closes: '24:00' },
  ],
  holidays: ['2026-11-30'],
  timeZone: 'America/New_York',
  visitMinutes: 45,
};
const now = new Date('2026-11-20T12:00:00Z');

// The 23rd of November 2026 is a Monday, and the clock is five hours behind UTC.
it.each([
  ['when the shop opens', '2026-11-23T14:00:00Z', null],
  ['five minutes before', '2026-11-23T13:55:00Z', 'The shop is open from 09:00 to 19:00'],
  ['so that it ends when the shop closes', '2026-11-23T23:15:00Z', null],
  ['five minutes later', '2026-11-23T23:20:00Z', 'The shop is open from 09:00 to 19:00'],
  ['up to midnight', '2026-11-29T04:15:00Z', null],
  ['on a day without hours', '2026-11-24T15:00:00Z', 'The shop is closed on that day'],
  ['on a holiday', '2026-11-30T15:00:00Z', 'The shop is closed on that day: a holiday'],
  ['on the local day before it', '2026-11-29T04:00:00Z', null],
  ['in between', '2026-11-23T15:03:00Z', 'Visits begin at every fifth minute, such as 10:05'],
  ['in the past', '2026-11-20T12:00:00Z', 'In the past'],
  ['never', 'whenever', 'No time'],
])('a visit %s', (_when, at, problem) => {
  expect(visitProblem(new Date(at), terms, now)).toBe(problem);
});

it('two visits share a slot exactly where they overlap', () => {
  const slots = (at: string, visitMinutes = 45) =>
    visitSlots(visitAt(new Date(at), { visitMinutes })).map((slot) => slot.toISOString());
  const shared = (one: string[], other: string[]) => one.filter((slot) => other.includes(slot)).length;
  const first = slots('2026-11-23T15:00:00Z');
  expect(first).toHaveLength(9);
  expect(shared(first, slots('2026-11-23T15:40:00Z'))).toBe(1);
  expect(shared(first, slots('2026-11-23T15:45:00Z'))).toBe(0);
  expect(shared(first, slots('2026-11-23T14:15:00Z'))).toBe(0);
  expect(shared(first, slots('2026-11-23T14:30:00Z', 120))).toBe(9);
});
