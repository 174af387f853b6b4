import mongoose from 'mongoose';
import { badInput } from '../platform/domain-error.ts';
import type { Period, SeriesUnit } from './period.ts';

/** Where days, weeks and months begin in a time zone. */
export interface Calendar {
  /** When the units that a period touches begin; the first at or before the period's beginning. */
  readonly starts: readonly Date[];
  readonly today: Date;
  readonly thisMonth: Date;
}

/** The database's code for a time zone that it does not know. */
const UNKNOWN_TIME_ZONE = 40485;

/**
 * The calendar of a period, as the database reckons it: it knows the time zones and their clock changes.
 *
 * @throws DomainError BAD_USER_INPUT for an unknown time zone
 */
export async function readCalendar(
  period: Period,
  unit: SeriesUnit,
  timeZone: string,
  now: Date,
): Promise<Calendar> {
  try {
    return await askDatabase(period, unit, timeZone, now);
  } catch (error) {
    if ((error as { code?: unknown }).code !== UNKNOWN_TIME_ZONE) throw error;
  }
  return askDatabase(period, unit, offsetOf(timeZone, now), now);
}

/**
 * How far from UTC a time zone is now: for one that is too new for the database.
 *
 * @throws DomainError BAD_USER_INPUT for one that nobody knows
 */
function offsetOf(timeZone: string, now: Date): string {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    const name = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value;
    return name?.replace('GMT', '') || '+00:00';
  } catch {
    throw badInput({ timeZone: `Unknown time zone: ${timeZone}` });
  }
}

async function askDatabase(
  { from, to }: Period,
  unit: SeriesUnit,
  timeZone: string,
  now: Date,
): Promise<Calendar> {
  // Taken literally, or "$..." would be read as the name of a field.
  const timezone = { $literal: timeZone };
  const week = { timezone, startOfWeek: 'monday' };
  const places = {
    $range: [0, { $add: [{ $dateDiff: { startDate: from, endDate: to, unit, ...week } }, 1] }],
  };
  const start = { $dateAdd: { startDate: '$first', unit, amount: '$$this', timezone } };
  const [calendar] = await connectedDatabase()
    .aggregate<Calendar>([
      { $documents: [{}] },
      {
        $project: {
          first: { $dateTrunc: { date: from, unit, ...week } },
          today: { $dateTrunc: { date: now, unit: 'day', timezone } },
          thisMonth: { $dateTrunc: { date: now, unit: 'month', timezone } },
        },
      },
      { $set: { starts: { $map: { input: places, in: start } } } },
      { $set: { starts: { $filter: { input: '$starts', cond: { $lt: ['$$this', to] } } } } },
    ])
    .toArray();
  if (!calendar) throw new Error('one document in is one document out');
  return { ...calendar, starts: ascending(calendar.starts) };
}

/** Each of them once: places that crossed the date line have days in their calendar that never were. */
function ascending(dates: readonly Date[]): Date[] {
  return dates.filter((date, place) => place === 0 || date > (dates[place - 1] as Date));
}

function connectedDatabase() {
  const { db } = mongoose.connection;
  if (!db) throw new Error('the database is not connected');
  return db;
}
