import { addDays, daysBetween, type PlanDate } from '../repeats/plan-dates.ts';

/*
 * How long the food in a home lasts, over all of it that was bought. It goes by days of the shop's calendar, and food is
 * eaten only once it is there.
 */

/** Days that a forecast looks ahead from the last food that comes: far more than any food keeps. */
const MAX_DAYS = 3650;

/** Food that came, or is to come. */
export interface Bag {
  readonly grams: number;
  /** Eaten from this day on. */
  readonly arrivesOn: PlanDate;
}

/** What somebody counted at home, with all that had come by that day. */
export interface Count {
  readonly grams: number;
  readonly on: PlanDate;
}

export interface FoodAtHome {
  /** In the morning of today, with what comes today. */
  readonly gramsLeft: number;
  /** After today. */
  readonly gramsComing: number;
  /** First day without food after the last bag. */
  readonly endsOn: PlanDate;
  /** First day, today or later, on which nothing is left although a bag is to come; null where there is none. */
  readonly gapFrom: PlanDate | null;
}

/** What there is in the morning of a day. */
interface Supply {
  readonly grams: number;
  readonly on: PlanDate;
}

/**
 * Eats bags in the order in which they arrive.
 *
 * @param gramsADay more than 0
 * @param count takes the place of whatever came by its day
 * @returns null where nothing is known of any food
 */
export function foodAtHome(
  bags: readonly Bag[],
  gramsADay: number,
  today: PlanDate,
  count: Count | null = null,
): FoodAtHome | null {
  const [first, ...others] = inOrderOfArrival(bags, count);
  if (!first) return null;
  let supply: Supply = { grams: first.grams, on: first.arrivesOn };
  let gramsLeft = first.arrivesOn > today ? 0 : leftOn(supply, today, gramsADay);
  let gramsComing = first.arrivesOn > today ? first.grams : 0;
  let gapFrom: PlanDate | null = null;
  for (const { grams, arrivesOn } of others) {
    const empty = emptyOn(supply, gramsADay);
    const isToCome = arrivesOn > today;
    if (isToCome && empty < arrivesOn) gapFrom ??= empty > today ? empty : today;
    supply = { grams: leftOn(supply, arrivesOn, gramsADay) + grams, on: arrivesOn };
    if (isToCome) gramsComing += grams;
    else gramsLeft = leftOn(supply, today, gramsADay);
  }
  return { gramsLeft, gramsComing, endsOn: emptyOn(supply, gramsADay), gapFrom };
}

function inOrderOfArrival(bags: readonly Bag[], count: Count | null): Bag[] {
  const counted = count ? [{ grams: count.grams, arrivesOn: count.on }] : [];
  const since = bags.filter(({ arrivesOn }) => !count || arrivesOn > count.on);
  return [...counted, ...since].sort((a, b) => daysBetween(b.arrivesOn, a.arrivesOn));
}

function leftOn({ grams, on }: Supply, day: PlanDate, gramsADay: number): number {
  return Math.max(0, grams - gramsADay * daysBetween(on, day));
}

/** The first day for which it does not suffice. */
function emptyOn({ grams, on }: Supply, gramsADay: number): PlanDate {
  return addDays(on, Math.min(MAX_DAYS, Math.floor(grams / gramsADay)));
}
