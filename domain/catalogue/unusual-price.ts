import type { Cents } from '../money/money.ts';

/** From here on down a price may be a slip of the hand, in cents. */
const NEARLY_NOTHING = 50;

/**
 * Why a new price is asked about before it is saved; null where it is an ordinary change.
 *
 * @param before cents
 * @param after cents
 */
export function unusualPrice(before: Cents, after: Cents): 'nearly nothing' | 'less' | 'more' | null {
  if (before === after) return null;
  return after <= NEARLY_NOTHING ? 'nearly nothing' : byMoreThanHalf(before, after);
}

/** Which way a price goes by more than half of what it was; null where it does not. */
export function byMoreThanHalf(before: Cents, after: Cents): 'less' | 'more' | null {
  if (after * 2 < before) return 'less';
  return after * 2 > before * 3 ? 'more' : null;
}
