import { dateOf } from '../../../../lib/format/calendar-days.ts';
import {
  dayProblems,
  lastMonthSoFar,
  nameOfBefore,
  readPeriod,
  type Span,
  spanBefore,
  spanOf,
  writePeriod,
  yesterday,
} from './period.ts';

const today = '2026-11-21';

function read(query: string) {
  return readPeriod(new URLSearchParams(query), today);
}

/** A span between two days as they begin where the tests run. */
function between(from: string, to: string): Span {
  return { from: dateOf(from).toISOString(), to: dateOf(to).toISOString() };
}

describe('a period', () => {
  it.each([
    ['', '30-days', '2026-10-23', '2026-11-21'],
    ['period=7-days', '7-days', '2026-11-15', '2026-11-21'],
    ['period=12-months', '12-months', '2025-12-01', '2026-11-21'],
    ['period=custom&from=2026-02-27&to=2026-03-02', 'custom', '2026-02-27', '2026-03-02'],
  ])('of the URL %j is %s, from %s to %s', (query, choice, firstDay, lastDay) => {
    expect(read(query)).toEqual({ choice, firstDay, lastDay });
  });

  it.each([
    'period=decade',
    'period=custom',
    'period=custom&from=2026-02-30&to=2026-03-02',
    'period=custom&from=2026-03-02&to=2026-03-01',
    'period=custom&from=2026-11-01&to=2026-11-22',
  ])('that is invalid, as in %j, is the default one', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  it.each(['', 'period=7-days', 'period=custom&from=2026-02-27&to=2026-03-02'])(
    'survives reading and writing: %j',
    (query) => {
      expect(new URLSearchParams(writePeriod(read(query))).toString()).toBe(query);
    },
  );

  it('includes its last day in the API’s span', () => {
    expect(spanOf(read('period=7-days'))).toEqual(between('2026-11-15', '2026-11-22'));
  });

  it.each([
    ['period=7-days', '2026-11-08', '2026-11-15', 'in the 7 days before'],
    ['period=12-months', '2024-12-01', '2025-12-01', 'in the 12 months before'],
    // Over the end of a leap year's February.
    ['period=custom&from=2024-02-15&to=2024-03-14', '2024-01-17', '2024-02-15', 'in the 29 days before'],
    ['period=custom&from=2026-11-20&to=2026-11-20', '2026-11-19', '2026-11-20', 'on the day before'],
  ])('is compared with the one before: %j', (query, from, to, name) => {
    expect(spanBefore(read(query))).toEqual(between(from, to));
    expect(nameOfBefore(read(query))).toBe(name);
  });
});

describe('the comparison of today', () => {
  it('is all of yesterday', () => {
    expect(yesterday('2026-03-01')).toEqual(between('2026-02-28', '2026-03-01'));
  });

  it.each([
    ['2026-11-21', '2026-10-01', '2026-10-22'],
    ['2026-03-31', '2026-02-01', '2026-03-01'],
    ['2026-01-01', '2025-12-01', '2025-12-02'],
  ])('is the last month up to the same day, on %s', (day, from, to) => {
    expect(lastMonthSoFar(day)).toEqual(between(from, to));
  });
});

describe('chosen days', () => {
  it.each([
    ['', '2026-11-01', { from: 'Choose a day' }],
    ['2026-11-01', '', { to: 'Choose a day' }],
    ['2026-11-02', '2026-11-01', { to: 'Not before the first day' }],
    ['2026-11-01', '2026-11-22', { to: 'Not later than today' }],
    ['2021-11-21', '2026-11-21', { from: 'At most 5 years in all' }],
    ['2021-11-22', '2026-11-21', {}],
    ['2026-11-21', '2026-11-21', {}],
  ])('from %j to %j: %j', (firstDay, lastDay, problems) => {
    expect(dayProblems(firstDay, lastDay, today)).toEqual(problems);
  });
});
