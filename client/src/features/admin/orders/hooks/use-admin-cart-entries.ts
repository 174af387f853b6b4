import { useQuery } from '@apollo/client/react';
import type { CartEntryStatus } from '../../../../../../domain/orders/order-states.ts';
import { AdminCartEntriesDocument } from '../api/cart-entries.operations.ts';
import { showError } from '../lib/show-error.ts';

const PAGE_SIZE = 20;
/** The API's page limit. */
const MAX_PAGE_SIZE = 100;

/** All orders of food and accessories, newest first, page after page. */
export function useAdminCartEntries(status: CartEntryStatus | null) {
  const entries = useQuery(AdminCartEntriesDocument, {
    variables: { status: status && (status.toUpperCase() as Uppercase<CartEntryStatus>), first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });

  const connection = entries.data?.cartEntries;
  const list = connection?.edges.map((edge) => edge.node) ?? [];

  async function refetch() {
    await entries.refetch({ first: Math.min(MAX_PAGE_SIZE, Math.max(PAGE_SIZE, list.length)) });
  }

  return {
    entries: list,
    total: connection?.totalCount ?? 0,
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    showMore: () =>
      entries
        .fetchMore({ variables: { first: PAGE_SIZE, after: connection?.pageInfo.endCursor } })
        .catch(showError),
    isLoading: entries.loading,
    error: entries.error,
    refetch,
  };
}
