import { useQuery } from '@apollo/client/react';
import { SameDayCartEntriesDocument } from '../api/cart-entries.operations.ts';
import type { AdminCartEntry } from './use-cart-entry-moves.ts';

/** Paid orders that have to be there today, those that are due first on top. */
export function useSameDayEntries({ skip }: { readonly skip: boolean }) {
  const { data, error, refetch } = useQuery(SameDayCartEntriesDocument, {
    skip,
    fetchPolicy: 'cache-and-network',
  });
  const waiting = (data?.cartEntries.edges ?? []).map(({ node }) => node).filter(isWaiting);
  return {
    entries: skip ? [] : [...waiting].sort((a, b) => dueTime(a) - dueTime(b)),
    error: skip ? undefined : error,
    refetch: async () => {
      if (!skip) await refetch();
    },
  };
}

/** One that was just sent stays in the answer until the next. */
function isWaiting({ status }: AdminCartEntry): boolean {
  return status === 'PAID';
}

function dueTime({ dueAt }: AdminCartEntry): number {
  return dueAt ? Date.parse(dueAt) : Number.POSITIVE_INFINITY;
}
