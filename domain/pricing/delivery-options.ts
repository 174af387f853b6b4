import { addCents, type Cents, cents } from '../money/money.ts';
import { DeliveryMethod, type OrderLine } from './choices.ts';
import { daysText } from './days-text.ts';
import { orderedDays } from './delivery-days.ts';
import { entryTotal } from './item-price.ts';
import { deliveryPrice } from './price-order.ts';
import { findSameDay } from './same-day.ts';
import type { ShopTerms } from './shop-terms.ts';
import { wallClockAt } from './wall-clock.ts';

/** One way to get an order: what it costs, in cents, and whether it can be had. */
export interface DeliveryOption {
  readonly method: DeliveryMethod;
  readonly price: Cents;
  readonly isAvailable: boolean;
  /** What is missing for it, in words for the shopper. */
  readonly reason: string | null;
  /** When it comes, in words for the shopper. */
  readonly arrives: string;
  /** Up to when it can be ordered as it is offered; null where it does not matter. */
  readonly orderBefore: Date | null;
}

/**
 * All ways, always; the one that the shop recommends is `bestDelivery` (best-delivery.ts).
 *
 * @param postcode of where it goes; null where nobody has said it
 */
export function deliveryOptions(
  lines: readonly OrderLine[],
  terms: ShopTerms,
  now: Date,
  postcode: string | null,
): DeliveryOption[] {
  const sameDay = findSameDay(addCents(lines.map(entryTotal)), terms, now, postcode);
  const today = wallClockAt(now, terms.timeZone).toPlainDate();
  const { first, last } = orderedDays(now, terms);
  const ready = 'as soon as we tell you that it is ready';
  return [
    {
      ...{ method: DeliveryMethod.STANDARD, isAvailable: true, reason: null, orderBefore: null },
      arrives: daysText(first.toString(), last.toString()),
      price: deliveryPrice(lines, DeliveryMethod.STANDARD, terms),
    },
    { method: DeliveryMethod.SAME_DAY, price: cents(0), ...sameDay },
    {
      ...{ method: DeliveryMethod.CURBSIDE, isAvailable: true, reason: null, orderBefore: null },
      arrives: terms.holidays.includes(today.toString())
        ? `After the holiday, ${ready}`
        : `A${ready.slice(1)}`,
      price: cents(0),
    },
  ];
}
