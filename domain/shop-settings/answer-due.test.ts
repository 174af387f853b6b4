import { answerDueAt } from './answer-due.ts';

const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes: '19:00' }));
const terms = {
  openingHours: [...weekdays, { day: 6, opens: '10:00', closes: '16:00' }],
  holidays: ['2026-11-26'],
  timeZone: 'America/New_York',
};

// The 23rd of November 2026 is a Monday, and the clock is five hours behind UTC.
it.each([
  ['in the middle of a day', '2026-11-23T16:00:00Z', '2026-11-24T16:00:00Z'],
  ['before the shop opens', '2026-11-23T11:00:00Z', '2026-11-24T14:00:00Z'],
  ['after it has closed', '2026-11-24T01:00:00Z', '2026-11-25T14:00:00Z'],
  ['the day before a holiday', '2026-11-25T16:00:00Z', '2026-11-27T16:00:00Z'],
  ['late on the day before a short one', '2026-11-27T23:00:00Z', '2026-11-28T21:00:00Z'],
  ['early on a day before one that opens later', '2026-11-27T14:10:00Z', '2026-11-28T15:00:00Z'],
  ['on a Sunday', '2026-11-29T17:00:00Z', '2026-12-01T14:00:00Z'],
  ['before the clock is put forward', '2027-03-13T17:00:00Z', '2027-03-15T16:00:00Z'],
])('what is asked %s is answered within a working day', (_when, askedAt, dueAt) => {
  expect(answerDueAt(new Date(askedAt), terms).toISOString()).toBe(dueAt.replace('Z', '.000Z'));
});

it('a shop that is never open answers within a day', () => {
  const asked = new Date('2026-11-23T16:00:00Z');
  const closed = { ...terms, openingHours: [] };
  expect(answerDueAt(asked, closed).toISOString()).toBe('2026-11-24T16:00:00.000Z');
});
