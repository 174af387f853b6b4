import { addWeeks, daysBetween, findMoveProblem, type PlanDate, tomorrowOr } from './plan-dates.ts';

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

/**
 * The day that the next delivery of a plan is moved to that follows its forecast: a week after the last one at the
 * earliest, which is the shortest rhythm, so that no slip of a pen has somebody charged day after day.
 *
 * @param last day of the last delivery
 * @returns null where it stays
 */
export function followedDate(
  next: PlanDate,
  last: PlanDate,
  orderBy: PlanDate,
  today: PlanDate,
): PlanDate | null {
  const earliest = addWeeks(last, 1);
  return betterDate(next, orderBy > earliest ? orderBy : earliest, today);
}
