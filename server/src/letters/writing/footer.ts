import { type MailKind, mailKinds } from '../../../../domain/mail/mail-kinds.ts';
import type { ShopFacts } from '../../../../domain/shop-settings/shop-settings.ts';
import type { LetterFooter } from './letter.ts';
import type { ShopLinks } from './shop-links.ts';

/** @param unsubscribeCode of the address that switches its kind off, if that can be */
export function footerOf(
  { kind, unsubscribeCode }: { readonly kind: MailKind; readonly unsubscribeCode?: string },
  links: ShopLinks,
  shop: ShopFacts,
): LetterFooter {
  const isForShop = mailKinds[kind].audience === 'shop';
  return {
    shopName: shop.name,
    contact: [...shop.address.split('\n'), shop.phone, shop.email].join(' · '),
    why: isForShop
      ? 'You get this e-mail because you run the shop.'
      : 'You get this e-mail because of what you do at our shop.',
    choices: { label: 'Choose which e-mails you get', url: links.account },
    unsubscribe: unsubscribeCode
      ? { label: 'Unsubscribe from e-mails like this', url: links.unsubscribe(unsubscribeCode) }
      : null,
  };
}
