import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import { isValidDate } from '../../platform/valid-date.ts';
import { holdsOfOrder, type MaybeHeld, type MaybeWaiting, waitingOf } from './order-holds.ts';
import type { Payment } from './payment.entity.ts';

/*
 * Where an order stands among those that wait to be packed: a text, so that one index has them in order. First comes what
 * is to be there the same day, which is due by the day that it was placed on, then all else, then what may not leave;
 * among those the one that was placed first.
 */

const ranks = { sameDay: '1', later: '2', held: '3' } as const;

/** The places of orders that may leave, and of those that may not. */
export const packingPlaces = {
  free: { $gte: ranks.sameDay, $lt: ranks.held },
  held: { $gte: ranks.held, $lt: '4' },
} as const;

/** What of a payment says where its order stands. */
export type MaybeQueued = Pick<Payment, 'paymentdate'> & Partial<Pick<Payment, 'deliveryMethod'>> & MaybeHeld;

/** @returns undefined where nothing of it waits */
export function packingPlaceOf(payment: MaybeQueued, entries: readonly MaybeWaiting[]): string | undefined {
  if (waitingOf(entries).length === 0) return undefined;
  const { paymentdate, deliveryMethod } = payment;
  // Of what was placed at a time that can not be read nobody knows how long it has waited.
  const placedAt = isValidDate(paymentdate) ? paymentdate : new Date(0);
  const due = deliveryMethod === DeliveryMethod.SAME_DAY ? 'sameDay' : 'later';
  const rank = holdsOfOrder(payment, entries).length > 0 ? 'held' : due;
  return `${ranks[rank]} ${placedAt.toISOString()}`;
}
