import type { CartQuoteQueryVariables } from '../../../gql/graphql.ts';

type AskedChoices = NonNullable<CartQuoteQueryVariables['choices']>;

/** What the shop is asked to price a cart with: of what the shopper picked, what there is. */
export function askedChoices({ delivery, postcode, promotionCode }: AskedChoices): AskedChoices {
  return { delivery, ...(postcode && { postcode }), ...(promotionCode && { promotionCode }) };
}

interface Asked<E> {
  readonly hasEntries: boolean;
  /** Whether there is one to show, if only an older one. */
  readonly hasQuote: boolean;
  /** Whether the last answer is to exactly what would be asked now. */
  readonly isSettled: boolean;
  /** Whether it is being asked, or is about to be. */
  readonly isAskedAgain: boolean;
  readonly error: E | undefined;
  /** What the shop says keeps it from being paid. */
  readonly obstacle?: string | null | undefined;
}

/** How the prices of a cart stand. An error says nothing while they are asked for once more. */
export function quoteStateOf<E>(
  { hasEntries, hasQuote, isSettled, isAskedAgain, error, obstacle }: Asked<E>,
  lines: readonly { readonly isAvailable: boolean }[],
) {
  return {
    isStale: isAskedAgain || (!isSettled && !error),
    /** Whether exactly this cart can be paid at exactly these sums. */
    canPay: isSettled && !obstacle && lines.every((line) => line.isAvailable),
    isFirstLoad: !hasQuote && hasEntries && (!error || isAskedAgain),
    error: isAskedAgain ? undefined : error,
  };
}
