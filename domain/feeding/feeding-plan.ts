import { bagLastsDays, type FeedingStage, gramsPerDay, kcalPerDay } from './energy.ts';
import type { FeedingQuestion } from './feeding-rules.ts';
import { type ChangeDay, foodChange } from './food-change.ts';

/** How much of a food an animal gets, as a usual start. */
export interface FeedingPlan {
  readonly kcalPerDay: number;
  readonly gramsPerDay: number;
  /** Whole days; null without a bag. */
  readonly bagLastsDays: number | null;
  /** Day by day; empty without a food that is given up. */
  readonly transition: ChangeDay[];
  /** What has to be said with it. */
  readonly notes: string[];
}

/** Said with every amount. */
export const USUAL_START =
  'A usual start: needs differ by up to half. Weigh again after two weeks, and adjust by a tenth. Your veterinarian decides.';

/** What has to be said of some stages. */
export const stageNotes: Partial<Record<FeedingStage, string>> = {
  WEIGHT_LOSS:
    'Losing weight goes with your veterinarian: it is reckoned from the ideal weight, and watched. A cat must never go without food.',
  YOUNG_TO_4_MONTHS:
    'Under 8 weeks this is nothing to go by: what so young an animal eats is a matter for your veterinarian.',
};

/** @param question as the rules let it in */
export function feedingPlan({ type, weightKg, stage, bagGrams, ...foods }: FeedingQuestion): FeedingPlan {
  const { kcalPer100g, currentKcalPer100g, days, startOn } = foods;
  const kcal = kcalPerDay(type, weightKg, stage);
  const grams = gramsPerDay(kcal, kcalPer100g);
  return {
    kcalPerDay: kcal,
    gramsPerDay: grams,
    bagLastsDays: bagGrams ? bagLastsDays(bagGrams, grams) : null,
    transition: currentKcalPer100g
      ? foodChange({ kcalPerDay: kcal, kcalPer100g, currentKcalPer100g, days, startOn })
      : [],
    notes: [...(stageNotes[stage] ? [stageNotes[stage]] : []), USUAL_START],
  };
}
