import { formatDollars } from '../../../../domain/money/money.ts';
import type { Letter } from './letter.ts';
import type { ShopLinks } from './shop-links.ts';

export function lowStockLetter(
  { petname, stock }: { readonly petname: string; readonly stock: number },
  links: ShopLinks,
): Letter {
  const left = stock === 0 ? `The last ${petname} is sold` : `${stock} of ${petname} left`;
  return {
    subject: left,
    heading: left,
    paragraphs: ['Orders that are being paid are counted as sold. Time to order more.'],
    links: [{ label: 'Open your items', url: links.managePets }],
  };
}

/** What a card's bank wants back. */
export interface DisputeFacts {
  /** US dollars. */
  readonly amount: number;
  /** What happened, in a sentence. */
  readonly what: string;
  readonly orderNumber: string | null;
  readonly username: string;
}

export function disputeLetter(
  { amount, what, orderNumber, username }: DisputeFacts,
  links: ShopLinks,
): Letter {
  return {
    subject: `A charge of ${formatDollars(amount)} is disputed`,
    heading: 'A charge is disputed',
    paragraphs: [what, 'Answer it at Stripe in time: without an answer the bank keeps the money.'],
    facts: [
      ...(orderNumber ? [{ label: 'Order', value: orderNumber }] : []),
      { label: 'Shopper', value: username },
    ],
    links: [{ label: 'Open the payments’ health', url: links.paymentHealth }],
    orderNumber,
  };
}
