import { checkInput } from '../../platform/domain-error.ts';
import { periodOf, periodQuery, timesIn } from './export-period.ts';

const NEW_YORK = 'America/New_York';

function periodIn(query: object, timeZone = NEW_YORK) {
  const { from, to } = periodOf(checkInput(periodQuery, query), timeZone);
  return [from?.toISOString(), to?.toISOString()];
}

describe('the period of an export', () => {
  it.each<[string, object, (string | undefined)[]]>([
    ['everything', {}, [undefined, undefined]],
    ['from a day on', { from: '2026-11-26' }, ['2026-11-26T05:00:00.000Z', undefined]],
    ['to the end of a day', { to: '2026-11-26' }, [undefined, '2026-11-27T05:00:00.000Z']],
    [
      'one day',
      { from: '2026-11-26', to: '2026-11-26' },
      ['2026-11-26T05:00:00.000Z', '2026-11-27T05:00:00.000Z'],
    ],
    [
      'a day of 25 hours',
      { from: '2026-11-01', to: '2026-11-01' },
      ['2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ],
    [
      'between moments',
      { from: '2026-11-26T09:30:00Z', to: '2026-11-26T12:00:00.5+02:00' },
      ['2026-11-26T09:30:00.000Z', '2026-11-26T10:00:00.500Z'],
    ],
    [
      'from a moment to the end of a day',
      { from: '2026-11-26T09:30Z', to: '2026-11-26' },
      ['2026-11-26T09:30:00.000Z', '2026-11-27T05:00:00.000Z'],
    ],
  ])('can be %s', (_what, query, period) => {
    expect(periodIn(query)).toEqual(period);
  });

  it('is by the calendar of the shop', () => {
    expect(periodIn({ from: '2026-11-26' }, 'Asia/Tokyo')[0]).toBe('2026-11-25T15:00:00.000Z');
  });

  const neither = 'A day such as 2026-11-26, or a moment such as 2026-11-26T09:30:00Z';
  it.each<[string, object, Record<string, string>]>([
    ['no day', { from: 'yesterday' }, { from: neither }],
    ['nothing', { to: '' }, { to: neither }],
    ['a day that never was', { from: '2026-02-30' }, { from: neither }],
    ['an hour that never was', { from: '2026-02-03T25:00:00Z' }, { from: neither }],
    ['a moment of no time zone', { from: '2026-11-26T09:30:00' }, { from: neither }],
    ['two at once', { from: ['2026-11-26', '2026-11-27'] }, { from: neither }],
    ['an operator', { from: { $gt: '' } }, { from: neither }],
    ['two that are none', { from: 'x', to: 'y' }, { from: neither, to: neither }],
    ['an end before the beginning', { from: '2026-11-26', to: '2026-11-25' }, { to: 'Later than from' }],
    [
      'an end at the beginning',
      { from: '2026-11-26T00:00:00Z', to: '2026-11-26T00:00:00Z' },
      { to: 'Later than from' },
    ],
  ])('is not %s', (_what, query, fields) => {
    expect(() => periodIn(query)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT', fields }));
  });

  it('is a condition only where it has an end', () => {
    const [from, to] = [new Date(0), new Date(1)];
    expect(timesIn({})).toBeNull();
    expect(timesIn({ from })).toEqual({ $gte: from });
    expect(timesIn({ from, to })).toEqual({ $gte: from, $lt: to });
  });
});
