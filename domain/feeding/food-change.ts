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

/** Shares of the energy that the new food has, and until which seventh of the days. */
const steps = [
  { share: 1 / 4, until: 2 / 7 },
  { share: 2 / 4, until: 4 / 7 },
  { share: 3 / 4, until: 6 / 7 },
] as const;

/** A change of food day by day: a quarter more of the energy comes from the new food with each step. */
export function foodChange(change: FoodChange): ChangeDay[] {
  const { kcalPerDay, kcalPer100g, currentKcalPer100g, days, startOn } = change;
  return Array.from({ length: days }, (_, index) => {
    const day = index + 1;
    const share = newShareOn(day, days);
    return {
      day,
      on: startOn ? dayAfter(startOn, index) : null,
      currentGrams: gramsPerDay(kcalPerDay * (1 - share), currentKcalPer100g),
      newGrams: gramsPerDay(kcalPerDay * share, kcalPer100g),
    };
  });
}

function newShareOn(day: number, days: number): number {
  return steps.find(({ until }) => day <= Math.round(until * days))?.share ?? 1;
}

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
