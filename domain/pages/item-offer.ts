import { isDollars } from '../money/money.ts';

/** What of an item its offer is read from: values of the database or of the API, and whatever else is stored. */
export interface OfferedItem {
  readonly petprice: unknown;
  readonly availability: unknown;
  readonly isAvailable: boolean;
}

/** How an item is offered, in the words of schema.org. */
export interface ItemOffer {
  /** US dollars with two digits behind the point, such as `12.50`. */
  readonly price: string;
  readonly availability: 'InStock' | 'OutOfStock' | 'SoldOut';
}

/** Null for an item whose stored price is none. What has found a home is sold out for good; stock may come back. */
export function itemOffer({ petprice, availability, isAvailable }: OfferedItem): ItemOffer | null {
  if (!isDollars(petprice)) return null;
  const unavailable = String(availability).toLowerCase() === 'available' ? 'OutOfStock' : 'SoldOut';
  return { price: petprice.toFixed(2), availability: isAvailable ? 'InStock' : unavailable };
}
