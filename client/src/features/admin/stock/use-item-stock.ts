import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { ItemStockQuery, StockReason } from '../../../gql/graphql.ts';
import { errorFields } from '../../../lib/apollo/client.ts';
import { showAlert, showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { CountStockDocument, ItemStockDocument, MoveStockDocument } from './stock.operations.ts';

export type ItemStock = NonNullable<ItemStockQuery['pet']>;
export type StockMove = ItemStock['stockMoves']['edges'][number]['node'];

/** Moves that are shown at first, and added by each press. */
const PAGE_SIZE = 25;

/** Most that are shown: an answer has no more. */
const MAX_SHOWN = 100;

/** The stock of an item and what changed it, newest first; older moves page by page. */
export function useItemStock(id: string) {
  const [after, setAfter] = useState<string | null>(null);
  const [first, setFirst] = useState(PAGE_SIZE);
  const { data, error, refetch, loading } = useQuery(ItemStockDocument, {
    variables: { id, first, after },
    // It has addresses of shoppers, and items stay in memory when an account leaves.
    fetchPolicy: 'no-cache',
  });
  const item = data?.pet;
  const moves = item?.stockMoves.edges.map(({ node }) => node) ?? [];
  const { hasNextPage = false, endCursor = null } = item?.stockMoves.pageInfo ?? {};
  return {
    item,
    moves,
    error,
    refetch,
    loading,
    hasOlder: hasNextPage,
    isOlderPart: after !== null,
    showOlder() {
      if (first < MAX_SHOWN) setFirst(Math.min(MAX_SHOWN, first + PAGE_SIZE));
      else setAfter(endCursor);
    },
    showNewest() {
      setAfter(null);
      setFirst(PAGE_SIZE);
    },
  };
}

/** What is wrong with a field, by its name in the API. */
type Problems = Readonly<Record<string, string>>;

/** Writes what came, went or was counted. Each says whether it was written, or what is wrong with it. */
export function useStockChanges(id: string) {
  const options = { refetchQueries: [ItemStockDocument] };
  const [move, moving] = useMutation(MoveStockDocument, options);
  const [count, counting] = useMutation(CountStockDocument, options);

  async function settle(work: () => Promise<string>): Promise<Problems | null> {
    try {
      showAlert(await work());
      return null;
    } catch (error) {
      const problems = errorFields(error);
      if (Object.keys(problems).length === 0)
        showErrorDialog(error instanceof Error ? error.message : String(error));
      return problems;
    }
  }

  return {
    isBusy: moving.loading || counting.loading,
    move: (quantity: number, reason: StockReason, note: string) =>
      settle(async () => {
        const { data } = await move({ variables: { id, quantity, reason, note } });
        return `Written. In stock: ${data?.moveStock?.stock}`;
      }),
    count: (counted: number, note: string) =>
      settle(async () => {
        const { data } = await count({ variables: { id, counted, note } });
        return `Counted. In stock: ${data?.countStock?.stock}`;
      }),
  };
}
