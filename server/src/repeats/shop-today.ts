import { type PlanDate, shopDay } from '../../../domain/repeats/plan-dates.ts';
import { databaseClock } from '../database/database-clock.ts';

/** The day by the shop's calendar, as the database's clock has it. @param timeZone IANA name of the shop's */
export function shopToday(timeZone: string): PlanDate {
  return shopDay(databaseClock.now(), timeZone).date;
}
