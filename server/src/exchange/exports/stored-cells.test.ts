import { dayCell, momentCell } from './stored-cells.ts';

describe('a moment', () => {
  it.each([
    ['2026-11-28T12:41:09.876Z', 'Pacific/Auckland', '2026-11-29T01:41:09+13:00', '2026-11-29'],
    ['2026-07-28T12:41:09.000Z', 'Pacific/Auckland', '2026-07-29T00:41:09+12:00', '2026-07-29'],
    ['2026-11-29T03:30:00.000Z', 'America/New_York', '2026-11-28T22:30:00-05:00', '2026-11-28'],
    // The hour that a clock shows twice.
    ['2026-11-01T05:30:00.000Z', 'America/New_York', '2026-11-01T01:30:00-04:00', '2026-11-01'],
    ['2026-11-01T06:30:00.000Z', 'America/New_York', '2026-11-01T01:30:00-05:00', '2026-11-01'],
    ['2026-11-29T20:00:00.000Z', 'Asia/Kathmandu', '2026-11-30T01:45:00+05:45', '2026-11-30'],
    ['2026-11-29T20:00:00.000Z', 'UTC', '2026-11-29T20:00:00+00:00', '2026-11-29'],
  ])('%s in %s is %s', (time, timeZone, moment, day) => {
    const stored = new Date(time);
    expect([momentCell(stored, timeZone), dayCell(stored, timeZone)]).toEqual([moment, day]);
    expect(Math.floor(Date.parse(moment) / 1000)).toBe(Math.floor(stored.getTime() / 1000));
  });

  it.each([
    ['nothing', undefined, ''],
    ['no time', new Date(Number.NaN), ''],
    ['a text', 'long ago', 'long ago'],
  ])('that is %s has no day', (_what, stored, moment) => {
    expect([momentCell(stored, 'UTC'), dayCell(stored, 'UTC')]).toEqual([moment, '']);
  });
});
