import { SHOP_NAME } from '../../../../domain/pages/page-head.ts';
import type { Letter } from './letter.ts';
import type { ShopLinks } from './shop-links.ts';

export function registeredLetter({ name }: { readonly name: string }, links: ShopLinks): Letter {
  return {
    subject: `Welcome to ${SHOP_NAME}`,
    heading: name ? `Welcome, ${name}!` : 'Welcome!',
    paragraphs: [
      'Your account is ready. It keeps your cart, your orders and the animals that you have asked for together.',
      'We mail you when something happens to an order of yours, and you choose on your account what else.',
    ],
    links: [
      { label: 'Look around', url: links.home },
      { label: 'Your account', url: links.account },
    ],
  };
}
