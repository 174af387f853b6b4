import { cents } from '../money/money.ts';
import { findSameDay, sameDayDue } from './same-day.ts';
import { defaultTerms } from './shop-terms.ts';

const enough = cents(3500);

/** A moment by New York's clock. */
function at(local: string): Date {
  return new Date(Temporal.PlainDateTime.from(local).toZonedDateTime('America/New_York').epochMilliseconds);
}

const onWeekdays = { ...defaultTerms, sameDay: { ...defaultTerms.sameDay, days: [1, 2, 3, 4, 5] } };

it.each([
  ['a minute before two', '2026-11-25T13:59', enough, null],
  ['at two', '2026-11-25T14:00', enough, 'Order by 2 pm tomorrow'],
  ['a cent short', '2026-11-25T10:00', cents(3499), '$0.01 more for free same-day delivery'],
  [
    'late and short',
    '2026-11-25T20:00',
    cents(3080),
    '$4.20 more for free same-day delivery, and order by 2 pm tomorrow',
  ],
  ['on the day when clocks go forward', '2026-03-08T13:59', enough, null],
  ['on the day when clocks go back', '2026-11-01T13:59', enough, null],
])('same-day delivery %s', (_case, local, total, reason) => {
  expect(findSameDay(total, defaultTerms, at(local))).toMatchObject({ isAvailable: reason === null, reason });
});

it('waits over a weekend without deliveries', () => {
  expect(findSameDay(enough, onWeekdays, at('2026-11-27T15:00'))).toEqual({
    ...{ isAvailable: false, reason: 'Order by 2 pm on Monday', arrives: 'On Monday by 9 pm' },
    orderBefore: at('2026-11-30T14:00'),
  });
});

it('says until when an order comes today', () => {
  const { orderBefore } = findSameDay(enough, defaultTerms, at('2026-11-25T09:00'));
  expect(orderBefore).toEqual(at('2026-11-25T14:00'));
});

it('takes orders until midnight where the hour is 24', () => {
  const terms = { ...defaultTerms, sameDay: { ...defaultTerms.sameDay, beforeHour: 24 } };
  expect(findSameDay(enough, terms, at('2026-11-25T23:59')).isAvailable).toBe(true);
});

it('is never there without days of deliveries', () => {
  const terms = { ...defaultTerms, sameDay: { ...defaultTerms.sameDay, days: [] } };
  expect(findSameDay(enough, terms, at('2026-11-25T09:00'))).toEqual({
    ...{ isAvailable: false, reason: 'There is no same-day delivery', orderBefore: null },
    arrives: 'There is no same-day delivery',
  });
});

it.each([
  ['in the morning', '2026-11-25T00:10', '2026-11-25T21:00'],
  ['just in time', '2026-11-25T13:59', '2026-11-25T21:00'],
  ['on the day when clocks go forward', '2026-03-08T01:30', '2026-03-08T21:00'],
])('an order placed %s is there the same evening', (_case, placed, due) => {
  expect(sameDayDue(at(placed), defaultTerms)).toEqual(at(due));
});
