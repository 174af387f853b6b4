import { toCents, toDollars } from '../../../../../domain/money/money.ts';
import { itemTotal } from '../../../../../domain/pricing/item-price.ts';
import type { ShopTerms } from '../../../../../domain/pricing/shop-terms.ts';

/** The amount chosen on an item's page, and its price with delivery in US dollars (specification §4). */
export interface ShoppingValues {
  readonly petamount: number;
  readonly totalamont: number;
}

export type ShoppingAction = 'increment' | 'decrement' | 'addCart';

export const nothingChosen: ShoppingValues = { petamount: 0, totalamont: 0 };

/**
 * The values after an action.
 *
 * @param item its price in US dollars, how many more of it may be taken, and what delivery is reckoned by
 */
export function nextShoppingValues(
  values: ShoppingValues,
  action: ShoppingAction,
  item: { readonly petprice: number; readonly limit: number; readonly terms?: ShopTerms },
): ShoppingValues {
  if (action === 'addCart') return nothingChosen;

  const wanted = values.petamount + (action === 'increment' ? 1 : -1);
  const petamount = Math.max(0, Math.min(wanted, item.limit));
  const total = itemTotal({ unitPrice: toCents(item.petprice), amount: petamount }, item.terms);
  return { petamount, totalamont: toDollars(total) };
}
