/** What a list says of an item, at the time at which it was written. */
export interface ListedStock {
  /** Pieces that could be sold. */
  readonly stock: number;
  /** Pieces that are ordered and not sent: they stand on the shelf, too. */
  readonly ordered: number;
}

/** What stood on the shelf by the list. */
export function expectedOnShelf({ stock, ordered }: ListedStock): number {
  return stock + ordered;
}

/**
 * What somebody counted on a shelf, as `countStock` takes it: pieces that are ordered are not for sale.
 *
 * @returns null where not even all that is ordered was found
 */
export function shelfCount(
  found: number,
  { stock, ordered }: ListedStock,
): { readonly counted: number; readonly stockWas: number } | null {
  return found < ordered ? null : { counted: found - ordered, stockWas: stock };
}
