import { formatDollars } from '../../../../domain/money/money.ts';
import type { Letter } from './letter.ts';
import type { ShopLinks } from './shop-links.ts';

/** An item as a shopper is told of it. */
export interface ItemFacts {
  readonly id: string;
  readonly petname: string;
  readonly petprice: number;
  readonly short: string;
  /** Pieces that can be ordered. */
  readonly stock: number;
}

export function backInStockLetter(
  { id, petname, petprice, short, stock }: ItemFacts,
  links: ShopLinks,
): Letter {
  return {
    subject: `${petname} is back`,
    heading: `${petname} is back in stock`,
    paragraphs: [
      'You wanted to know when it can be had again: now it can. It is not put aside for you, so who comes first gets it.',
      short,
    ],
    facts: [
      { label: 'Price', value: formatDollars(petprice) },
      { label: 'In stock', value: stock === 1 ? '1 piece' : `${stock} pieces` },
    ],
    links: [{ label: `See ${petname}`, url: links.item(id) }],
  };
}
