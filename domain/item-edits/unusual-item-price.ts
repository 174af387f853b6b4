import { byMoreThanHalf } from '../catalogue/unusual-price.ts';
import { type Cents, formatDollars, toDollars } from '../money/money.ts';

const reasons = {
  less: 'less than half of what it costs now',
  more: 'more than half as much again',
} as const;

/**
 * Why a new price of one of many items is asked about, in words; null where it is an ordinary change.
 *
 * @param cost what the shop pays for one, where that is known; a price that stays below it is none that is new
 */
export function unusualItemPrice(before: Cents, after: Cents, cost?: Cents): string | null {
  const why = byMoreThanHalf(before, after);
  const said: string[] = why ? [reasons[why]] : [];
  if (cost !== undefined && after !== before && after < cost) said.push('less than the shop pays for it');
  if (said.length === 0) return null;
  return `${formatDollars(toDollars(after))} is ${said.join(' and ')}`;
}
