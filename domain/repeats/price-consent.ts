import type { Cents } from '../money/money.ts';

/** A price that rises by more waits for the shopper's consent, in percent. */
export const FREE_RISE_PERCENT = 5;

/** Whether a piece costs so much more than was agreed that the shopper is asked first. */
export function needsConsent(agreed: Cents, now: Cents): boolean {
  return (now - agreed) * 100 > agreed * FREE_RISE_PERCENT;
}
