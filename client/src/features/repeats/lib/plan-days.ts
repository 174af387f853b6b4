import { addDays, type PlanDate, planDate } from '../../../../../domain/repeats/plan-dates.ts';

/** Today by the shop's calendar, which need not be this browser's. */
export function todayOf({ earliestDate }: { readonly earliestDate: string }): PlanDate {
  return addDays(planDate(earliestDate), -1);
}
