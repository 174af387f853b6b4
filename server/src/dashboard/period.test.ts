import { checkPeriod, unitFor } from './period.ts';

function periodOf(from: string, to: string) {
  return { from: new Date(from), to: new Date(to) };
}

describe('the period of an overview', () => {
  it.each([
    ['an hour', '2026-03-01T00:00:00Z', '2026-03-01T01:00:00Z', 'day'],
    ['45 days', '2026-03-01T00:00:00Z', '2026-04-15T00:00:00Z', 'day'],
    ['45 days in which the clocks go back an hour', '2026-10-01T00:00:00Z', '2026-11-15T01:00:00Z', 'day'],
    ['46 days', '2026-03-01T00:00:00Z', '2026-04-16T00:00:00Z', 'week'],
    ['26 weeks', '2026-01-05T00:00:00Z', '2026-07-06T00:00:00Z', 'week'],
    ['more than that', '2026-01-05T00:00:00Z', '2026-07-07T00:00:00Z', 'month'],
  ])('of %s is cut by unit', (_what, from, to, unit) => {
    expect(unitFor(periodOf(from, to))).toBe(unit);
  });

  it('can be five years long, two leap years among them', () => {
    expect(() => checkPeriod(periodOf('2020-01-01T00:00:00Z', '2025-01-01T00:00:00Z'))).not.toThrow();
    expect(() => checkPeriod(periodOf('2020-01-01T00:00:00Z', '2025-01-02T00:00:00Z'))).toThrow(
      'to: At most five years after from',
    );
  });

  it('must end after it begins', () => {
    const moment = '2026-03-01T00:00:00Z';
    expect(() => checkPeriod(periodOf(moment, moment))).toThrow('to: Later than from');
  });
});
