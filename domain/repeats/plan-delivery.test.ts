import { cents } from '../money/money.ts';
import type { OrderLine } from '../pricing/choices.ts';
import { defaultTerms } from '../pricing/shop-terms.ts';
import { chargeTime } from './charge-time.ts';
import { planDate } from './plan-dates.ts';
import { planDelivery } from './plan-delivery.ts';

const morning = new Date('2026-11-25T11:00:00Z');
const evening = new Date('2026-11-25T23:00:00Z');

function lineOf(dollars: number): OrderLine {
  return { petId: 'a', unitPrice: cents(dollars * 100), amount: 1, category: 'food', type: 'dog' };
}

it.each([
  ['sameDay', 40, morning, 'sameDay'],
  ['sameDay', 34, morning, 'standard'],
  ['sameDay', 40, evening, 'standard'],
  ['curbside', 5, evening, 'curbside'],
  ['standard', 40, morning, 'standard'],
] as const)('%s for $%d at %s comes as %s', (chosen, dollars, at, method) => {
  expect(planDelivery(chosen, [lineOf(dollars)], defaultTerms, at, null)).toBe(method);
});

it.each([
  ['in winter', '2026-11-25', '2026-11-25T11:00:00.000Z'],
  ['in summer', '2026-07-01', '2026-07-01T10:00:00.000Z'],
  ['on the day the clocks go forward', '2027-03-14', '2027-03-14T10:00:00.000Z'],
])('a delivery is charged at six, %s', (_what, date, moment) => {
  expect(chargeTime(planDate(date), 'America/New_York').toISOString()).toBe(moment);
});
