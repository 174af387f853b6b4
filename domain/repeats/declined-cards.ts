import { addDays, type PlanDate } from './plan-dates.ts';

/** Days after the first try on which a declined card is tried again. */
export const RETRY_DAYS = [1, 3, 7] as const;

/**
 * When a delivery whose card was declined is tried again; null where the plan pauses instead.
 *
 * @param due the day of the first try
 * @param tries how often it was tried, this time included; from 1
 */
export function retryDate(due: PlanDate, tries: number): PlanDate | null {
  const days = RETRY_DAYS[tries - 1];
  return days === undefined ? null : addDays(due, days);
}
