import { useApolloClient, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { PetOrderStatus } from '../../../../../../domain/orders/order-states.ts';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../../../../ui/tables/list-pages.ts';
import { AdminPetOrdersDocument, WaitingShoppersDocument } from '../api/pet-orders.operations.ts';
import { WaitingOrdersDocument } from '../api/waiting-orders.operations.ts';
import { showError } from '../lib/show-error.ts';
import { countWaiting } from '../lib/waiting-shoppers.ts';

/** All animal orders, newest first, page after page, with how many shoppers wait for each animal. */
export function useAdminPetOrders(status: PetOrderStatus | null) {
  const client = useApolloClient();
  const orders = useQuery(AdminPetOrdersDocument, {
    variables: { status: status && (status.toUpperCase() as Uppercase<PetOrderStatus>), first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  // Not cached: it would be mistaken for the list of pending orders.
  const waiting = useQuery(WaitingShoppersDocument, {
    variables: { first: MAX_PAGE_SIZE },
    fetchPolicy: 'no-cache',
  });

  const connection = orders.data?.petOrders;
  const rows = connection?.edges.map((edge) => edge.node);
  const waitingEdges = waiting.data?.petOrders.edges;
  const waitingFor = useMemo(
    () => countWaiting((waitingEdges ?? []).map((edge) => edge.node)),
    [waitingEdges],
  );

  async function refetch() {
    const shown = Math.min(MAX_PAGE_SIZE, Math.max(PAGE_SIZE, rows?.length ?? 0));
    await Promise.all([
      orders.refetch({ first: shown }),
      waiting.refetch(),
      client.refetchQueries({ include: [WaitingOrdersDocument] }),
    ]);
  }

  return {
    rows,
    total: connection?.totalCount ?? 0,
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    showMore: () =>
      void orders
        .fetchMore({ variables: { first: PAGE_SIZE, after: connection?.pageInfo.endCursor } })
        .catch(showError),
    waitingFor,
    isLoading: orders.loading,
    error: orders.error,
    refetch,
  };
}
