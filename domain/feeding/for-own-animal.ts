import { monthsBetween } from '../catalogue/age-in-words.ts';
import { Kind } from '../catalogue/kinds.ts';
import { Known } from '../catalogue/known.ts';
import { Age, Category } from '../catalogue/pet-options.ts';
import { isAmount } from '../catalogue/unit-price.ts';
import {
  bagLastsDays,
  DENSITY,
  type FeedingStage,
  gramsPerDay,
  isFed,
  kcalPerDay,
  WEIGHT,
} from './energy.ts';
import { stageNotes } from './feeding-plan.ts';

/*
 * How much of one food an animal of an account gets, by what is known of the two.
 */

/** Until then it is fed as one that grows, in months. */
const FIRST_STAGE_MONTHS = 4;
const GROWN_MONTHS = 12;

export interface FedAnimal {
  readonly type: string;
  /** 2026-11-28 */
  readonly bornOn?: string | null | undefined;
  readonly neutered?: string | null | undefined;
  /** In the order of days. */
  readonly weights: readonly { readonly kg: number }[];
}

/** Food in the words of the specification. */
export interface FedFood {
  readonly category: string;
  readonly type: string;
  readonly kind?: string | null | undefined;
  readonly age?: string | null | undefined;
  readonly netWeightGrams?: number | null | undefined;
  readonly kcalPer100g?: number | null | undefined;
}

/** What somebody has to say first. */
export type Missing = 'weight' | 'birthday' | 'neutered';

export type OwnPortion =
  | { readonly missing: readonly Missing[] }
  | {
      readonly gramsPerDay: number;
      /** Whole days; null where nobody knows how much there is. */
      readonly days: number | null;
      /** What has to be said with it; null where nothing has. */
      readonly note: string | null;
    };

/** What an animal needs a day, or what somebody has to say first. */
export type OwnNeed =
  | { readonly missing: readonly Missing[] }
  | { readonly kcalPerDay: number; readonly stage: FeedingStage };

/**
 * How much of a food an own dog or cat gets a day, and how long it lasts.
 *
 * @param today by the shop's calendar
 * @returns null for food that is no diet of such an animal, or of which too little is known
 */
export function portionOf(animal: FedAnimal, food: FedFood, today: string): OwnPortion | null {
  const { kcalPer100g, netWeightGrams } = food;
  const need = isDietOf(animal, food, stageOf(animal, today)) ? needOf(animal, today) : null;
  if (!need || 'missing' in need) return need;

  const grams = gramsPerDay(need.kcalPerDay, kcalPer100g ?? Number.NaN);
  const days = isAmount(netWeightGrams) ? bagLastsDays(netWeightGrams, grams) : null;
  return { gramsPerDay: grams, days, note: stageNotes[need.stage] ?? null };
}

/** Whether an animal can live on a food whose energy is known, as far as its stage is. */
export function isDietOf(
  { type }: Pick<FedAnimal, 'type'>,
  food: FedFood,
  stage: FeedingStage | null,
): boolean {
  const { kcalPer100g } = food;
  if (!isFed(type) || food.type !== type || !isDiet(food) || !isAmount(kcalPer100g)) return false;
  if (kcalPer100g < DENSITY.least || kcalPer100g > DENSITY.most) return false;
  return !stage || isForStage(food, stage);
}

/**
 * What an own dog or cat needs a day, by what it weighed last.
 *
 * @param said what it is like, where somebody knows that better than its age tells
 * @returns null for other animals, and for weights that nothing is reckoned for
 */
export function needOf(animal: FedAnimal, today: string, said: FeedingStage | null = null): OwnNeed | null {
  const { type } = animal;
  if (!isFed(type)) return null;
  const stage = said ?? stageOf(animal, today);
  const weightKg = animal.weights.at(-1)?.kg;
  if (!stage || weightKg === undefined) {
    const missing = missingOf(animal, today);
    return { missing: said ? missing.filter((one) => one === 'weight') : missing };
  }
  if (weightKg < WEIGHT.least || weightKg > WEIGHT.most[type]) return null;
  return { kcalPerDay: kcalPerDay(type, weightKg, stage), stage };
}

/** What animals eat of a food a day, in all, and who eats of it; null where that is known of none. */
export function eatenADay<A extends FedAnimal>(
  animals: readonly A[],
  food: FedFood,
  today: string,
): { readonly grams: number; readonly eaters: readonly A[] } | null {
  const eating = animals.flatMap((animal) => {
    const portion = portionOf(animal, food, today);
    return portion && 'gramsPerDay' in portion ? [{ animal, grams: portion.gramsPerDay }] : [];
  });
  const grams = eating.reduce((sum, one) => sum + one.grams, 0);
  return grams > 0 ? { grams, eaters: eating.map(({ animal }) => animal) } : null;
}

/** What an animal is like by its age and whether it is neutered; null where that is not known. */
export function stageOf({ bornOn, neutered }: FedAnimal, today: string): FeedingStage | null {
  const months = bornOn ? monthsBetween(bornOn, today) : null;
  if (months === null) return null;
  if (months < FIRST_STAGE_MONTHS) return 'YOUNG_TO_4_MONTHS';
  if (months < GROWN_MONTHS) return 'YOUNG_FROM_4_MONTHS';
  if (neutered === Known.YES) return 'ADULT_NEUTERED';
  return neutered === Known.NO ? 'ADULT_INTACT' : null;
}

function missingOf({ bornOn, neutered, weights }: FedAnimal, today: string): Missing[] {
  const isYoung = bornOn ? monthsBetween(bornOn, today) < GROWN_MONTHS : false;
  const isKnown = isYoung || neutered === Known.YES || neutered === Known.NO;
  return [
    ...(weights.length === 0 ? (['weight'] as const) : []),
    ...(bornOn ? [] : (['birthday'] as const)),
    ...(isKnown ? [] : (['neutered'] as const)),
  ];
}

/** Nobody lives on treats. */
function isDiet({ category, kind }: FedFood): boolean {
  return category === Category.FOOD && kind !== Kind.TREAT;
}

function isForStage({ age }: FedFood, stage: FeedingStage): boolean {
  const isYoung = stage === 'YOUNG_TO_4_MONTHS' || stage === 'YOUNG_FROM_4_MONTHS';
  return !age || isYoung === (age === Age.PUPPY);
}
