import { type Cents, cents, formatDollars, toCents, toDollars } from '../../../../domain/money/money.ts';
import { cardName } from '../../../../domain/orders/card-name.ts';
import type { PetOrderRecord } from '../../orders/pet-orders/pet-order.entity.ts';
import { feeChargesOf } from '../../orders/records/fee-payments.ts';
import type { PaymentRecord } from '../../orders/records/payment.entity.ts';
import type { Letter, LetterLink } from '../writing/letter.ts';
import type { ShopLinks } from '../writing/shop-links.ts';

/*
 * What letters about animals say of adoption fees, which are no prices: they contain no tax.
 */

type WithFee = Pick<PetOrderRecord, '_id' | 'petname' | 'petprice' | 'fee'>;

/** The receipt. */
export function feePaidLetter(
  { _id, petname, username }: PetOrderRecord,
  payment: PaymentRecord,
  links: ShopLinks,
): Letter {
  const fee = toCents(payment.amount);
  const card = cardName(payment.cardBrand ?? null, payment.cardLast4 ?? null);
  return {
    subject: `The adoption fee of ${petname} is paid`,
    heading: `Thank you, ${username}!`,
    paragraphs: [
      `Your payment of ${dollarsOf(fee)} has arrived, and ${petname} is reserved for you. This is your receipt.`,
      'An adoption fee helps us to look after all our animals. It is not a price, and contains no tax. Should you not take the animal after all, it goes back to you.',
    ],
    bill: {
      lines: [{ label: `Adoption fee of ${petname}`, amount: fee }],
      sums: [],
      total: { label: 'Paid', amount: fee },
    },
    facts: card ? [{ label: 'Card', value: card }] : [],
    links: [{ label: 'Your application', url: links.application(_id.toHexString()) }],
  };
}

/** @param reason a sentence for the shopper */
export function feeRefundedLetter(
  { _id, petname }: PetOrderRecord,
  { amount, reason }: { readonly amount: Cents; readonly reason: string },
  links: ShopLinks,
): Letter {
  const sum = dollarsOf(amount);
  return {
    subject: `${sum} goes back to you`,
    heading: `${sum} is on its way back`,
    paragraphs: [
      reason,
      `We have sent ${sum} back to the card that paid the adoption fee of ${petname}. It takes the card’s bank a few days to show it.`,
    ],
    links: [{ label: 'Your application', url: links.application(_id.toHexString()) }],
  };
}

/** What whoever gets an animal is told of its fee that is paid online; nothing where it is paid at the shop. */
export function feeToPay({ petname, fee }: WithFee): string[] {
  if (!fee) return [];
  if (fee.waivedAt) return ['No adoption fee is due.'];
  const sum = dollarsOf(cents(fee.cents));
  return fee.paidAt
    ? [`The adoption fee of ${sum} is paid.`]
    : [
        `Please pay the adoption fee of ${sum} by card on the page of your application: once it is paid, ${petname} is reserved for you.`,
      ];
}

export function payFeeLink({ _id, fee }: WithFee, links: ShopLinks): LetterLink[] {
  if (!fee || fee.paidAt || fee.waivedAt) return [];
  const label = `Pay ${dollarsOf(cents(fee.cents))}`;
  return [{ label, url: links.application(_id.toHexString()) }];
}

/** What to bring to the shop when an animal is collected. @param things beside money */
export function whatToBring({ petprice, fee }: WithFee, things: readonly string[]): string {
  if (!fee) return `${things.join(', ')}, and ${formatDollars(petprice)}: you pay at the shop.`;
  const last = things.at(-1) ?? '';
  const listed = things.length > 1 ? `${things.slice(0, -1).join(', ')}, and ${last}` : last;
  if (fee.waivedAt) return `${listed}. No adoption fee is due.`;
  const sum = dollarsOf(cents(fee.cents));
  return fee.paidAt
    ? `${listed}. The adoption fee is paid.`
    : `${listed}. The adoption fee of ${sum} is still to be paid: on the page of your application, or at the shop.`;
}

/** What became of the money of an order that is over, or waits again. */
export async function whatWasCharged({ _id, fee }: WithFee): Promise<string> {
  const [charges = []] = fee ? await feeChargesOf([_id.toHexString()]) : [];
  const last = charges.at(-1);
  return last
    ? `The adoption fee of ${formatDollars(last.amount)} that you paid goes back to your card`
    : 'Nothing was charged';
}

function dollarsOf(amount: Cents): string {
  return formatDollars(toDollars(amount));
}
