import { isValidDate } from '../../platform/valid-date.ts';
import { holdsOfOrder, type MaybeHeld, type MaybeWaiting, waitingOf } from './order-holds.ts';
import type { Payment } from './payment.entity.ts';

/*
 * Where an order stands among those that wait to be packed: a text, so that one index has them in order. First comes what
 * may leave, then what may not; among those what is due first, and then the one that was placed first.
 */

/** Servers of the version before part what may leave into two: 1 for the same day, 2 for the rest. */
const ranks = { free: '2', held: '3' } as const;

/** The places of orders that may leave, and of those that may not. */
export const packingPlaces = {
  free: { $gte: '1', $lt: ranks.held },
  held: { $gte: ranks.held, $lt: '4' },
} as const;

/** What of a payment says where its order stands. */
export type MaybeQueued = Pick<Payment, 'paymentdate'> & Partial<Pick<Payment, 'promise'>> & MaybeHeld;

/** @returns undefined where nothing of it waits */
export function packingPlaceOf(payment: MaybeQueued, entries: readonly MaybeWaiting[]): string | undefined {
  if (waitingOf(entries).length === 0) return undefined;
  const { paymentdate, promise } = payment;
  // Of what was placed at a time that can not be read nobody knows how long it has waited.
  const placedAt = isValidDate(paymentdate) ? paymentdate : new Date(0);
  // What was promised for no day is due at once: who picks something up is waiting to be told.
  const dueAt = isValidDate(promise?.until) ? promise.until : placedAt;
  const rank = holdsOfOrder(payment, entries).length > 0 ? 'held' : 'free';
  return `${ranks[rank]} ${dueAt.toISOString()} ${placedAt.toISOString()}`;
}
