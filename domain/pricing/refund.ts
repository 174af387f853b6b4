import { addCents, type Cents, cents } from '../money/money.ts';

/**
 * What is left of an order's charge when lines have left it: what was paid for the others, and the delivery while there
 * is one of them.
 *
 * @param paid what was charged for each line that is left, in cents
 * @param delivery what was charged for it, in cents
 */
export function remainingCharge(paid: readonly Cents[], delivery: Cents): Cents {
  return paid.length === 0 ? cents(0) : cents(addCents(paid) + delivery);
}

/**
 * What goes back of an order.
 *
 * @param kept what was charged and has neither gone back nor is about to, in cents
 * @param remaining `remainingCharge` of what is left of it
 */
export function refundDue(kept: Cents, remaining: Cents): Cents {
  return cents(Math.max(0, kept - remaining));
}
