import { useQuery } from '@apollo/client/react';
import type { LineToPick } from '../../../../../domain/packing/pick-list.ts';
import type { PrintedOrder } from './order-sheet.tsx';
import { OrdersToPickDocument, WaitingOrdersToPickDocument } from './printed-orders.operations.ts';

/** Which orders are packed: some by their numbers, or all that are paid. */
export type PickedOrders = readonly string[] | 'waiting';

/** The orders of a pick list, as far as something of them waits to be packed. */
export function useOrdersToPick(picked: PickedOrders) {
  const isAll = picked === 'waiting';
  const some = useQuery(OrdersToPickDocument, {
    variables: { numbers: isAll ? [] : [...picked] },
    skip: isAll,
    fetchPolicy: 'cache-and-network',
  });
  const all = useQuery(WaitingOrdersToPickDocument, {
    variables: { status: 'PAID' },
    skip: !isAll,
    fetchPolicy: 'cache-and-network',
  });
  const asked = isAll ? all : some;
  const orders = isAll ? all.data?.orders.edges.map(({ node }) => node) : some.data?.ordersByNumber;
  const found = orders ?? [];
  return {
    orders: orders && found.filter((order) => linesToPick(order).length > 0),
    /** Orders that wait and are not on the list: it has the newest hundred. */
    left: isAll ? (all.data?.orders.totalCount ?? 0) - found.length : 0,
    error: asked.error,
    refetch: () => asked.refetch(),
  };
}

/** What of an order waits to be packed. */
export function linesToPick({ number, entries }: PrintedOrder): LineToPick[] {
  return entries
    .filter(({ status }) => status === 'PAID')
    .map(({ petId, petname, accessoriesAmount: amount, pet }) => ({
      ...{ petId, petname, amount, orderNumber: number },
      shelf: pet?.shelf ?? null,
    }));
}
