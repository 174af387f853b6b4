import { PetType } from '../catalogue/pet-options.ts';

/*
 * How much food an animal needs: a usual start, by the energy that an animal of its weight needs at rest. Needs differ by
 * half; a vet knows the animal.
 */

/** Times the energy at rest, by what the animal is like. */
const energyFactors = {
  YOUNG_TO_4_MONTHS: { [PetType.DOG]: 3, [PetType.CAT]: 2.5 },
  YOUNG_FROM_4_MONTHS: { [PetType.DOG]: 2, [PetType.CAT]: 2.5 },
  ADULT_NEUTERED: { [PetType.DOG]: 1.6, [PetType.CAT]: 1.2 },
  ADULT_INTACT: { [PetType.DOG]: 1.8, [PetType.CAT]: 1.4 },
  EASY_GAINER: { [PetType.DOG]: 1.4, [PetType.CAT]: 1 },
  WEIGHT_LOSS: { [PetType.DOG]: 1, [PetType.CAT]: 0.8 },
} as const;

export type FeedingStage = keyof typeof energyFactors;
export const feedingStages = Object.keys(energyFactors) as FeedingStage[];
export type FedType = 'dog' | 'cat';

/** Energy that food can have, in kcal per 100 g. */
export const DENSITY = { least: 30, most: 700 } as const;

/** Weights that a plan is made for, in kilograms. */
export const WEIGHT = { least: 0.3, most: { [PetType.DOG]: 120, [PetType.CAT]: 15 } } as const;

export function isFed(type: string): type is FedType {
  return type === PetType.DOG || type === PetType.CAT;
}

/** @param weightKg above 0 */
export function kcalPerDay(type: FedType, weightKg: number, stage: FeedingStage): number {
  return Math.round(70 * weightKg ** 0.75 * energyFactors[stage][type]);
}

export function gramsPerDay(kcal: number, kcalPer100g: number): number {
  return Math.round((kcal / kcalPer100g) * 100);
}

/** Whole days. */
export function bagLastsDays(bagGrams: number, grams: number): number {
  return Math.floor(bagGrams / grams);
}
