import { useQuery } from '@apollo/client/react';
import type { LineToPick } from '../../../../../domain/packing/pick-list.ts';
import type { PickedOrderFieldsFragment } from '../../../gql/graphql.ts';
import { OrdersToPickDocument, WaitingOrdersToPickDocument } from './printed-orders.operations.ts';

/** Which orders are packed: some by their numbers, or all that may leave. */
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
    skip: !isAll,
    fetchPolicy: 'cache-and-network',
  });
  const asked = isAll ? all : some;
  const orders = isAll ? all.data?.packingQueue.edges.map(({ node }) => node) : some.data?.ordersByNumber;
  const found = orders ?? [];
  return {
    orders: orders && found.filter((order) => order.holds.length === 0 && linesToPick(order).length > 0),
    /** Orders that wait and are not on the list: it has the first hundred. */
    left: isAll ? (all.data?.packingQueue.totalCount ?? 0) - found.length : 0,
    /** Orders that were asked for and may not leave. */
    held: found.filter(({ holds }) => holds.length > 0).map(({ number }) => number),
    error: asked.error,
    refetch: () => asked.refetch(),
  };
}

/** What of an order waits to be packed. */
export function linesToPick({ number, entries }: PickedOrderFieldsFragment): LineToPick[] {
  return entries
    .filter(({ status }) => status === 'PAID')
    .map(({ petId, petname, accessoriesAmount: amount, pet }) => ({
      ...{ petId, petname, amount, orderNumber: number },
      shelf: pet?.shelf ?? null,
    }));
}
