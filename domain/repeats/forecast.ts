import { addDays, daysBetween, findMoveProblem, type PlanDate, tomorrowOr } from './plan-dates.ts';

/** What a shopper says of the food: grams that are eaten a day, and grams in one piece. */
export interface Consumption {
  readonly gramsADay: number;
  readonly gramsAPiece: number;
}

/** When the pieces of a delivery are eaten up: the first day without food. */
export function runsOutOn(
  delivered: PlanDate,
  pieces: number,
  { gramsADay, gramsAPiece }: Consumption,
): PlanDate {
  return addDays(delivered, Math.floor((pieces * gramsAPiece) / gramsADay));
}

/** Days of food that are left when the next delivery comes; negative where it comes too late. */
export function daysLeftAt(next: PlanDate, runsOut: PlanDate): number {
  return daysBetween(next, runsOut);
}

/** Days of food that a household keeps at hand before the next delivery comes. */
export const RESERVE_DAYS = 2;
/** A delivery that comes so many days too early or too late is worth moving. */
const WORTH_MOVING_DAYS = 3;

/**
 * The day that a delivery is better moved to, so that there is a reserve when it comes.
 *
 * @returns null where its day is good enough, or would not be one that it can be moved to
 */
export function betterDate(next: PlanDate, runsOut: PlanDate, today: PlanDate): PlanDate | null {
  const better = tomorrowOr(addDays(runsOut, -RESERVE_DAYS), today);
  const isWorthIt = Math.abs(daysBetween(next, better)) >= WORTH_MOVING_DAYS;
  return isWorthIt && findMoveProblem(better, today) === null ? better : null;
}
