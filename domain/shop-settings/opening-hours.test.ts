import { hoursLines, openText, schemaHours, timeText } from './opening-hours.ts';

const open = (day: number, opens = '09:00', closes = '19:00') => ({ day, opens, closes });

describe('opening hours', () => {
  it('share a line on neighbouring days', () => {
    const hours = [open(7, '10:00', '17:30'), open(1), open(2), open(3), open(5), open(6)];
    expect(hoursLines(hours)).toEqual([
      { days: 'Mon – Wed', hours: '9 am – 7 pm' },
      { days: 'Fri, Sat', hours: '9 am – 7 pm' },
      { days: 'Sun', hours: '10 am – 5:30 pm' },
    ]);
    expect(hoursLines([])).toEqual([]);
  });

  it.each([
    ['00:00', '12 am'],
    ['12:30', '12:30 pm'],
    ['24:00', 'midnight'],
  ])('%s is %s', (time, text) => {
    expect(timeText(time)).toBe(text);
  });

  // The 23rd of November 2026 is a Monday, and the clock is five hours behind UTC.
  it.each([
    ['2026-11-23T14:00:00Z', 'Open now, until 7 pm'],
    ['2026-11-23T13:59:00Z', 'Closed now, opens at 9 am'],
    ['2026-11-24T00:00:00Z', 'Closed now'],
    ['2026-11-24T15:00:00Z', 'Closed now'],
    ['2026-11-29T04:30:00Z', 'Open now, until midnight'],
  ])('at %s say: %s', (now, text) => {
    const hours = [open(1), open(6, '18:00', '24:00')];
    expect(openText(hours, new Date(now), 'America/New_York')).toBe(text);
  });

  it('are written as schema.org has them', () => {
    expect(schemaHours([open(1), open(6, '18:00', '24:00')])).toEqual(['Mo 09:00-19:00', 'Sa 18:00-23:59']);
  });
});
