import type { ClientSession } from 'mongoose';
import { type PlanDate, shopDay } from '../../../domain/repeats/plan-dates.ts';
import { databaseClock } from '../database/database-clock.ts';
import type { TermsSource } from './current-shop-settings.ts';

/** The day by the shop's calendar, as the database's clock has it. @param session of the transaction it is for */
export async function shopToday(
  settings: TermsSource,
  session: ClientSession | null = null,
): Promise<PlanDate> {
  const { timeZone } = await settings.terms(session);
  return shopDay(databaseClock.now(), timeZone).date;
}
