import { addDays, daysBetween, type PlanDate, planDate } from '../../repeats/plan-dates.ts';
import { gramsPerDay } from '../energy.ts';
import { type Bag, type Count, foodAtHome } from '../food-at-home.ts';
import { daysOfChange, type KeptFoodChange } from './kept-food-change.ts';

/*
 * Whether there is enough of both foods for a change. Only food of the shop is known: of another nothing is said.
 */

/** Looks that far ahead of the end of a change, in days: orders are placed later than that. */
const DAYS_AFTER = 60;

/** A food of the shop at home, or on its way. */
export interface KnownFood {
  readonly bags: readonly Bag[];
  readonly count: Count | null;
  /** What other animals of the household eat of it. */
  readonly othersGramsADay: number;
}

interface Eaten {
  readonly on: PlanDate;
  readonly grams: number;
}

/**
 * The first day of a change, today or later, on which too little of the old food is left; null where it suffices, or
 * nobody knows how much there is.
 */
export function oldFoodEndsOn(change: KeptFoodChange, food: KnownFood, today: PlanDate): PlanDate | null {
  if (food.bags.length === 0 && !food.count) return null;
  const own = gramsPerDay(change.kcalPerDay, change.currentKcalPer100g);
  const eaten = daysOfChange(change).flatMap(({ on, currentGrams }) =>
    currentGrams === 0 ? [] : [{ on, grams: currentGrams + food.othersGramsADay }],
  );
  return lacksFrom(eaten, food, own + food.othersGramsADay, today);
}

/** The first day, today or later, on which the new food does not suffice, during the change or after it. */
export function newFoodEndsOn(change: KeptFoodChange, food: KnownFood, today: PlanDate): PlanDate {
  const days = daysOfChange(change);
  const others = food.bags.length === 0 ? 0 : food.othersGramsADay;
  const end = addDays(planDate(change.startOn), days.length);
  const ahead = DAYS_AFTER + Math.max(0, daysBetween(end, today));
  const full = days.at(-1)?.newGrams ?? 0;
  const eaten = [
    ...days.map(({ on, newGrams }) => ({ on, grams: newGrams + others })),
    ...Array.from({ length: ahead }, (_, index) => ({ on: addDays(end, index), grams: full + others })),
  ];
  return lacksFrom(eaten, food, others, today) ?? addDays(end, ahead);
}

/** @param before what was eaten of it a day until the first of the days */
function lacksFrom(
  days: readonly Eaten[],
  food: KnownFood,
  before: number,
  today: PlanDate,
): PlanDate | null {
  const [first] = days;
  if (!first) return null;
  let grams = leftOn(first.on, food, before);
  for (const { on, grams: eaten } of days) {
    const comes = food.bags.filter(({ arrivesOn }) => arrivesOn === on && on > first.on);
    grams += comes.reduce((sum, bag) => sum + bag.grams, 0);
    if (eaten > grams && on >= today) return on;
    grams = Math.max(0, grams - eaten);
  }
  return null;
}

/** What there is in the morning of a day, with what comes on it. */
function leftOn(day: PlanDate, { bags, count }: KnownFood, gramsADay: number): number {
  const there = bags.filter(({ arrivesOn }) => arrivesOn <= day);
  const counted = count && count.on <= day ? count : null;
  return foodAtHome(there, gramsADay, day, counted)?.gramsLeft ?? 0;
}
