import { useMutation, useQuery } from '@apollo/client/react';
import { errorCodeOf } from '../../lib/apollo/api-error.ts';
import {
  UnwatchPriceDocument,
  UnwatchStockDocument,
  WatchedItemsDocument,
  WatchPriceDocument,
  WatchStockDocument,
} from './stock-watches.operations.ts';

/** What somebody waits for: that an item is back in stock, or that it is cheaper. */
export type WatchKind = 'stock' | 'price';

const watches = {
  stock: { watch: WatchStockDocument, unwatch: UnwatchStockDocument, field: 'watchedPetIds' },
  price: { watch: WatchPriceDocument, unwatch: UnwatchPriceDocument, field: 'priceWatchedPetIds' },
} as const;

/**
 * Whether the account hears when an item is back, or cheaper, and a way to change that.
 *
 * @param onConflict called where the shop refused because things have changed: the item may be back by now
 */
export function useStockWatch(petId: string, onConflict: () => void, kind: WatchKind = 'stock') {
  const { data, error, refetch } = useQuery(WatchedItemsDocument, { fetchPolicy: 'cache-and-network' });
  const documents = watches[kind];
  const [watch, watching] = useMutation(documents.watch);
  const [unwatch, unwatching] = useMutation(documents.unwatch);
  const isWatched = data?.me?.[documents.field].includes(petId);

  async function toggle() {
    watching.reset();
    unwatching.reset();
    try {
      await (isWatched ? unwatch : watch)({ variables: { petId } });
    } catch (problem) {
      // What went wrong is in saveError.
      if (errorCodeOf(problem) === 'CONFLICT') onConflict();
    }
  }

  return {
    isWatched,
    error,
    refetch,
    toggle,
    isSaving: watching.loading || unwatching.loading,
    saveError: watching.error ?? unwatching.error,
  };
}
