/** Brands of cards as they are written, by Stripe's words for them. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** "Visa ending in 4242"; null for a card that is not known. */
export function cardName(brand: string | null | undefined, last4: string | null | undefined): string | null {
  if (!last4) return null;
  const name = brand && Object.hasOwn(brands, brand) ? brands[brand] : 'a card';
  return `${name} ending in ${last4}`;
}
