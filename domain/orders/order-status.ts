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

const liveStates = ['pending', 'paid', 'shipped', 'delivered'] as const satisfies readonly CartEntryStatus[];

/** The sets of states that the live entries of an order can be in. */
const liveStateSets = subsetsOf(liveStates);

/** Which states the live entries of an order of this status are in: each set is one possibility. */
export function entryStatesOf(status: OrderStatus): readonly (readonly CartEntryStatus[])[] {
  return liveStateSets.filter((set) => orderStatus(set) === status);
}

function subsetsOf(states: readonly CartEntryStatus[]): CartEntryStatus[][] {
  return states.reduce<CartEntryStatus[][]>(
    (sets, state) => sets.flatMap((set) => [set, [...set, state]]),
    [[]],
  );
}
