import { useApolloClient, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { PetOrderStatus } from '../../../../../../domain/orders/order-states.ts';
import { listPages, MAX_PAGE_SIZE, shownSize } from '../../../../ui/tables/list-pages.ts';
import { useFirst } from '../../../../ui/tables/use-first.ts';
import { AdminPetOrdersDocument, WaitingShoppersDocument } from '../api/pet-orders.operations.ts';
import { WaitingOrdersDocument } from '../api/waiting-orders.operations.ts';
import { showError } from '../lib/show-error.ts';
import { countWaiting } from '../lib/waiting-shoppers.ts';

/** All animal orders, newest first, page after page, with how many shoppers wait for each animal. */
export function useAdminPetOrders(status: PetOrderStatus | null) {
  const client = useApolloClient();
  const variables = { status: status && (status.toUpperCase() as Uppercase<PetOrderStatus>) };
  const first = useFirst(AdminPetOrdersDocument, variables, ({ petOrders }) => petOrders.edges);
  const orders = useQuery(AdminPetOrdersDocument, {
    variables: { ...variables, first },
    fetchPolicy: 'cache-and-network',
  });
  // Not cached: it would be mistaken for the list of pending orders.
  const waiting = useQuery(WaitingShoppersDocument, {
    variables: { first: MAX_PAGE_SIZE },
    fetchPolicy: 'no-cache',
  });

  const list = listPages(orders.data?.petOrders, orders, showError);
  const waitingEdges = waiting.data?.petOrders.edges;
  const waitingFor = useMemo(
    () => countWaiting((waitingEdges ?? []).map((edge) => edge.node)),
    [waitingEdges],
  );

  async function refetch() {
    await Promise.all([
      orders.refetch({ first: shownSize(list) }),
      waiting.refetch(),
      client.refetchQueries({ include: [WaitingOrdersDocument] }),
    ]);
  }

  return { ...list, waitingFor, refetch };
}
