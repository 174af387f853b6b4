import { addCents, type Cents, cents } from '../money/money.ts';
import type { PricedLine } from './price-order.ts';

/** What was charged for an order, as it is stored with it: the lines as paid and the delivery, in cents. */
export interface Charge {
  readonly lines: readonly PricedLine[];
  readonly delivery: Cents;
}

/**
 * What goes back when lines leave a paid order: what was paid for them, and the delivery with the last line.
 *
 * @param cancelled items whose lines left before
 * @param leaving items whose lines leave now
 */
export function refundFor(
  { lines, delivery }: Charge,
  cancelled: ReadonlySet<string>,
  leaving: ReadonlySet<string>,
): Cents {
  const going = lines.filter(({ petId }) => leaving.has(petId) && !cancelled.has(petId));
  const isEmpty = lines.every(({ petId }) => leaving.has(petId) || cancelled.has(petId));
  const withDelivery = going.length > 0 && isEmpty ? delivery : cents(0);
  return cents(addCents(going.map(({ paid }) => paid)) + withDelivery);
}
