import { orderedDays, sentDays } from './delivery-days.ts';
import { defaultTerms, type ShopTerms } from './shop-terms.ts';

/** A time by the clock of a shop. */
function at(local: string, { timeZone }: ShopTerms): Date {
  return new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds);
}

const inNewYork = defaultTerms;
const inTokyo = { ...defaultTerms, timeZone: 'Asia/Tokyo' };
const inHavana = { ...defaultTerms, timeZone: 'America/Havana' };
const withHolidays = (...holidays: string[]) => ({ ...defaultTerms, holidays });
const untilMidnight = { ...defaultTerms, sameDay: { ...defaultTerms.sameDay, beforeHour: 24 } };
const slow = { ...defaultTerms, transitDays: { from: 1, until: 9 } };

const cases: [string, ShopTerms, string, string, string][] = [
  ['on a Friday at one', inNewYork, '2026-11-27T13:00', '2026-11-30', '2026-12-02'],
  ['on a Friday at three', inNewYork, '2026-11-27T15:00', '2026-12-01', '2026-12-03'],
  ['at one, Monday a holiday', withHolidays('2026-11-30'), '2026-11-27T13:00', '2026-12-01', '2026-12-03'],
  ['at three, Monday a holiday', withHolidays('2026-11-30'), '2026-11-27T15:00', '2026-12-02', '2026-12-04'],
  ['a moment before the hour', inNewYork, '2026-11-27T13:59:59.999', '2026-11-30', '2026-12-02'],
  ['at the hour', inNewYork, '2026-11-27T14:00', '2026-12-01', '2026-12-03'],
  ['late at night, orders until midnight', untilMidnight, '2026-11-27T23:59', '2026-11-30', '2026-12-02'],
  ['on a Saturday after the hour', inNewYork, '2026-11-28T15:00', '2026-12-02', '2026-12-04'],
  ['on a Sunday in the morning', inNewYork, '2026-11-29T09:00', '2026-12-02', '2026-12-04'],
  ['on a Sunday after the hour', inNewYork, '2026-11-29T15:00', '2026-12-02', '2026-12-04'],
  ['on a holiday', withHolidays('2026-11-26'), '2026-11-26T09:00', '2026-11-30', '2026-12-02'],
  [
    'before holidays that follow each other',
    withHolidays('2026-12-25', '2026-12-26'),
    '2026-12-24T09:00',
    '2026-12-29',
    '2026-12-31',
  ],
  ['by the settings', slow, '2026-11-27T13:00', '2026-11-28', '2026-12-08'],
  ['before clocks go back', inNewYork, '2026-10-31T13:59', '2026-11-03', '2026-11-05'],
  ['where clocks go back', inNewYork, '2026-11-01T14:00', '2026-11-04', '2026-11-06'],
  ['before clocks go forward', inNewYork, '2026-03-07T13:59', '2026-03-10', '2026-03-12'],
  ['where midnight is skipped', inHavana, '2026-03-07T14:00', '2026-03-11', '2026-03-13'],
  ['in Tokyo, where it is Saturday', inTokyo, '2026-11-28T00:30', '2026-12-01', '2026-12-03'],
];

it.each(cases)('an order %s', (_case, terms, placed, first, last) => {
  const days = orderedDays(at(placed, terms), terms);
  expect([days.first.toString(), days.last.toString()]).toEqual([first, last]);
});

it.each([
  ['on a Friday evening', '2026-11-27T18:00', '2026-11-30', '2026-12-02'],
  ['on a Sunday', '2026-11-29T18:00', '2026-12-02', '2026-12-04'],
])('a parcel that leaves %s counts from there, whatever the hour', (_case, left, first, last) => {
  const days = sentDays(at(left, inNewYork), inNewYork);
  expect([days.first.toString(), days.last.toString()]).toEqual([first, last]);
});
