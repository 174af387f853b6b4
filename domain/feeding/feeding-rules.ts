import { z } from 'zod';
import { PetType } from '../catalogue/pet-options.ts';
import { texts } from '../text/texts.ts';
import { DENSITY, type FedType, feedingStages, WEIGHT } from './energy.ts';

/** Days that a change of food takes. */
export const CHANGE_DAYS = { least: 7, most: 28, usual: 7 } as const;

const MAX_BAG_GRAMS = 1_000_000;

/** A number of a unit, both ends included. */
export function between(least: number, most: number, unit: string) {
  const message = `From ${least} to ${most} ${unit}`;
  return z
    .number({ error: ({ input }) => (input == null ? texts.fieldRequired : message) })
    .min(least, message)
    .max(most, message);
}

export const density = between(DENSITY.least, DENSITY.most, 'kcal per 100 g');
const NOT_A_DAY = 'A day such as 2026-11-27';

/** What a plan of feeding is asked with. */
export const feedingRules = z
  .object({
    type: z.enum([PetType.DOG, PetType.CAT], 'Dogs and cats only: for others ask your veterinarian'),
    weightKg: between(WEIGHT.least, WEIGHT.most.dog, 'kg'),
    stage: z.enum(feedingStages, `One of: ${feedingStages.join(', ')}`),
    kcalPer100g: density,
    currentKcalPer100g: density.nullish(),
    days: between(CHANGE_DAYS.least, CHANGE_DAYS.most, 'days')
      .int('Whole days only')
      .nullish()
      .transform((days) => days ?? CHANGE_DAYS.usual),
    startOn: z.iso.date(NOT_A_DAY).nullish(),
    bagGrams: between(1, MAX_BAG_GRAMS, 'g').int('Whole grams only').nullish(),
  })
  .refine(({ type, weightKg }) => !isTooHeavy(type, weightKg), {
    path: ['weightKg'],
    message: `From ${WEIGHT.least} to ${WEIGHT.most.cat} kg for a cat`,
    when: () => true,
  });

export type FeedingQuestion = z.infer<typeof feedingRules>;

function isTooHeavy(type: FedType | undefined, weightKg: number): boolean {
  return type === PetType.CAT && weightKg > WEIGHT.most.cat && weightKg <= WEIGHT.most.dog;
}
