import { MAX_ENTRY_AMOUNT } from '../../../../../domain/catalogue/pet-options.ts';

/**
 * How many more of an item can be put into the cart.
 *
 * @param stock amount in stock; null where it is not counted
 * @param inCart amount in the cart already
 */
export function roomFor(
  item: { readonly stock?: number | null; readonly isAvailable: boolean },
  inCart: number,
): number {
  if (!item.isAvailable) return 0;
  return Math.max(0, Math.min(item.stock ?? MAX_ENTRY_AMOUNT, MAX_ENTRY_AMOUNT) - inCart);
}
