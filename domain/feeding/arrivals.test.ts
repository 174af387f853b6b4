import { DeliveryMethod } from '../pricing/choices.ts';
import { defaultTerms, type ShopTerms } from '../pricing/shop-terms.ts';
import { planDate } from '../repeats/plan-dates.ts';
import { arrivalOfBought, arrivalOfCharged, type BoughtPieces } from './arrivals.ts';

const { STANDARD, SAME_DAY, CURBSIDE } = DeliveryMethod;
const christmas: ShopTerms = { ...defaultTerms, holidays: ['2026-12-25'] };
const onWeekdays: ShopTerms = { ...christmas, sameDay: { ...christmas.sameDay, days: [1, 2, 3, 4, 5] } };
const nearby: ShopTerms = { ...onWeekdays, sameDay: { ...onWeekdays.sameDay, postcodes: ['10001'] } };

it.each([
  ['by carrier, on the last day of its promise', STANDARD, '2026-12-03', christmas, '2026-12-08'],
  ['over a holiday', STANDARD, '2026-12-22', christmas, '2026-12-28'],
  ['by courier', SAME_DAY, '2026-12-03', onWeekdays, '2026-12-03'],
  ['by courier to some postcodes', SAME_DAY, '2026-12-03', nearby, '2026-12-03'],
  ['by carrier, where no courier goes that day', SAME_DAY, '2026-12-05', onWeekdays, '2026-12-10'],
  ['by carrier, on a holiday', SAME_DAY, '2026-12-25', onWeekdays, '2026-12-31'],
  ['picked up', CURBSIDE, '2026-12-03', christmas, '2026-12-03'],
])('a delivery comes %s', (_what, method, charged, terms, arrives) => {
  expect(arrivalOfCharged(method, planDate(charged), terms)).toBe(arrives);
});

/** Thursday, December 10 in New York. */
const now = new Date('2026-12-10T15:00:00Z');
const at = (day: string) => new Date(`${day}T15:00:00Z`);

it.each<[string, Partial<BoughtPieces>, string]>([
  ['is promised', { orderedAt: at('2026-12-09') }, '2026-12-14'],
  ['should have left long ago comes as if ordered now', { orderedAt: at('2026-11-20') }, '2026-12-15'],
  ['waits to be picked up is picked up today', { method: CURBSIDE }, '2026-12-10'],
  ['is on its way', { status: 'shipped', shippedAt: at('2026-12-09') }, '2026-12-14'],
  ['should be there by now', { status: 'shipped', shippedAt: at('2026-11-30') }, '2026-12-04'],
  ['left at a time that nobody knows', { status: 'shipped' }, '2026-12-05'],
  ['lies ready', { status: 'shipped', method: CURBSIDE, shippedAt: at('2026-12-08') }, '2026-12-08'],
  ['came', { status: 'delivered', deliveredAt: at('2026-12-03') }, '2026-12-03'],
  [
    'came late in the evening',
    { status: 'delivered', deliveredAt: new Date('2026-12-04T03:00Z') },
    '2026-12-03',
  ],
  ['came on a day that nobody knows', { status: 'delivered' }, '2026-12-05'],
])('what %s', (_what, changes, arrives) => {
  const bought: BoughtPieces = {
    ...{ status: 'paid', method: STANDARD, orderedAt: at('2026-12-01') },
    ...changes,
  };
  expect(arrivalOfBought(bought, christmas, now)).toBe(arrives);
});
