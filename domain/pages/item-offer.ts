import { formatDollars, isDollars } from '../money/money.ts';
import { type HeadTag, nameTag, propertyTag } from './page-head.ts';

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

/** Availability in the words of previews (Facebook's and Pinterest's), and in those that people read in them. */
const availabilityLabels: Readonly<Record<ItemOffer['availability'], readonly [code: string, text: string]>> =
  {
    InStock: ['in stock', 'Can be ordered'],
    OutOfStock: ['out of stock', 'Out of stock'],
    SoldOut: ['discontinued', 'Sold'],
  };

/** What previews of its page say of it, beside title and picture. */
export function offerTags({ price, availability }: ItemOffer): HeadTag[] {
  const [code, text] = availabilityLabels[availability];
  return [
    propertyTag('product:price:amount', price),
    propertyTag('product:price:currency', 'USD'),
    propertyTag('product:availability', code),
    nameTag('twitter:label1', 'Price'),
    nameTag('twitter:data1', formatDollars(Number(price))),
    nameTag('twitter:label2', 'Availability'),
    nameTag('twitter:data2', text),
  ];
}
