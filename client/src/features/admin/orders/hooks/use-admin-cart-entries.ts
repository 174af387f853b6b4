import { useQuery } from '@apollo/client/react';
import type { CartEntryStatus } from '../../../../../../domain/orders/order-states.ts';
import { listPages, shownSize } from '../../../../ui/tables/list-pages.ts';
import { useFirst } from '../../../../ui/tables/use-first.ts';
import { AdminCartEntriesDocument } from '../api/cart-entries.operations.ts';
import { showError } from '../lib/show-error.ts';

/** All orders of food and accessories, newest first, page after page. */
export function useAdminCartEntries(status: CartEntryStatus | null) {
  const variables = { status: status && (status.toUpperCase() as Uppercase<CartEntryStatus>) };
  const first = useFirst(AdminCartEntriesDocument, variables, ({ cartEntries }) => cartEntries.edges);
  const entries = useQuery(AdminCartEntriesDocument, {
    variables: { ...variables, first },
    fetchPolicy: 'cache-and-network',
  });

  const list = listPages(entries.data?.cartEntries, entries, showError);

  async function refetch() {
    await entries.refetch({ first: shownSize(list) });
  }

  return { ...list, refetch };
}
