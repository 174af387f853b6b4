import type { Cents } from '../money/money.ts';

/** A price that rises by more waits for the shopper's consent, in percent. */
export const FREE_RISE_PERCENT = 5;

/** Whether a piece costs so much more than was agreed that the shopper is asked first. */
export function needsConsent(agreed: Cents, now: Cents): boolean {
  return (now - agreed) * 100 > agreed * FREE_RISE_PERCENT;
}

/** What a shopper consents to by paying for something that is to come again; it stands beside the button that pays. */
export function repeatMandate(shopName: string): string {
  return `By paying you allow ${shopName} to charge this card for each repeat delivery, at the price we e-mail you three days before. You can skip, change or end it at any time.`;
}
