import { csvDollars } from '../../../../domain/csv/csv-dollars.ts';
import type { NumberCell } from '../../../../domain/csv/csv-row.ts';
import { cents, isDollars, toCents } from '../../../../domain/money/money.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { isValidDate } from '../../platform/valid-date.ts';

/** US dollars as they are stored. What is no amount stands there as it is, for somebody to look at. */
export function dollarsCell(stored: unknown): NumberCell {
  if (isDollars(stored)) return { number: csvDollars(toCents(stored)) };
  return { number: Number.isNaN(stored) ? '' : textOf(stored) };
}

/** Stored cents, as dollars. */
export function centsCell(stored: unknown): NumberCell {
  return { number: Number.isSafeInteger(stored) ? csvDollars(cents(Number(stored))) : textOf(stored) };
}

/** How many, or how much of something that is no money. */
export function numberCell(stored: unknown): NumberCell {
  return { number: textOf(stored) };
}

/**
 * A moment by the shop's clock, to the second, with its distance from UTC: `2026-11-29T01:41:09+13:00`. What is stored
 * and is none stands there as it is.
 *
 * @param timeZone IANA name of the shop's
 */
export function momentCell(stored: unknown, timeZone: string): string {
  const time = shopTime(stored, timeZone);
  return time?.toString({ smallestUnit: 'second', timeZoneName: 'never' }) ?? textOf(stored);
}

/** The shop's day of a moment: `2026-11-29`; empty where there is none. */
export function dayCell(stored: unknown, timeZone: string): string {
  return shopTime(stored, timeZone)?.toPlainDate().toString() ?? '';
}

function shopTime(stored: unknown, timeZone: string): Temporal.ZonedDateTime | null {
  if (!(stored instanceof Date) || !isValidDate(stored)) return null;
  return Temporal.Instant.fromEpochMilliseconds(stored.getTime()).toZonedDateTimeISO(timeZone);
}
