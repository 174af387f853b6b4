import { unusualPrice } from '../../../../../../domain/catalogue/unusual-price.ts';
import { formatDollars, toCents } from '../../../../../../domain/money/money.ts';
import type { Question } from '../../../../ui/notifications/notifications.ts';

const warnings = {
  'nearly nothing': 'That is next to nothing.',
  less: 'That is less than half of it.',
  more: 'That is more than half as much again.',
} as const;

/** What is asked about a price that may be a slip of the hand; null for others. @param before, after US dollars */
export function priceQuestion(
  petname: string,
  before: number,
  after: number,
): Omit<Question, 'onConfirm'> | null {
  const why = unusualPrice(toCents(before), toCents(after));
  return (
    why && {
      title: `Change the price of ${petname}?`,
      text: `It costs ${formatDollars(before)} now, and would cost ${formatDollars(after)}.`,
      warning: warnings[why],
      confirm: `Save ${formatDollars(after)}`,
    }
  );
}
