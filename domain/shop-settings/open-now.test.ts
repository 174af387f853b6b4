import { openText } from './open-now.ts';

const terms = {
  openingHours: [
    ...[1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes: '19:00' })),
    { day: 6, opens: '18:00', closes: '24:00' },
  ],
  holidays: [
    '2026-11-26',
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
  ],
  timeZone: 'America/New_York',
};

// The 23rd of November 2026 is a Monday, and the clock is five hours behind UTC.
it.each([
  ['when it opens', '2026-11-23T14:00:00Z', 'Open now, until 7 pm'],
  ['before it opens', '2026-11-23T13:59:00Z', 'Closed now, opens at 9 am'],
  ['when it closes', '2026-11-24T00:00:00Z', 'Closed now, opens on Tuesday at 9 am'],
  ['a minute before it closes', '2026-11-23T23:59:00Z', 'Open now, until 7 pm'],
  ['late on a day until midnight', '2026-11-29T04:59:00Z', 'Open now, until midnight'],
  ['on a day without hours', '2026-11-29T17:00:00Z', 'Closed now, opens on Monday at 9 am'],
  [
    'before hours on a holiday',
    '2026-11-26T12:00:00Z',
    'Closed today for a holiday, opens on Friday at 9 am',
  ],
  [
    'within hours on a holiday',
    '2026-11-26T17:00:00Z',
    'Closed today for a holiday, opens on Friday at 9 am',
  ],
  ['late on a holiday', '2026-11-27T04:59:00Z', 'Closed today for a holiday, opens on Friday at 9 am'],
  ['on the evening before one', '2026-11-26T02:00:00Z', 'Closed now, opens on Friday at 9 am'],
  ['on the day after one', '2026-11-27T17:00:00Z', 'Open now, until 7 pm'],
  [
    'on the first of many',
    '2026-12-24T17:00:00Z',
    'Closed today for a holiday, opens on Thursday, Dec 31 at 9 am',
  ],
])('%s it says so', (_when, now, text) => {
  expect(openText(new Date(now), terms)).toBe(text);
});

it('goes by the calendar of the shop', () => {
  const inAuckland = { ...terms, timeZone: 'Pacific/Auckland' };
  expect(openText(new Date('2026-11-25T21:00:00Z'), inAuckland)).toMatch(/^Closed today for a holiday/);
  expect(openText(new Date('2026-11-26T21:00:00Z'), inAuckland)).toBe('Open now, until 7 pm');
});

it('promises no opening of a shop that is never open', () => {
  const never = { ...terms, openingHours: [] };
  expect(openText(new Date('2026-11-23T14:00:00Z'), never)).toBe('Closed now');
});
