import { hoursLines, schemaHours, timeText } from './opening-hours.ts';

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

  it('are written as schema.org has them', () => {
    expect(schemaHours([open(1), open(6, '18:00', '24:00')])).toEqual(['Mo 09:00-19:00', 'Sa 18:00-23:59']);
  });
});
