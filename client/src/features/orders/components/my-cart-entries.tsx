import { useApolloClient, useQuery } from '@apollo/client/react';
import { useFirst } from '../../../ui/tables/use-first.ts';
import { CancelCartEntryDocument, MyCartEntriesDocument } from '../api/orders.operations.ts';
import { MyRefundsDocument } from '../api/refunds.operations.ts';
import { pageSizeFor, useCancelOrder } from '../hooks/use-cancel-order.ts';
import { useOrderListChanges } from '../hooks/use-own-order-changes.ts';
import { cartEntryRow } from '../lib/order-rows.ts';
import { MyOrders } from './my-orders.tsx';

interface MyCartEntriesProps {
  /** Resumes a payment; resolves to whether there was still something to pay for. */
  readonly onPay: (paymentId: string) => Promise<boolean>;
  readonly isPaying: boolean;
}

/** The food and accessories that the shopper has ordered. */
export function MyCartEntries({ onPay, isPaying }: MyCartEntriesProps) {
  const client = useApolloClient();
  const first = useFirst(MyCartEntriesDocument, {}, ({ me }) => me?.cartEntries.edges);
  const { data, error, refetch, fetchMore } = useQuery(MyCartEntriesDocument, {
    variables: { first },
    fetchPolicy: 'cache-and-network',
  });
  const entries = data?.me?.cartEntries;
  const refresh = () => refetch({ first: pageSizeFor(entries?.edges.length ?? 0) });
  // What was paid for a cancelled order is among the refunds.
  const refreshAll = () => Promise.all([refresh(), client.refetchQueries({ include: [MyRefundsDocument] })]);
  useOrderListChanges((change) => change.cartEntry, refreshAll);
  const { askToCancel, isCancelling } = useCancelOrder(CancelCartEntryDocument, refreshAll);
  const rows = entries?.edges.map((edge) => cartEntryRow(edge.node));

  async function pay(paymentId: string) {
    const isOpen = await onPay(paymentId);
    // It was paid or cancelled elsewhere: the refetched list shows its state.
    if (!isOpen) await refreshAll().catch(() => undefined);
  }

  return (
    <MyOrders
      caption="Your accessories and food orders"
      rows={rows}
      error={error}
      hasQuantity
      hasMore={entries?.pageInfo.hasNextPage ?? false}
      onMore={() => fetchMore({ variables: { after: entries?.pageInfo.endCursor } })}
      onRetry={refresh}
      onCancel={askToCancel}
      onPay={(paymentId) => void pay(paymentId)}
      isBusy={isCancelling || isPaying}
      start={{ to: '/PetSearchItems?category=food', label: 'Look around the shop' }}
    />
  );
}
