import { csvDollars } from '../../../../domain/csv/csv-dollars.ts';
import { cents, isDollars, toCents } from '../../../../domain/money/money.ts';
import { textOf } from '../../platform/text/text-of.ts';

/** US dollars as they are stored. What is no amount stands there as it is, for somebody to look at. */
export function dollarsCell(stored: unknown): string {
  if (isDollars(stored)) return csvDollars(toCents(stored));
  return Number.isNaN(stored) ? '' : textOf(stored);
}

/** Stored cents, as dollars. */
export function centsCell(stored: unknown): string {
  return Number.isSafeInteger(stored) ? csvDollars(cents(Number(stored))) : textOf(stored);
}
