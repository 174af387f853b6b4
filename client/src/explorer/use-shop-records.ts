import { useCallback, useEffect, useState } from 'react';
import type { AuthorizedFetch } from './authorized-fetch.ts';
import type { ShopRecords } from './examples/explorer-example.ts';
import { findShopRecords } from './examples/shop-records.ts';

/**
 * What the examples can be tried on, anew for each account.
 *
 * @param account changes with who is signed in; undefined while that is not known
 * @returns null until it is known, and a function that looks again
 */
export function useShopRecords(send: AuthorizedFetch, account: string | null | undefined) {
  const [records, setRecords] = useState<ShopRecords | null>(null);

  const refresh = useCallback(async () => {
    const found = await findShopRecords((query) => ask(send, query));
    setRecords(found);
    return found;
  }, [send]);

  useEffect(() => {
    if (account !== undefined) void refresh();
  }, [account, refresh]);

  return [records, refresh] as const;
}

/** A shop that does not answer has nothing; the explorer says so itself when an operation is run. */
async function ask(send: AuthorizedFetch, query: string) {
  try {
    const answer = await send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return (await answer.json()).data ?? {};
  } catch {
    return {};
  }
}
