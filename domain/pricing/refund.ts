import { addCents, type Cents, cents } from '../money/money.ts';

/** A line of an order that is left: neither called off nor returned. */
export interface ChargedLine {
  /** What was charged for it, in cents. */
  readonly paid: Cents;
  /** What was given back of it although it stays, in cents; undefined where nothing was. */
  readonly refunded?: Cents | undefined;
}

/**
 * What is left of an order's charge: what was paid for the lines that have not left it, and the delivery while one of
 * them has not been given back.
 *
 * @param lines those that are left
 * @param delivery what was charged for it, in cents
 * @param goodwill what was given back of the order as an amount, for no line of it, in cents
 */
export function remainingCharge(
  lines: readonly ChargedLine[],
  delivery: Cents,
  goodwill: Cents = cents(0),
): Cents {
  const charged = lines.filter((line) => !isGivenBack(line));
  if (charged.length === 0) return cents(0);
  const ofLines = addCents(charged.map(({ paid, refunded = 0 }) => cents(paid - refunded)));
  return cents(Math.max(0, ofLines + delivery - goodwill));
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

/** Whether all that was paid for a line was given back; of one that cost nothing, whether anybody did. */
function isGivenBack({ paid, refunded }: ChargedLine): boolean {
  return refunded !== undefined && refunded >= paid;
}
