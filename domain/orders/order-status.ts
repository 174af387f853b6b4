import { type CartEntryStatus, liveCartEntryStates } from './order-states.ts';

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

/**
 * The state of an order: that of its entries which were neither cancelled nor returned. Where there are none, it is
 * returned if anything came back, and cancelled otherwise.
 */
export function orderStatus(entries: readonly CartEntryStatus[]): OrderStatus {
  const live = entries.filter((status) => liveCartEntryStates.some((one) => one === status));
  if (live.length === 0) return entries.includes('returned') ? 'returned' : 'cancelled';
  if (live.includes('pending')) return 'pending';
  if (live.every((status) => status === 'paid')) return 'paid';
  if (live.includes('paid')) return 'partly_shipped';
  return live.includes('shipped') ? 'shipped' : 'delivered';
}
