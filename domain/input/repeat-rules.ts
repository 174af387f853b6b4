import { z } from 'zod';
import { DeliveryMethod } from '../pricing/choices.ts';
import { planDate } from '../repeats/plan-dates.ts';
import { contactRules, entryRules } from './input-rules.ts';
import { numberErrors } from './number-errors.ts';
import { optionalDollars, optionalWholePieces } from './number-rules.ts';

/*
 * What a shopper may change of a plan of repeat deliveries. What is left out stays.
 */

/** Most different items that are added to one delivery. */
export const MAX_EXTRAS = 10;

const MAX_GRAMS = 100_000;

/** What null takes away; elsewhere it says nothing. */
export const clearablePlanFields = ['substituteId', 'gramsADay', 'gramsAPiece'] as const;

const grams = (what: string) =>
  optionalWholePieces(
    'A number of grams',
    { value: 1, message: `At least 1 gram ${what}` },
    { value: MAX_GRAMS, message: `At most 100,000 grams ${what}` },
  );

const day = z
  .string()
  .transform((text, context) => {
    try {
      return planDate(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'A day, such as 2026-11-25' });
      return z.NEVER;
    }
  })
  .nullish();

export const everyWeeksRule = optionalWholePieces(
  'A whole number of weeks',
  { value: 1, message: 'At least 1 week' },
  { value: 12, message: 'At most 12 weeks' },
);

export const repeatPlanChangeRules = contactRules.partial().extend({
  accessoriesAmount: entryRules.shape.accessoriesAmount.optional(),
  everyWeeks: everyWeeksRule,
  nextDate: day,
  isPaused: z.boolean().nullish(),
  petId: z.string().nullish(),
  delivery: z.enum(DeliveryMethod).nullish(),
  substituteId: z.string().nullable().optional(),
  extras: z.array(entryRules).max(MAX_EXTRAS, `At most ${MAX_EXTRAS} different items`).nullish(),
  agreedPrice: optionalDollars(
    { value: 0, message: numberErrors.negative },
    { value: 100_000, message: 'At most 100,000 dollars' },
  ),
  gramsADay: grams('a day'),
  gramsAPiece: grams('a piece'),
  followsForecast: z.boolean().nullish(),
  gramsAtHome: optionalWholePieces(
    'A number of grams',
    { value: 0, message: numberErrors.negative },
    { value: MAX_GRAMS, message: 'At most 100,000 grams at home' },
  ),
});
export type RepeatPlanChange = z.infer<typeof repeatPlanChangeRules>;
