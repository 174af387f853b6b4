import { type Cents, cents, formatDollars, toDollars } from '../money/money.ts';
import { type Choices, type DeliveryMethod, deliveryNames, type OrderLine } from './choices.ts';
import { priceOrder } from './price-order.ts';
import type { ShopTerms } from './shop-terms.ts';

/** The least that the card provider takes. */
export const MIN_CHARGE: Cents = cents(50);

/** What whoever makes a code that can take everything off has to know. */
export const MIN_CHARGE_WARNING =
  'Cards take at least $0.50: where this leaves less to pay, the cart asks for another delivery or one more thing, and the order cannot be paid before.';

/** An order as it would be paid. */
interface Ordered {
  readonly lines: readonly OrderLine[];
  readonly choices: Choices;
  /** Ways in which it can be had now. */
  readonly deliveries: readonly DeliveryMethod[];
}

/**
 * What keeps an order from being paid by card, and what helps, in words for the shopper.
 *
 * @returns null where nothing does, and for an empty cart
 */
export function chargeObstacle(
  { lines, choices, deliveries }: Ordered,
  terms: ShopTerms,
  now: Date,
): string | null {
  const totalBy = (changes: Partial<Choices>) =>
    priceOrder(lines, { ...choices, ...changes }, terms, now).total;
  const total = totalBy({});
  if (lines.length === 0 || total >= MIN_CHARGE) return null;
  const helping = deliveries
    .filter((delivery) => totalBy({ delivery }) >= MIN_CHARGE)
    .map((delivery) => `choose ${nameOf(delivery)}`);
  const withoutCode = choices.code && totalBy({ code: null }) >= MIN_CHARGE;
  const ways = [
    ...helping,
    total > 0 || !choices.code ? 'add one more thing' : 'add one more thing that the code does not pay',
    ...(withoutCode ? ['leave the code out'] : []),
  ];
  const left = total > 0 ? `Only ${formatDollars(toDollars(total))} would be` : 'Nothing would be';
  return `${left} left to pay, and cards take at least ${formatDollars(toDollars(MIN_CHARGE))}: ${ways.join(', or ')}.`;
}

function nameOf(delivery: DeliveryMethod): string {
  return deliveryNames[delivery].toLowerCase();
}
