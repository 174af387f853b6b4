import { formatDollars } from '../../../../../domain/money/money.ts';
import { dateText, planDate } from '../../../../../domain/repeats/plan-dates.ts';
import { rhythms, rhythmText } from '../../../../../domain/repeats/rhythms.ts';
import type { Adjustment } from './adjustments.ts';
import type { CartLine } from './cart-lines.ts';

/** The choices of a line; the first is for what comes once. */
export const rhythmOptions: readonly { readonly value: string; readonly label: string }[] = [
  { value: '', label: 'once' },
  ...rhythms.map((weeks) => ({ value: String(weeks), label: rhythmText(weeks) })),
];

/** Weeks of a chosen value; undefined for once. */
export function readRhythm(value: string): number | undefined {
  return value === '' ? undefined : Number(value);
}

/** "Next delivery Wed, Dec 23: $56.97, charged to the same card." */
export function nextDeliveryText({ nextDate, nextTotal }: NonNullable<CartLine['repeat']>): string {
  return `Next delivery ${dateText(planDate(nextDate))}: ${formatDollars(nextTotal)}, charged to the same card.`;
}

/** What a line saves as a repeat delivery, or why it does not; null where nothing was looked at. */
export function repeatSaving(petId: string, adjustments: readonly Adjustment[]): string | null {
  const found = adjustments.find(
    ({ rule, petId: id }) => id === petId && (rule === 'REPEAT_FIRST' || rule === 'REPEAT_LATER'),
  );
  if (!found) return null;
  const { isApplied, label, amount, reason } = found;
  return isApplied ? `${label}: ${formatDollars(-amount)} less.` : `${label}. ${reason ?? ''}.`;
}
