import { type Cents, cents } from '../money/money.ts';
import { defaultFigures, type ShopTerms } from './shop-terms.ts';

/** What the price of an item and its delivery hang on. */
type DeliveryPrices = Pick<ShopTerms, 'bulkyFrom' | 'bulkyDelivery' | 'standardDelivery'>;

/** One line of a cart: a unit price in cents and how many of it, a whole number >= 0. */
export interface PricedEntry {
  readonly unitPrice: Cents;
  readonly amount: number;
}

/** `totalamount` of one entry: unit price times quantity, without delivery. */
export function entryTotal(entry: PricedEntry): Cents {
  return cents(entry.unitPrice * entry.amount);
}

/** Delivery charge of an item ordered alone: $25 from a price of $50 up, otherwise $5 (specification §9). */
export function itemDelivery(unitPrice: Cents, terms: DeliveryPrices = defaultFigures): Cents {
  return unitPrice >= terms.bulkyFrom ? terms.bulkyDelivery : terms.standardDelivery;
}

/** Total on an item's page: 0 when nothing is chosen, otherwise the entry and its delivery (specification §9). */
export function itemTotal(entry: PricedEntry, terms: DeliveryPrices = defaultFigures): Cents {
  if (entry.amount === 0) return cents(0);
  return cents(entryTotal(entry) + itemDelivery(entry.unitPrice, terms));
}

/**
 * Standard delivery of one parcel.
 *
 * @param unitPrices prices of the items in it, in cents, each >= 0
 * @returns cents; 0 for an empty parcel, otherwise the highest charge among its items
 */
export function parcelDelivery(unitPrices: readonly Cents[], terms: DeliveryPrices = defaultFigures): Cents {
  if (unitPrices.length === 0) return cents(0);
  return cents(Math.max(...unitPrices.map((unitPrice) => itemDelivery(unitPrice, terms))));
}
