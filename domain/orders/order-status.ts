import { DeliveryMethod } from '../pricing/choices.ts';
import { type CartEntryStatus, comingCartEntryStates, liveCartEntryStates } from './order-states.ts';

/** What an order is called by the states of its entries. */
export const orderStatuses = [
  'pending',
  'paid',
  'partly_shipped',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

const statesToCome: ReadonlySet<OrderStatus | CartEntryStatus> = new Set([
  ...comingCartEntryStates,
  'partly_shipped',
]);

/** Whether something of an order, or of a line of it, is paid and still to come. */
export function isToCome(status: OrderStatus | CartEntryStatus): boolean {
  return statesToCome.has(status);
}

/** Whether something of an order is to be picked up at the shop, now or soon. */
export function waitsForPickup(method: DeliveryMethod, status: OrderStatus): boolean {
  return method === DeliveryMethod.CURBSIDE && isToCome(status);
}

/**
 * The state of a line: that of its pieces which were neither cancelled nor returned, paid until the last one has left.
 * Where there are none, it is returned if anything came back, and cancelled otherwise.
 */
export function lineStatus(pieces: readonly CartEntryStatus[]): CartEntryStatus {
  // The earliest one first.
  const earliest = liveCartEntryStates.find((status) => pieces.includes(status));
  return earliest ?? (pieces.includes('returned') ? 'returned' : 'cancelled');
}

/**
 * The state of an order: that of all its pieces, as if they were one line. Some of it has left as soon as one piece has,
 * also one that came back meanwhile.
 */
export function orderStatus(pieces: readonly CartEntryStatus[]): OrderStatus {
  const status = lineStatus(pieces);
  return status === 'paid' && pieces.some(hasLeft) ? 'partly_shipped' : status;
}

function hasLeft(status: CartEntryStatus): boolean {
  return status === 'shipped' || status === 'delivered' || status === 'returned';
}
