import { badInput } from '../platform/domain-error.ts';
import type { Period, SeriesUnit } from './period.ts';

/** Where days, weeks and months begin in a time zone. */
export interface Calendar {
  /** When the units that a period touches begin; the first at or before the period's beginning. */
  readonly starts: readonly Date[];
  readonly today: Date;
  readonly thisMonth: Date;
}

/** What browsers call their time zone where they can not find it out. */
const UNKNOWN_TIME_ZONE = 'Etc/Unknown';

/**
 * The calendar of a period by Node's table of time zones. The database has one too, but it is as old as the database,
 * and countries change their clocks every year.
 *
 * @param timeZone an IANA name or a distance from UTC such as `+02:00`; `Etc/Unknown` is taken as UTC
 * @throws DomainError BAD_USER_INPUT for an unknown time zone
 */
export function readCalendar(period: Period, unit: SeriesUnit, timeZone: string, now: Date): Calendar {
  const zone = checkTimeZone(timeZone === UNKNOWN_TIME_ZONE ? 'UTC' : timeZone);
  const today = dateIn(zone, now);
  return {
    starts: startsIn(zone, period, unit),
    today: startOf(today, zone),
    thisMonth: startOf(firstDayOf(today, 'month'), zone),
  };
}

/** @throws DomainError BAD_USER_INPUT for an unknown time zone */
function checkTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    throw badInput({ timeZone: `Unknown time zone: ${timeZone}` });
  }
}

function startsIn(timeZone: string, { from, to }: Period, unit: SeriesUnit): Date[] {
  const starts: Date[] = [];
  let date = firstDayOf(dateIn(timeZone, from), unit);
  for (let start = startOf(date, timeZone); start < to; start = startOf(date, timeZone)) {
    starts.push(start);
    date = date.add({ [`${unit}s`]: 1 });
  }
  const latest = starts.findLastIndex((start) => start <= from);
  return ascending(starts.slice(latest));
}

function dateIn(timeZone: string, time: Date): Temporal.PlainDate {
  const instant = Temporal.Instant.fromEpochMilliseconds(time.getTime());
  return instant.toZonedDateTimeISO(timeZone).toPlainDate();
}

/** The first day of the unit that a date is in. Weeks begin on Monday. */
function firstDayOf(date: Temporal.PlainDate, unit: SeriesUnit): Temporal.PlainDate {
  if (unit === 'month') return date.with({ day: 1 });
  return unit === 'week' ? date.subtract({ days: date.dayOfWeek - 1 }) : date;
}

/** The beginning of a date: not midnight where the clocks skip it. */
function startOf(date: Temporal.PlainDate, timeZone: string): Date {
  return new Date(date.toZonedDateTime(timeZone).epochMilliseconds);
}

/** Each of them once: places that crossed the date line have days in their calendar that never were. */
function ascending(dates: readonly Date[]): Date[] {
  return dates.filter((date, place) => place === 0 || date > (dates[place - 1] as Date));
}
