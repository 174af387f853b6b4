import { useMutation, useQuery } from '@apollo/client/react';
import { errorCodeOf } from '../../lib/apollo/api-error.ts';
import {
  UnwatchStockDocument,
  WatchedItemsDocument,
  WatchStockDocument,
} from './stock-watches.operations.ts';

/**
 * Whether the account hears when an item is back, and a way to change that.
 *
 * @param onConflict called where the shop refused because things have changed: the item may be back by now
 */
export function useStockWatch(petId: string, onConflict: () => void) {
  const { data, error, refetch } = useQuery(WatchedItemsDocument, { fetchPolicy: 'cache-and-network' });
  const [watch, watching] = useMutation(WatchStockDocument);
  const [unwatch, unwatching] = useMutation(UnwatchStockDocument);
  const isWatched = data?.me?.watchedPetIds.includes(petId);

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
