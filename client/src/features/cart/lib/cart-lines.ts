import { MAX_ENTRY_AMOUNT } from '../../../../../domain/catalogue/pet-options.ts';
import type { EntryInput } from '../../../../../domain/input/input-rules.ts';
import type { CartQuoteQuery } from '../../../gql/graphql.ts';
import type { CartItem } from '../../../lib/cart-store/persistence.ts';

type QuoteLine = CartQuoteQuery['quote']['lines'][number];
type QuotedRepeat = CartQuoteQuery['quote']['repeats'][number];

/** A line of the cart. Without `priced` the quote is still loading, or the item is no longer sold. */
export interface CartLine {
  readonly petId: string;
  readonly accessoriesAmount: number;
  /** Weeks from one delivery to the next; undefined where it comes once. */
  readonly everyWeeks: number | undefined;
  /** Its next delivery, once the shop has said when it comes and what it costs. */
  readonly repeat: QuotedRepeat | undefined;
  readonly priced: QuoteLine | undefined;
  /** Its name, as far as this browser knows it. */
  readonly name: string | undefined;
  /** The price when the shopper added it, in US dollars, where it has changed since. */
  readonly formerPrice: number | undefined;
  /** Amount reserved for this shopper, on top of the stock. */
  readonly held: number;
  readonly isAvailable: boolean;
  /** Whether the shop no longer knows the item. */
  readonly isGone: boolean;
}

/** What is known about a cart beside the cart itself. */
export interface CartKnowledge {
  /** The lines of the last quote; undefined until there is one. */
  readonly quoted: readonly QuoteLine[] | undefined;
  /** What comes again, by the same quote. */
  readonly repeats?: readonly QuotedRepeat[] | undefined;
  /** Items that the shop no longer sells. */
  readonly gone: readonly string[];
  readonly held: readonly EntryInput[];
}

/** The cart in its own order with the shop's prices beside it. */
export function cartLines(
  cart: readonly CartItem[],
  { quoted, repeats = [], gone, held }: CartKnowledge,
): CartLine[] {
  return cart.map(({ petId, accessoriesAmount, seenPrice, seenName, everyWeeks }) => {
    const priced = quoted?.find((line) => line.petId === petId);
    const keptBack = held.find((entry) => entry.petId === petId)?.accessoriesAmount ?? 0;
    const canOrder = !priced || priced.available || accessoriesAmount <= keptBack;
    return {
      petId,
      accessoriesAmount,
      everyWeeks,
      repeat: repeats.find((one) => one.petId === petId && one.everyWeeks === everyWeeks),
      priced,
      name: priced?.petname ?? seenName,
      formerPrice: priced && seenPrice !== priced.petprice ? seenPrice : undefined,
      held: keptBack,
      isAvailable: canOrder && !gone.includes(petId),
      isGone: gone.includes(petId),
    };
  });
}

/**
 * The items that the shop could not price, from the fields of its error: `entries.1.petId` is the second of the
 * requested entries.
 */
export function goneItems(asked: readonly EntryInput[], fields: Readonly<Record<string, string>>): string[] {
  return Object.keys(fields).flatMap((path) => {
    const place = /^entries\.(\d+)\.petId$/.exec(path)?.[1];
    const entry = place === undefined ? undefined : asked[Number(place)];
    return entry ? [entry.petId] : [];
  });
}

/** Whether the quote is for this cart, so that its sums may be paid. */
export function isQuoteOf(cart: readonly EntryInput[], quoted: readonly QuoteLine[] | undefined): boolean {
  return (
    quoted !== undefined &&
    quoted.length === cart.length &&
    cart.every((entry) =>
      quoted.some((line) => line.petId === entry.petId && line.accessoriesAmount === entry.accessoriesAmount),
    )
  );
}

/** What of a cart is to come again, as a part of the choices, in a canonical sequence; nothing where nothing is. */
export function repeatsOf(cart: readonly CartItem[]): {
  readonly repeats?: { readonly petId: string; readonly everyWeeks: number }[];
} {
  const repeats = cart
    .flatMap(({ petId, everyWeeks }) => (everyWeeks ? [{ petId, everyWeeks }] : []))
    .sort((left, right) => left.petId.localeCompare(right.petId));
  return repeats.length > 0 ? { repeats } : {};
}

/** The entries of a cart with some more of an item in it. */
export function withItem(cart: readonly EntryInput[], petId: string, amount: number): EntryInput[] {
  const inCart = cart.find((entry) => entry.petId === petId)?.accessoriesAmount ?? 0;
  const others = cart.filter((entry) => entry.petId !== petId);
  return [...others, { petId, accessoriesAmount: Math.min(inCart + amount, MAX_ENTRY_AMOUNT) }].map(
    ({ petId: id, accessoriesAmount }) => ({ petId: id, accessoriesAmount }),
  );
}
