import { useQuery } from '@apollo/client/react';
import type { CartEntryStatus } from '../../../../../../domain/orders/order-states.ts';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../../../../ui/tables/list-pages.ts';
import { AdminCartEntriesDocument } from '../api/cart-entries.operations.ts';
import { showError } from '../lib/show-error.ts';

/** All orders of food and accessories, newest first, page after page. */
export function useAdminCartEntries(status: CartEntryStatus | null) {
  const entries = useQuery(AdminCartEntriesDocument, {
    variables: { status: status && (status.toUpperCase() as Uppercase<CartEntryStatus>), first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });

  const connection = entries.data?.cartEntries;
  const rows = connection?.edges.map((edge) => edge.node);

  async function refetch() {
    await entries.refetch({ first: Math.min(MAX_PAGE_SIZE, Math.max(PAGE_SIZE, rows?.length ?? 0)) });
  }

  return {
    rows,
    total: connection?.totalCount ?? 0,
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    showMore: () =>
      void entries
        .fetchMore({ variables: { first: PAGE_SIZE, after: connection?.pageInfo.endCursor } })
        .catch(showError),
    isLoading: entries.loading,
    error: entries.error,
    refetch,
  };
}
