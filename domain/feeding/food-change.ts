import { gramsPerDay } from './energy.ts';

/** One day of a change of food. */
export interface ChangeDay {
  /** From 1 on. */
  readonly day: number;
  /** Such as `2026-11-27`; null where nobody has said when it begins. */
  readonly on: string | null;
  readonly currentGrams: number;
  readonly newGrams: number;
}

interface FoodChange {
  readonly kcalPerDay: number;
  readonly kcalPer100g: number;
  /** Of the food that is given up. */
  readonly currentKcalPer100g: number;
  readonly days: number;
  readonly startOn?: string | null | undefined;
}

/** Steps of a change: with each of them a quarter more of the energy comes from the new food. */
export const STEPS = 4;

/** Until which seventh of the days each step but the last one goes. */
const untilSevenths = [2, 4, 6] as const;

/** A change of food day by day: a quarter more of the energy comes from the new food with each step. */
export function foodChange(change: FoodChange): ChangeDay[] {
  const { kcalPerDay, kcalPer100g, currentKcalPer100g, days, startOn } = change;
  return Array.from({ length: days }, (_, index) => {
    const day = index + 1;
    const share = stepOn(day, days) / STEPS;
    return {
      day,
      on: startOn ? dayAfter(startOn, index) : null,
      currentGrams: gramsPerDay(kcalPerDay * (1 - share), currentKcalPer100g),
      newGrams: gramsPerDay(kcalPerDay * share, kcalPer100g),
    };
  });
}

/** Which step a day belongs to, from 1 to 4. */
export function stepOn(day: number, days: number): number {
  const passed = untilSevenths.filter((sevenths) => day > Math.round((sevenths / 7) * days));
  return passed.length + 1;
}

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
