import { useQuery } from '@apollo/client/react';
import { MyOrders } from './my-orders.tsx';
import { petOrderRow } from './order-rows.ts';
import { CancelPetOrderDocument, MyPetOrdersDocument } from './orders.operations.ts';
import { PAGE_SIZE, pageSizeFor, useCancelOrder } from './use-cancel-order.ts';
import { useOrderListChanges } from './use-own-order-changes.ts';

/** The animals that the shopper has asked for. */
export function MyPetOrders() {
  const { data, error, refetch, fetchMore } = useQuery(MyPetOrdersDocument, {
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const orders = data?.me?.petOrders;
  const refresh = () => refetch({ first: pageSizeFor(orders?.edges.length ?? 0) });
  useOrderListChanges((change) => change.petOrder, refresh);
  const { askToCancel, isCancelling } = useCancelOrder(CancelPetOrderDocument, refresh);

  return (
    <MyOrders
      caption="Your pet orders"
      rows={orders?.edges.map((edge) => petOrderRow(edge.node))}
      error={error}
      hasMore={orders?.pageInfo.hasNextPage ?? false}
      onMore={() => fetchMore({ variables: { after: orders?.pageInfo.endCursor } })}
      onRetry={refresh}
      onCancel={askToCancel}
      isBusy={isCancelling}
      start={{ to: '/PetSearchItems', label: 'Meet the animals' }}
    />
  );
}
