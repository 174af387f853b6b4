import { z } from 'zod';
import { badInput } from '../../platform/domain-error.ts';

/** What a file is about: `from` is in it, `to` is not. Without one it has no beginning or no end. */
export interface ExportPeriod {
  readonly from?: Date;
  readonly to?: Date;
}

const dayOrTime = z
  .union(
    [z.iso.date(), z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })],
    'A day such as 2026-11-26, or a moment such as 2026-11-26T09:30:00Z',
  )
  .optional();

/** The query of an export. Strict: whoever misspells a day of it gets no file of all days. */
export const periodQuery = z.strictObject({ from: dayOrTime, to: dayOrTime });
export type PeriodQuery = z.infer<typeof periodQuery>;

/**
 * The period that a query means. A day is all of that day by the shop's calendar, as the first and as the last one.
 *
 * @param timeZone IANA name of the shop's
 * @throws DomainError BAD_USER_INPUT when it ends before it begins
 */
export function periodOf({ from, to }: PeriodQuery, timeZone: string): ExportPeriod {
  const period = {
    ...(from !== undefined && { from: timeOf(from, timeZone, 0) }),
    ...(to !== undefined && { to: timeOf(to, timeZone, 1) }),
  };
  if (period.from && period.to && period.from >= period.to) throw badInput({ to: 'Later than from' });
  return period;
}

/** The same as a condition of the database on a time; null for any. */
export function timesIn({ from, to }: ExportPeriod): { $gte?: Date; $lt?: Date } | null {
  return from || to ? { ...(from && { $gte: from }), ...(to && { $lt: to }) } : null;
}

/** @param daysLater how many days after a day that is named the moment is; 1 for the end of it */
function timeOf(text: string, timeZone: string, daysLater: 0 | 1): Date {
  if (text.includes('T')) return new Date(text);
  const day = Temporal.PlainDate.from(text).add({ days: daysLater });
  return new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
}
