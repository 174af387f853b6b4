import { addCents, type Cents, cents, formatDollars, toDollars } from '../money/money.ts';
import type { EnteredCode, OrderLine, Promotion } from './choices.ts';
import { entryTotal } from './item-price.ts';

/** Codes are compared without case, and without the blanks that come along when one is copied. */
export function normalizeCode(text: string): string {
  return text.trim().toUpperCase();
}

/** Whether a promotion is for an item of this kind. */
export function isFor({ categories, types }: Promotion, { category, type }: OrderLine): boolean {
  return (
    (categories.length === 0 || categories.includes(category)) && (types.length === 0 || types.includes(type))
  );
}

/**
 * Why a code takes nothing off these lines, in words for the shopper; null where it does.
 *
 * @param now the moment of the order, by the database's clock
 */
export function findCodeProblem(
  { text, promotion, uses }: EnteredCode,
  lines: readonly OrderLine[],
  now: Date,
): string | null {
  const code = normalizeCode(text);
  if (!promotion) return `There is no code ${code}`;
  if (!promotion.isActive || (promotion.until && now >= promotion.until)) return `${code} is over`;
  if (promotion.from && now < promotion.from) return `${code} has not begun yet`;
  if (promotion.maxUses !== null && uses.inAll >= promotion.maxUses) return `${code} is used up`;
  if (promotion.maxUsesPerAccount !== null && uses.byAccount >= promotion.maxUsesPerAccount)
    return promotion.maxUsesPerAccount === 1
      ? `${code} can be used once, and you have used it`
      : `${code} can be used ${promotion.maxUsesPerAccount} times, and you have`;
  if (!lines.some((line) => isFor(promotion, line))) return `${code} is for nothing in this cart`;
  const missing = cents(promotion.minEntriesTotal - addCents(lines.map(entryTotal)));
  return missing > 0 ? `${dollars(missing)} more for ${code}` : null;
}

export function dollars(amount: Cents): string {
  return formatDollars(toDollars(amount));
}
