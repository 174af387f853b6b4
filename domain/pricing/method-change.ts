import { addCents, type Cents, cents } from '../money/money.ts';
import { DeliveryMethod, type OrderLine } from './choices.ts';
import { entryTotal } from './item-price.ts';
import { deliveryPrice } from './price-order.ts';
import type { ChargedLine } from './refund.ts';
import { percentOf } from './shares.ts';
import type { ShopTerms } from './shop-terms.ts';

/** A line of a paid order that is left. */
export interface PaidLine extends OrderLine, ChargedLine {}

/** What was paid for an order that is to be delivered in another way. */
export interface PaidOrder {
  readonly method: DeliveryMethod;
  readonly lines: readonly PaidLine[];
  /** What was charged for its delivery and has not gone back, in cents. */
  readonly delivery: Cents;
  /** Whether curbside pickup took something off its lines. */
  readonly isReducedForPickup: boolean;
}

/** What another way of delivery changes, in cents. */
export interface MethodChange {
  /** What goes back of the delivery. */
  readonly deliveryBack: Cents;
  /** What goes back of each line. */
  readonly linesBack: readonly Cents[];
  /** What would have to be paid on top. */
  readonly toPay: Cents;
}

/**
 * What an order costs less, or more, in another way of delivery. Its items stay at the prices that were paid for them; what
 * pickup takes off them comes and goes with it. Of two reductions of a line the higher one counts, as ever.
 */
export function changeMethod(order: PaidOrder, to: DeliveryMethod, terms: ShopTerms): MethodChange {
  const { lines, method, delivery: paid } = order;
  if (to === method) return { deliveryBack: cents(0), linesBack: lines.map(() => cents(0)), toPay: cents(0) };
  const delivery = deliveryPrice(lines, to, terms);
  const offForPickup = lines.map((line) => pickupReduction(line, order, terms));
  const isToPickup = to === DeliveryMethod.CURBSIDE;
  return {
    deliveryBack: cents(Math.max(0, paid - delivery)),
    linesBack: lines.map((line, at) => (isToPickup ? moreOff(line, offForPickup[at] ?? cents(0)) : cents(0))),
    toPay: cents(Math.max(0, delivery - paid) + takenOffForPickup(order, offForPickup)),
  };
}

/** What pickup takes off a line. */
function pickupReduction(line: PaidLine, { lines }: PaidOrder, { curbside }: ShopTerms): Cents {
  const isReduced = addCents(lines.map(entryTotal)) >= curbside.from;
  return isReduced ? percentOf(entryTotal(line), curbside.percentOff) : cents(0);
}

/** What a reduction takes off a line beyond what is off it already. */
function moreOff(line: PaidLine, reduction: Cents): Cents {
  const { paid, refunded = 0 } = line;
  const off = entryTotal(line) - paid;
  return cents(Math.max(0, Math.min(reduction - off, paid - refunded)));
}

/** What of the reductions of an order's lines was for picking it up. */
function takenOffForPickup(
  { method, isReducedForPickup, lines }: PaidOrder,
  offForPickup: readonly Cents[],
): Cents {
  if (method !== DeliveryMethod.CURBSIDE || !isReducedForPickup) return cents(0);
  const off = lines.map(({ paid, refunded = 0, ...line }, at) =>
    cents(Math.min(offForPickup[at] ?? 0, entryTotal(line) - paid + refunded)),
  );
  return addCents(off);
}
