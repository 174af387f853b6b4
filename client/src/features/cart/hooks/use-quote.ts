import { useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import type { EntryInput } from '../../../../../domain/input/input-rules.ts';
import type { CartQuoteQuery } from '../../../gql/graphql.ts';
import { errorFields } from '../../../lib/apollo/api-error.ts';
import { keepNames } from '../../../lib/cart-store/cart-edits.ts';
import type { CartChoices, CartItem } from '../../../lib/cart-store/persistence.ts';
import { CartQuoteDocument } from '../api/cart.operations.ts';
import { cartLines, goneItems, isQuoteOf, repeatsOf } from '../lib/cart-lines.ts';
import { chosenDelivery, type DeliveryOption } from '../lib/delivery-choice.ts';
import { askedChoices, quoteStateOf } from '../lib/quote-state.ts';

type Quote = CartQuoteQuery['quote'];

/** Debounce of typing, in milliseconds. */
const TYPING_DELAY_MS = 400;

/**
 * The shop's prices for a cart, refetched on every change: the browser never computes what is to be paid. While a quote
 * is loading the last one stays, marked as stale.
 *
 * What can be had is known from a first quote, without same-day delivery; the best of it is asked for in a second one.
 *
 * @param choices what the shopper picked
 * @param reserved amounts reserved for this shopper
 * @param typedPostcode of where it goes, as far as it is typed; asked for where same-day delivery goes to some only
 */
export function useQuote(
  cart: readonly CartItem[],
  choices: CartChoices,
  reserved: readonly EntryInput[],
  typedPostcode: string,
) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const entries = cart
    .filter((entry) => !gone.includes(entry.petId))
    .map(({ petId, accessoriesAmount }) => ({ petId, accessoriesAmount }));
  const { postcode, isPostcodeAsked, setPostcodeAsked, isTyped } = usePostcode(typedPostcode);
  const { options, learn, forget } = useDeliveryOptions(JSON.stringify([entries, postcode]));
  const delivery = chosenDelivery(choices.delivery, options);
  const repeats = repeatsOf(cart.filter((entry) => !gone.includes(entry.petId)));
  const { data, loading, error, refetch } = useQuery(CartQuoteDocument, {
    variables: {
      entries,
      choices: { ...askedChoices({ delivery, postcode, promotionCode: choices.promotionCode }), ...repeats },
    },
    skip: entries.length === 0,
    fetchPolicy: 'network-only',
  });
  const isCurrent = isQuoteOf(entries, data?.quote.lines);
  if (data && isCurrent) learn(data.quote.deliveryOptions);
  const isForSome = data && data.shopSettings.sameDayPostcodes.length > 0;
  if (isForSome !== undefined && isForSome !== isPostcodeAsked) setPostcodeAsked(isForSome);

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

  const isOfDelivery = chosenDelivery(choices.delivery, data?.quote.deliveryOptions) === delivery;
  const isSettled = isCurrent && isTyped && !loading && isOfDelivery;
  const last = useLast(isSettled ? data?.quote : undefined);
  const quote = entries.length > 0 ? last : undefined;
  useEffect(() => {
    if (quote) keepNames(quote.lines);
  }, [quote]);
  const lines = cartLines(cart, { quoted: quote?.lines, repeats: quote?.repeats, gone, held: reserved });
  const isAskedAgain = loading || missing !== '' || isTooLate;
  const state = {
    ...{ hasEntries: entries.length > 0, hasQuote: Boolean(quote), isSettled, isAskedAgain, error },
    obstacle: quote?.obstacle,
  };

  /** Asks from the start, because what can be had may have changed as well. */
  async function askAgain() {
    forget();
    // Where the options were without same-day delivery, the question stays the same one.
    if (delivery !== 'SAME_DAY') await refetch().catch(() => undefined);
  }

  return {
    quote,
    delivery,
    isPostcodeAsked,
    /** What it is priced with. */
    postcode,
    lines,
    ...quoteStateOf(state, lines),
    askAgain,
  };
}

/** The postcode to ask with, once it is typed, where the shop goes by it. */
function usePostcode(typedPostcode: string) {
  const [isPostcodeAsked, setPostcodeAsked] = useState(false);
  const [typed] = useDebouncedValue(typedPostcode, TYPING_DELAY_MS);
  return {
    postcode: (isPostcodeAsked && typed.trim()) || undefined,
    isPostcodeAsked,
    setPostcodeAsked,
    /** Whether it is asked with all that is typed. */
    isTyped: !isPostcodeAsked || typed === typedPostcode,
  };
}

/** What is known of the delivery of a cart, until its entries or its postcode change. @param cart both as text */
function useDeliveryOptions(cart: string) {
  const [known, setKnown] = useState<{ cart: string; options: readonly DeliveryOption[] }>();
  const options = known?.cart === cart ? known.options : undefined;
  return {
    options,
    learn(found: readonly DeliveryOption[]) {
      if (found !== options) setKnown({ cart, options: found });
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
