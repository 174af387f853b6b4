import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { EntryInput } from '../../../../../domain/input/input-rules.ts';
import { errorFields } from '../../../lib/apollo/api-error.ts';
import type { CartItem } from '../../../lib/cart-store/persistence.ts';
import { CartQuoteDocument } from '../api/cart.operations.ts';
import { cartLines, goneItems, isQuoteOf } from '../lib/cart-lines.ts';

/**
 * The shop's prices for a cart, refetched on every change: the browser never computes what is to be paid. While a quote
 * is loading the last one stays, marked as stale.
 *
 * @param reserved amounts reserved for this shopper
 */
export function useQuote(cart: readonly CartItem[], reserved: readonly EntryInput[]) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const entries = cart
    .filter((entry) => !gone.includes(entry.petId))
    .map(({ petId, accessoriesAmount }) => ({ petId, accessoriesAmount }));
  const { data, previousData, loading, error, refetch } = useQuery(CartQuoteDocument, {
    variables: { entries },
    skip: entries.length === 0,
    fetchPolicy: 'network-only',
  });

  // An item that is no longer sold must not keep the others from being priced.
  const missing = goneItems(entries, errorFields(error)).join();
  useEffect(() => {
    if (missing) setGone((known) => [...new Set([...known, ...missing.split(',')])]);
  }, [missing]);

  const quote = entries.length > 0 ? (data ?? previousData)?.quote : undefined;
  const lines = cartLines(cart, { quoted: quote?.lines, gone, held: reserved });
  const isCurrent = isQuoteOf(entries, quote?.lines);

  return {
    quote,
    lines,
    isStale: loading || (!isCurrent && !error),
    /** Whether exactly this cart can be paid at exactly these sums. */
    canPay: isCurrent && !loading && lines.every((line) => line.isAvailable),
    isFirstLoad: !quote && entries.length > 0 && (!error || missing !== ''),
    error: loading || missing ? undefined : error,
    refetch,
  };
}

export type QuoteState = ReturnType<typeof useQuote>;
