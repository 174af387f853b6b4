import { daysBetween, findMoveProblem, type PlanDate, tomorrowOr } from './plan-dates.ts';

/** Days of food that are left when the next delivery comes; negative where it comes too late. */
export function daysLeftAt(arrivesOn: PlanDate, runsOut: PlanDate): number {
  return daysBetween(arrivesOn, runsOut);
}

/** A delivery that comes so many days too early or too late is worth moving. */
const WORTH_MOVING_DAYS = 3;

/**
 * The day that a delivery is better moved to, so that there is a reserve when it comes.
 *
 * @param orderBy the last day on which it is ordered in time
 * @returns null where its day is good enough, or would not be one that it can be moved to
 */
export function betterDate(next: PlanDate, orderBy: PlanDate, today: PlanDate): PlanDate | null {
  const better = tomorrowOr(orderBy, today);
  const isWorthIt = Math.abs(daysBetween(next, better)) >= WORTH_MOVING_DAYS;
  return isWorthIt && findMoveProblem(better, today) === null ? better : null;
}
