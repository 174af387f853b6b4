import { DAY_MS } from '../../../domain/durations.ts';
import { dateChanges } from '../../test/fixtures/shop/calendar-days.ts';
import { readCalendar } from './calendar.ts';

const timeZones = Intl.supportedValuesOf('timeZone');

function calendarOf(from: string, to: string, timeZone: string, unit: 'day' | 'week' | 'month' = 'day') {
  const { starts } = readCalendar({ from: new Date(from), to: new Date(to) }, unit, timeZone, new Date(0));
  return starts.map((start) => start.toISOString());
}

describe('the calendar of an overview', () => {
  it.each([
    '2026-03-08T07:15:00Z',
    '2026-03-29T01:15:00Z',
    '2026-04-24T21:15:00Z',
    '2026-11-01T10:45:00Z',
    '2026-12-31T23:59:59.999Z',
  ])('has today and this month where the clocks of every time zone have them at %s', (time) => {
    const now = new Date(time);
    const after = new Date(now.getTime() + 1);
    const wrong = timeZones.filter((timeZone) => {
      const { today, thisMonth } = readCalendar({ from: now, to: after }, 'day', timeZone, now);
      const lastChange = (part: 'day' | 'month') =>
        dateChanges(timeZone, new Date(now.getTime() - 32 * DAY_MS), after, part).at(-1);
      return `${today} ${thisMonth}` !== `${lastChange('day')} ${lastChange('month')}`;
    });
    expect(wrong).toEqual([]);
  });

  // Spring and autumn of this year: here the tables of time zones differ, since laws on clocks keep changing.
  it.each(['2026-03-05', '2026-10-05'])(
    'has the days that the clocks of every time zone show from %s',
    (day) => {
      const from = new Date(`${day}T12:34:56.789Z`);
      const to = new Date(from.getTime() + 40 * DAY_MS);
      const wrong = timeZones.filter((timeZone) => {
        const changes = dateChanges(timeZone, from, to).map((change) => change.toISOString());
        return calendarOf(from.toISOString(), to.toISOString(), timeZone).slice(1).join() !== changes.join();
      });
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    ['a day of 23 hours', 'America/New_York', '2026-03-08', ['2026-03-08T05:00', '2026-03-09T04:00']],
    ['a day of 25 hours', 'Europe/Berlin', '2026-10-25', ['2026-10-24T22:00', '2026-10-25T23:00']],
    ['a day without midnight', 'Africa/Cairo', '2026-04-24', ['2026-04-23T22:00', '2026-04-24T21:00']],
    ['a day with two midnights', 'America/Havana', '2026-11-01', ['2026-11-01T04:00', '2026-11-02T05:00']],
    [
      'a clock change of half an hour',
      'Australia/Lord_Howe',
      '2026-04-05',
      ['2026-04-04T13:00', '2026-04-05T13:30'],
    ],
  ])('knows %s', (_what, timeZone, day, starts) => {
    const from = new Date(`${starts[0]}Z`);
    const isThere = calendarOf(
      from.toISOString(),
      new Date(from.getTime() + 30 * 3_600_000).toISOString(),
      timeZone,
    );
    expect(isThere.map((start) => start.slice(0, 16))).toEqual(starts);
    expect(new Intl.DateTimeFormat('en-CA', { timeZone }).format(from)).toBe(day);
  });

  it('begins a day that the clocks enter twice at the first time', () => {
    // In Newfoundland they went back an hour at one minute past midnight.
    const starts = calendarOf('2010-11-07T03:00:00Z', '2010-11-08T12:00:00Z', 'America/St_Johns');
    expect(starts).toEqual(['2010-11-07T02:30:00.000Z', '2010-11-08T03:30:00.000Z']);
  });

  it.each([
    ['week', 'Asia/Kolkata', ['2026-02-22T18:30', '2026-03-01T18:30']],
    ['month', 'Pacific/Apia', ['2026-01-31T11:00', '2026-02-28T11:00']],
  ] as const)('begins a %s in the time zone', (unit, timeZone, starts) => {
    const found = calendarOf('2026-02-27T00:00:00Z', '2026-03-03T00:00:00Z', timeZone, unit);
    expect(found.map((start) => start.slice(0, 16))).toEqual(starts);
  });

  it.each(['Mars/Olympus_Mons', '', '2026-01-01T00:00Z', '$from'])(
    'refuses %j, which is no time zone',
    (timeZone) => {
      expect(() => calendarOf('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', timeZone)).toThrow(
        `Unknown time zone: ${timeZone}`,
      );
    },
  );
});
