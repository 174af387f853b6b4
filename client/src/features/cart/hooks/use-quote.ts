import { useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import type { EntryInput } from '../../../../../domain/input/input-rules.ts';
import type { CartQuoteQuery } from '../../../gql/graphql.ts';
import { errorFields } from '../../../lib/apollo/api-error.ts';
import type { CartChoices, CartItem } from '../../../lib/cart-store/persistence.ts';
import { CartQuoteDocument } from '../api/cart.operations.ts';
import { cartLines, goneItems, isQuoteOf, repeatsOf } from '../lib/cart-lines.ts';
import { chosenDelivery, type DeliveryOption } from '../lib/delivery-choice.ts';

type Quote = CartQuoteQuery['quote'];

/**
 * The shop's prices for a cart, refetched on every change: the browser never computes what is to be paid. While a quote
 * is loading the last one stays, marked as stale.
 *
 * What can be had is known from a first quote, without same-day delivery; the best of it is asked for in a second one.
 *
 * @param choices what the shopper picked
 * @param reserved amounts reserved for this shopper
 */
export function useQuote(cart: readonly CartItem[], choices: CartChoices, reserved: readonly EntryInput[]) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const entries = cart
    .filter((entry) => !gone.includes(entry.petId))
    .map(({ petId, accessoriesAmount }) => ({ petId, accessoriesAmount }));
  const { options, learn, forget } = useDeliveryOptions(JSON.stringify(entries));
  const delivery = chosenDelivery(choices.delivery, options);
  const { promotionCode } = choices;
  const repeats = repeatsOf(cart.filter((entry) => !gone.includes(entry.petId)));
  const { data, loading, error, refetch } = useQuery(CartQuoteDocument, {
    variables: { entries, choices: { delivery, ...(promotionCode && { promotionCode }), ...repeats } },
    skip: entries.length === 0,
    fetchPolicy: 'network-only',
  });
  const isCurrent = isQuoteOf(entries, data?.quote.lines);
  if (data && isCurrent) learn(data.quote.deliveryOptions);

  // An item that is no longer sold must not keep the others from being priced.
  const fields = errorFields(error);
  const missing = goneItems(entries, fields).join();
  useEffect(() => {
    if (missing) setGone((known) => [...new Set([...known, ...missing.split(',')])]);
  }, [missing]);

  // Its hour came between two quotes.
  const isTooLate = delivery === 'SAME_DAY' && 'choices.delivery' in fields;
  useEffect(() => {
    if (isTooLate) forget();
  }, [isTooLate, forget]);

  const isSettled =
    isCurrent && !loading && chosenDelivery(choices.delivery, data?.quote.deliveryOptions) === delivery;
  const last = useLast(isSettled ? data?.quote : undefined);
  const quote = entries.length > 0 ? last : undefined;
  const lines = cartLines(cart, { quoted: quote?.lines, repeats: quote?.repeats, gone, held: reserved });
  const isAskedAgain = loading || missing !== '' || isTooLate;

  /** Asks from the start, because what can be had may have changed as well. */
  async function askAgain() {
    forget();
    // Where the options were without same-day delivery, the question stays the same one.
    if (delivery !== 'SAME_DAY') await refetch().catch(() => undefined);
  }

  return {
    quote,
    delivery,
    lines,
    isStale: isAskedAgain || (!isSettled && !error),
    /** Whether exactly this cart can be paid at exactly these sums. */
    canPay: isSettled && lines.every((line) => line.isAvailable),
    isFirstLoad: !quote && entries.length > 0 && (!error || isAskedAgain),
    error: isAskedAgain ? undefined : error,
    askAgain,
  };
}

/** What is known of the delivery of a cart, until its entries change. @param entries as text */
function useDeliveryOptions(entries: string) {
  const [known, setKnown] = useState<{ entries: string; options: readonly DeliveryOption[] }>();
  const options = known?.entries === entries ? known.options : undefined;
  return {
    options,
    learn(found: readonly DeliveryOption[]) {
      if (found !== options) setKnown({ entries, options: found });
    },
    forget: useCallback(() => setKnown(undefined), []),
  };
}

/** The last value there was. */
function useLast(value: Quote | undefined): Quote | undefined {
  const [last, setLast] = useState(value);
  if (value && value !== last) setLast(value);
  return value ?? last;
}

export type QuoteState = ReturnType<typeof useQuote>;
