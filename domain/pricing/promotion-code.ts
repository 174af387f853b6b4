import { addCents, type Cents, cents, formatDollars, toDollars } from '../money/money.ts';
import { truncateText } from '../text/truncate-text.ts';
import { typedSigns } from '../text/typed-signs.ts';
import type { EnteredCode, OrderLine, Promotion, PromotionUses } from './choices.ts';
import { MAX_CODE_LENGTH } from './code-length.ts';
import { entryTotal } from './item-price.ts';

/** The code that a shopper meant: without the quotes, brackets and blanks that come along when one is copied. */
export function readCode(text: string): string {
  return typedSigns(text)
    .replace(/\s/g, '')
    .replace(/^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}_-]+$/gu, '');
}

/** A code in a text: of one that is too long to be one, the beginning. */
export function shownCode(text: string): string {
  return truncateText(readCode(text), MAX_CODE_LENGTH);
}

/** What tells codes apart where dashes do not count, as in the numbers of orders. */
export function signsOfCode(code: string): string {
  return code.replace(/[_-]/g, '');
}

/** Whether a promotion is for an item of this kind. */
export function isFor({ categories, types }: Promotion, { category, type }: OrderLine): boolean {
  return (
    (categories.length === 0 || categories.includes(category)) && (types.length === 0 || types.includes(type))
  );
}

/**
 * Whether a code is one that somebody may use now. Whoever tries codes out learns nothing of those that were, or will be,
 * or that others have used up: all they hear is what they typed. What this account has used itself it may know.
 *
 * @param now the time of the order, by the database's clock
 */
export function isKnownCode({ promotion, uses }: EnteredCode, now: Date): boolean {
  if (!promotion?.isActive || (promotion.until && now >= promotion.until)) return false;
  if (promotion.from && now < promotion.from) return false;
  return hasUsedUp(promotion, uses) || promotion.maxUses === null || uses.inAll < promotion.maxUses;
}

function hasUsedUp({ maxUsesPerAccount }: Promotion, { byAccount }: PromotionUses): boolean {
  return maxUsesPerAccount !== null && byAccount >= maxUsesPerAccount;
}

/**
 * Why a code takes nothing off these lines, in words for the shopper; null where it does.
 *
 * @param now the time of the order, by the database's clock
 */
export function findCodeProblem(entered: EnteredCode, lines: readonly OrderLine[], now: Date): string | null {
  const { promotion, uses } = entered;
  const code = shownCode(entered.text);
  if (!promotion || !isKnownCode(entered, now)) return `There is no code ${code} that can be used now`;
  if (hasUsedUp(promotion, uses))
    return promotion.maxUsesPerAccount === 1
      ? `${code} can be used once, and you have used it`
      : `${code} can be used ${promotion.maxUsesPerAccount} times, and you have`;
  if (!lines.some((line) => isFor(promotion, line))) return `${code} does not apply to anything in this cart`;
  const missing = cents(promotion.minEntriesTotal - addCents(lines.map(entryTotal)));
  return missing > 0 ? `${dollars(missing)} more for ${code}` : null;
}

export function dollars(amount: Cents): string {
  return formatDollars(toDollars(amount));
}
