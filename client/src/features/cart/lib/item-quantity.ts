import { toCents, toDollars } from '../../../../../domain/money/money.ts';
import { itemTotal } from '../../../../../domain/pricing/item-price.ts';
import type { ShopTerms } from '../../../../../domain/pricing/shop-terms.ts';

/** The amount chosen on an item's page, and its price with delivery in US dollars (specification §4). */
export interface ShoppingValues {
  readonly petamount: number;
  readonly totalamont: number;
}

export type ShoppingAction = 'increment' | 'decrement' | 'addCart';

/** What an amount can be, and what it costs. */
export interface ItemOffer {
  /** In US dollars. */
  readonly petprice: number;
  /** The smallest amount, where there is as much, and the one that is chosen at first. */
  readonly least: number;
  /** How many more of it may be taken. */
  readonly limit: number;
  /** What delivery is reckoned by. */
  readonly terms?: ShopTerms;
}

/** The values of an amount, or of the next one that can be had. */
export function shoppingValues(amount: number, { petprice, least, limit, terms }: ItemOffer): ShoppingValues {
  const petamount = Math.min(Math.max(least, amount), limit);
  const total = itemTotal({ unitPrice: toCents(petprice), amount: petamount }, terms);
  return { petamount, totalamont: toDollars(total) };
}

/** The values after an action. */
export function nextShoppingValues(
  { petamount }: ShoppingValues,
  action: ShoppingAction,
  item: ItemOffer,
): ShoppingValues {
  if (action === 'addCart') return shoppingValues(item.least, item);
  return shoppingValues(petamount + (action === 'increment' ? 1 : -1), item);
}
