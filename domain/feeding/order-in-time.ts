import { addDays, type PlanDate } from '../repeats/plan-dates.ts';

/** Days of food that a household keeps at hand when the next delivery comes. */
export const RESERVE_DAYS = 2;

/**
 * The last day on which food can be ordered so that it is there, with the reserve, before the food at home ends.
 *
 * @param endsOn first day without food
 * @param arrivalOf when it is there at the latest, by the day on which it is charged: never before that
 */
export function orderInTime(endsOn: PlanDate, arrivalOf: (chargedOn: PlanDate) => PlanDate): PlanDate {
  const latest = addDays(endsOn, -RESERVE_DAYS);
  let day = latest;
  while (arrivalOf(day) > latest) day = addDays(day, -1);
  return day;
}
