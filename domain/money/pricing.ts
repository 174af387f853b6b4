import { addCents, type Cents, cents } from './money.ts';

/** From this unit price up, an item pays the higher delivery charge (specification §9). */
const BULKY_MIN_PRICE = cents(5000);
const BULKY_DELIVERY = cents(2500);
const STANDARD_DELIVERY = cents(500);

/** One line of a cart: a unit price in cents and how many of it, a whole number >= 0. */
export interface PricedEntry {
  readonly unitPrice: Cents;
  readonly amount: number;
}

/** What a cart costs, in cents: `total = entriesTotal + delivery`. */
export interface CartPrice {
  readonly entriesTotal: Cents;
  readonly delivery: Cents;
  readonly total: Cents;
}

/** `totalamount` of one entry: unit price times quantity, without delivery. */
export function entryTotal(entry: PricedEntry): Cents {
  return cents(entry.unitPrice * entry.amount);
}

/** Delivery charge of an item ordered alone: $25 from a price of $50 up, otherwise $5 (specification §9). */
export function itemDelivery(unitPrice: Cents): Cents {
  return unitPrice >= BULKY_MIN_PRICE ? BULKY_DELIVERY : STANDARD_DELIVERY;
}

/** Total on an item's page: 0 when nothing is chosen, otherwise the entry and its delivery (specification §9). */
export function itemTotal(entry: PricedEntry): Cents {
  if (entry.amount === 0) return cents(0);
  return cents(entryTotal(entry) + itemDelivery(entry.unitPrice));
}

/**
 * Delivery charge of one parcel.
 *
 * @param unitPrices prices of the items in it, in cents, each >= 0
 * @returns cents; 0 for an empty parcel, otherwise the highest charge among its items
 */
export function deliveryCharge(unitPrices: readonly Cents[]): Cents {
  if (unitPrices.length === 0) return cents(0);
  return cents(Math.max(...unitPrices.map(itemDelivery)));
}

/**
 * Price of a whole cart: the sum of its entries and one delivery charge, the highest of them.
 *
 * The specification describes a cart total that multiplies the quantity sum by the last item's
 * total; that defect is not kept. Entries with the quantity 0 cost nothing and need no delivery.
 */
export function priceCart(entries: readonly PricedEntry[]): CartPrice {
  const ordered = entries.filter((entry) => entry.amount > 0);
  const entriesTotal = addCents(ordered.map(entryTotal));
  const delivery = deliveryCharge(ordered.map((entry) => entry.unitPrice));
  return { entriesTotal, delivery, total: cents(entriesTotal + delivery) };
}

/**
 * What a shopper gets back when some entries of a paid parcel leave it.
 *
 * The delivery charge shrinks with the parcel, so cancelling the last entry gives back the last cent.
 *
 * @param charged what is still charged for the parcel, in cents (captured minus refunded)
 * @param remaining the entries that stay
 */
export function refundDue(charged: Cents, remaining: readonly PricedEntry[]): Cents {
  return cents(Math.max(0, charged - priceCart(remaining).total));
}
