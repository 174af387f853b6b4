import type { CartEntryStatus } from './order-states.ts';

/** What an order is called by the states of its entries. `returned` is for entries that came back. */
export type OrderStatus =
  | 'pending'
  | 'paid'
  | 'partly_shipped'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'returned';

/** The state of an order: that of its entries which were not cancelled, and cancelled where there are none. */
export function orderStatus(entries: readonly CartEntryStatus[]): OrderStatus {
  const live = entries.filter((status) => status !== 'cancelled');
  if (live.length === 0) return 'cancelled';
  if (live.includes('pending')) return 'pending';
  if (live.every((status) => status === 'paid')) return 'paid';
  if (live.includes('paid')) return 'partly_shipped';
  return live.includes('shipped') ? 'shipped' : 'delivered';
}
