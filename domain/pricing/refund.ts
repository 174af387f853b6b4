import { addCents, type Cents, cents } from '../money/money.ts';

/** A line of an order that is left: neither called off nor returned. */
export interface ChargedLine {
  /** What was charged for it, in cents. */
  readonly paid: Cents;
  /** What was given back of it although it stays, in cents; undefined where nothing was. */
  readonly refunded?: Cents | undefined;
}

/**
 * What is left of an order's charge: what was paid for the lines that have not left it, and the delivery as
 * `remainingDelivery` says.
 *
 * @param lines those that are left
 * @param delivery what was charged for it and has not gone back by itself, in cents
 * @param goodwill what was given back of the order as an amount, for no line of it, in cents
 */
export function remainingCharge(
  lines: readonly ChargedLine[],
  delivery: Cents,
  goodwill: Cents = cents(0),
  isDeliveryKept = false,
): Cents {
  const charged = lines.filter((line) => !isGivenBack(line));
  const ofLines = addCents(charged.map(({ paid, refunded = 0 }) => cents(paid - refunded)));
  return cents(Math.max(0, ofLines + remainingDelivery(lines, delivery, isDeliveryKept) - goodwill));
}

/**
 * What is left of the delivery: it goes back with the last line that is left and was not given back.
 *
 * @param isKept whether somebody decided that it stays charged where all lines that are left are given back
 */
export function remainingDelivery(lines: readonly ChargedLine[], delivery: Cents, isKept = false): Cents {
  const isCharged = isKept ? lines.length > 0 : lines.some((line) => !isGivenBack(line));
  return isCharged ? delivery : cents(0);
}

/**
 * What of the money that goes back is for what, first things first: where an amount went back before, or a bank took
 * some, less is left than was paid for them.
 *
 * @param due what goes back in all, in cents
 * @param wanted what was paid for each thing and has not gone back, in cents
 */
export function refundParts(due: Cents, wanted: readonly Cents[]): Cents[] {
  let left: number = due;
  return wanted.map((amount) => {
    const part = cents(Math.min(amount, left));
    left -= part;
    return part;
  });
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
export function isGivenBack({ paid, refunded }: ChargedLine): boolean {
  return refunded !== undefined && refunded >= paid;
}
