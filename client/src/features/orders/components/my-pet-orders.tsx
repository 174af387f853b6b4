import { useQuery } from '@apollo/client/react';
import { useFirst } from '../../../ui/tables/use-first.ts';
import { CancelPetOrderDocument, MyPetOrdersDocument } from '../api/orders.operations.ts';
import { pageSizeFor, useCancelOrder } from '../hooks/use-cancel-order.ts';
import { useOrderListChanges } from '../hooks/use-own-order-changes.ts';
import { petOrderRow } from '../lib/order-rows.ts';
import { MyOrders } from './my-orders.tsx';

/** The animals that the shopper has asked for. */
export function MyPetOrders() {
  const first = useFirst(MyPetOrdersDocument, {}, ({ me }) => me?.petOrders.edges);
  const { data, error, refetch, fetchMore } = useQuery(MyPetOrdersDocument, {
    variables: { first },
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
