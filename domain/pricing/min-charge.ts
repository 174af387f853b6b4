import { type Cents, cents, formatDollars, toDollars } from '../money/money.ts';
import { type Choices, type DeliveryMethod, deliveryNames, type OrderLine } from './choices.ts';
import { priceOrder } from './price-order.ts';
import type { ShopTerms } from './shop-terms.ts';

/** The least that the card provider takes. */
export const MIN_CHARGE: Cents = cents(50);

const LEAST = `at least ${formatDollars(toDollars(MIN_CHARGE))}`;

/** What whoever makes a code that can take everything off has to know. */
export const MIN_CHARGE_WARNING = `Cards take ${LEAST}: where this leaves less to pay, the cart asks for another delivery or one more thing, and the order cannot be paid before.`;

/** An order as it would be paid. */
export interface Ordered {
  readonly lines: readonly OrderLine[];
  readonly choices: Choices;
  /** What it comes to. */
  readonly total: Cents;
  /** Ways in which it can be had now. */
  readonly deliveries: readonly DeliveryMethod[];
}

/**
 * What keeps an order from being paid by card, and what helps, in words for the shopper.
 *
 * @returns null where nothing does, and for an empty cart
 */
export function chargeObstacle(
  { lines, choices, total, deliveries }: Ordered,
  terms: ShopTerms,
  now: Date,
): string | null {
  if (lines.length === 0 || total >= MIN_CHARGE) return null;
  const isEnoughBy = (changes: Partial<Choices>) =>
    priceOrder(lines, { ...choices, ...changes }, terms, now).total >= MIN_CHARGE;
  const helping = deliveries
    .filter((delivery) => isEnoughBy({ delivery }))
    .map((delivery) => `choose ${nameOf(delivery)}`);
  const withoutCode = choices.code && isEnoughBy({ code: null });
  const ways = [
    ...helping,
    total > 0 || !choices.code ? 'add one more thing' : 'add one more thing that the code does not pay',
    ...(withoutCode ? ['leave the code out'] : []),
  ];
  const left = total > 0 ? `Only ${formatDollars(toDollars(total))} would be` : 'Nothing would be';
  return `${left} left to pay, and cards take ${LEAST}: ${ways.join(', or ')}.`;
}

function nameOf(delivery: DeliveryMethod): string {
  return deliveryNames[delivery].toLowerCase();
}
