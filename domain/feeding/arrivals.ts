import { expectedTime, type PromisedTime, promisedDays, promisedTime } from '../orders/delivery-promise.ts';
import { DeliveryMethod } from '../pricing/choices.ts';
import { isBeforeDeadline } from '../pricing/same-day.ts';
import type { ShopTerms } from '../pricing/shop-terms.ts';
import { chargeTime } from '../repeats/charge-time.ts';
import { type PlanDate, planDate, shopDay } from '../repeats/plan-dates.ts';

/*
 * The day on which food is there at the latest, by what its shopper is promised.
 */

/** Pieces that are paid for, and neither cancelled nor returned. */
export interface BoughtPieces {
  readonly status: 'paid' | 'shipped' | 'delivered';
  readonly method: DeliveryMethod;
  readonly orderedAt: Date;
  readonly shippedAt?: Date | undefined;
  readonly deliveredAt?: Date | undefined;
}

/** A delivery of a plan that is charged on a day. What does not come the same day then comes by carrier. */
export function arrivalOfCharged(method: DeliveryMethod, chargedOn: PlanDate, terms: ShopTerms): PlanDate {
  const at = chargeTime(chargedOn, terms.timeZone);
  const best =
    method === DeliveryMethod.SAME_DAY && !isBeforeDeadline(at, terms) ? DeliveryMethod.STANDARD : method;
  return lastDay(best, promisedTime(best, at, terms)) ?? chargedOn;
}

/**
 * What was bought: when it came, else when it was to come. What has not left the shop although its day is over comes as
 * if it were ordered now; what waits to be picked up is picked up today.
 */
export function arrivalOfBought(bought: BoughtPieces, terms: ShopTerms, now: Date): PlanDate {
  const { status, method, orderedAt, shippedAt, deliveredAt } = bought;
  const dayOf = (time: Date) => shopDay(time, terms.timeZone).date;
  if (status === 'delivered' && deliveredAt) return dayOf(deliveredAt);
  const promised = lastDay(method, promisedTime(method, orderedAt, terms));
  if (status === 'paid') {
    const today = dayOf(now);
    if (promised && promised >= today) return promised;
    return lastDay(method, promisedTime(method, now, terms)) ?? today;
  }
  const expected = shippedAt ? lastDay(method, expectedTime(method, shippedAt, terms)) : promised;
  return expected ?? dayOf(shippedAt ?? orderedAt);
}

function lastDay(method: DeliveryMethod, time: PromisedTime | null): PlanDate | null {
  return time && planDate(promisedDays(method, time).until);
}
