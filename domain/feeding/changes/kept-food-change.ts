import { addDays, daysBetween, type PlanDate, planDate } from '../../repeats/plan-dates.ts';
import type { FeedingStage } from '../energy.ts';
import { type ChangeDay, foodChange, stepOn } from '../food-change.ts';

/*
 * A change of food that an animal's people have begun. It goes by what the animal needed when it began, so that what is
 * printed and what a calendar has stay true. Days are texts of the shop's calendar, such as 2026-11-30.
 */

/** Days that a change waits on a step each time that the animal's stomach is upset. */
export const HOLD_DAYS = 2;
/** Most times of that: whoever needs more of them needs a vet. */
export const MAX_HOLDS = 10;

/** A change as it is kept. */
export interface KeptFoodChange {
  /** Item of the new food. */
  readonly petId: string;
  /** Names of the two foods when it began. */
  readonly newName: string;
  readonly currentName: string;
  /** Item of the food that is given up, where it is one of the shop. */
  readonly currentPetId?: string | undefined;
  readonly kcalPer100g: number;
  readonly currentKcalPer100g: number;
  readonly kcalPerDay: number;
  readonly stage: FeedingStage;
  /** Days that it takes where nothing upsets the animal. */
  readonly days: number;
  readonly startOn: string;
  /** Days on which it was upset, the first one first. */
  readonly heldOn: readonly string[];
}

/** One day of a kept change, with its date and its step, from 1 to 4. */
export interface KeptChangeDay extends ChangeDay {
  readonly on: PlanDate;
  readonly step: number;
}

/** A change day by day: each day on which it was held comes two more times, and moves what follows. */
export function daysOfChange(change: KeptFoodChange): KeptChangeDay[] {
  const startOn = planDate(change.startOn);
  const planned = foodChange({ ...change, startOn: null });
  const held = change.heldOn.reduce(
    (days, on) => withHold(days, daysBetween(startOn, planDate(on))),
    planned,
  );
  return held.map(({ day, currentGrams, newGrams }, index) => ({
    ...{ day: index + 1, on: addDays(startOn, index), currentGrams, newGrams },
    step: stepOn(day, change.days),
  }));
}

/** @param index of the day that is repeated */
function withHold(days: readonly ChangeDay[], index: number): ChangeDay[] {
  const again = days.slice(index, index + 1);
  return [...days.slice(0, index + 1), ...Array(HOLD_DAYS).fill(again).flat(), ...days.slice(index + 1)];
}

/** What is fed on a day; null before the change and after it. */
export function fedOn(change: KeptFoodChange, day: string): KeptChangeDay | null {
  return daysOfChange(change).find(({ on }) => on === day) ?? null;
}

export function isOver(change: KeptFoodChange, today: string): boolean {
  return (daysOfChange(change).at(-1)?.on ?? change.startOn) < today;
}

/** Why a change can not be held today, in words for its people; null where it can. */
export function findHoldProblem(change: KeptFoodChange, today: string): string | null {
  if (today < change.startOn) return 'It has not begun yet';
  if (!fedOn(change, today)) return 'It is over already';
  if (change.heldOn.includes(today)) return 'It waits already: once a day is enough';
  return change.heldOn.length < MAX_HOLDS ? null : `It waited ${MAX_HOLDS} times: ask your veterinarian`;
}
