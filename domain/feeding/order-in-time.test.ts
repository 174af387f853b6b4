import fc from 'fast-check';
import { DeliveryMethod } from '../pricing/choices.ts';
import { defaultTerms, type ShopTerms } from '../pricing/shop-terms.ts';
import { addDays, type PlanDate, planDate } from '../repeats/plan-dates.ts';
import { arrivalOfCharged } from './arrivals.ts';
import { orderInTime, RESERVE_DAYS } from './order-in-time.ts';

const { STANDARD, CURBSIDE, SAME_DAY } = DeliveryMethod;

function by(method: DeliveryMethod, terms: ShopTerms = defaultTerms) {
  return (chargedOn: PlanDate) => arrivalOfCharged(method, chargedOn, terms);
}

it.each([
  ['four days for a carrier and two of reserve', '2026-12-05', by(STANDARD), '2026-11-28'],
  ['no days for what is picked up', '2026-12-05', by(CURBSIDE), '2026-12-03'],
  ['none for a courier', '2026-12-05', by(SAME_DAY), '2026-12-03'],
  [
    'the days of Christmas on top',
    '2026-12-30',
    by(STANDARD, { ...defaultTerms, holidays: ['2026-12-24', '2026-12-25', '2026-12-26'] }),
    '2026-12-19',
  ],
])('leaves %s', (_what, endsOn, arrivalOf, orderBy) => {
  expect(orderInTime(planDate(endsOn), arrivalOf)).toBe(orderBy);
});

it('is the last day that is early enough, on whatever days a carrier drives', () => {
  const dayOff = fc.integer({ min: 0, max: 400 });
  const first = planDate('2026-11-30');
  fc.assert(
    fc.property(dayOff, fc.array(dayOff, { maxLength: 20 }), fc.nat({ max: 9 }), (ends, off, until) => {
      const holidays = off.map((days) => addDays(first, days));
      const arrivalOf = by(STANDARD, { ...defaultTerms, holidays, transitDays: { from: 0, until } });
      const endsOn = addDays(first, ends);
      const orderBy = orderInTime(endsOn, arrivalOf);
      const latest = addDays(endsOn, -RESERVE_DAYS);
      expect(arrivalOf(orderBy) <= latest).toBe(true);
      expect(arrivalOf(addDays(orderBy, 1)) > latest).toBe(true);
    }),
  );
});
