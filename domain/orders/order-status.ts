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
 * The state of an order: that of its entries which were neither cancelled nor returned. Where there are none, it is
 * returned if anything came back, and cancelled otherwise. Some of it has left as soon as one piece has, also one that
 * came back meanwhile.
 */
export function orderStatus(entries: readonly CartEntryStatus[]): OrderStatus {
  const live = entries.filter((status) => liveCartEntryStates.some((one) => one === status));
  if (live.length === 0) return entries.includes('returned') ? 'returned' : 'cancelled';
  if (live.includes('pending')) return 'pending';
  if (live.includes('paid')) return entries.some(hasLeft) ? 'partly_shipped' : 'paid';
  return live.includes('shipped') ? 'shipped' : 'delivered';
}

function hasLeft(status: CartEntryStatus): boolean {
  return status === 'shipped' || status === 'delivered' || status === 'returned';
}
