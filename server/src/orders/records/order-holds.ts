import { type Cents, cents, isDollars, toCents } from '../../../../domain/money/money.ts';
import { disputeStates } from '../../../../domain/orders/dispute-states.ts';
import { type Hold, holdsOf } from '../../../../domain/orders/holds.ts';
import { invalidTransition } from '../../database/state-repository.ts';
import { textOf } from '../../platform/text/text-of.ts';
import type { CartEntry } from '../cart-entries/cart-entry.entity.ts';
import type { Payment } from './payment.entity.ts';

/** What of a payment decides whether its order may leave. */
export type MaybeHeld = Pick<Payment, 'amount' | 'refundDue'> &
  Partial<Pick<Payment, 'dispute' | 'heldFor' | 'awaitsShopper'>>;

/** What of an entry does. */
export type MaybeWaiting = Pick<CartEntry, 'status'> &
  Partial<Pick<CartEntry, 'totalamount' | 'paidCents' | 'refundedCents'>>;

/** Why an order may not leave, of what is stored; what another program wrote may be anything. */
export function holdsOfOrder(
  { dispute, heldFor, awaitsShopper, amount, refundDue }: MaybeHeld,
  entries: readonly MaybeWaiting[],
): Hold[] {
  return holdsOf({
    dispute: dispute && Object.hasOwn(disputeStates, dispute) ? dispute : null,
    awaitsShopper: awaitsShopper === true,
    onRequest: textOf(heldFor) || null,
    isPaidBack: isDollars(amount) && isDollars(refundDue) && amount > 0 && refundDue >= amount,
    waiting: waitingOf(entries).map(({ paidCents, totalamount = 0, refundedCents }) => ({
      paid: readCents(paidCents) ?? (isDollars(totalamount) ? toCents(totalamount) : cents(0)),
      refunded: readCents(refundedCents) ?? cents(0),
    })),
  });
}

/** @throws DomainError INVALID_TRANSITION for an order that may not leave, which says why */
export function refuseHeld(
  payment: MaybeHeld & Pick<Payment, 'number'>,
  entries: readonly MaybeWaiting[],
): void {
  const [hold] = holdsOfOrder(payment, entries);
  if (hold) throw invalidTransition(`${payment.number} is held: ${hold.text}`);
}

/** Nothing where it is no amount. */
function readCents(stored: number | undefined): Cents | undefined {
  return Number.isSafeInteger(stored) ? cents(Number(stored)) : undefined;
}

/** The entries that are paid and not sent yet. */
export function waitingOf<Entry extends MaybeWaiting>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ status }) => status === 'paid');
}
