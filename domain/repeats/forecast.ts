import { addDays, daysBetween, type PlanDate } from './plan-dates.ts';

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
