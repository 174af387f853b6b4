import { z } from 'zod';
import { optional } from '../../care/animal-rules.ts';
import { optionalText } from '../../input/required-text.ts';
import { addDays, planDate } from '../../repeats/plan-dates.ts';
import { texts } from '../../text/texts.ts';
import { feedingStages } from '../energy.ts';
import { between, CHANGE_DAYS, density } from '../feeding-rules.ts';

/** Days of a change that are offered first: the most careful of the usual ways. */
export const OFFERED_DAYS = 11;
/** Days ahead on which a change may begin. */
export const MAX_DAYS_AHEAD = 90;
export const MAX_FOOD_NAME_LENGTH = 120;

const A_DAY = `From today on, within ${MAX_DAYS_AHEAD} days`;
const ONE_FOOD = 'An item of the shop, or its name and energy';

/** What a change of food begins with. @param today by the shop's calendar, on which it begins unless said */
export function foodChangeRules(today: string) {
  const last = addDays(planDate(today), MAX_DAYS_AHEAD);
  return z
    .object({
      petId: z.string(texts.fieldRequired).min(1, texts.fieldRequired),
      currentPetId: optional(z.string()),
      currentKcalPer100g: optional(density),
      currentName: optionalText(MAX_FOOD_NAME_LENGTH),
      days: between(CHANGE_DAYS.least, CHANGE_DAYS.most, 'days')
        .int('Whole days only')
        .nullish()
        .transform((days) => days ?? OFFERED_DAYS),
      startOn: optional(z.iso.date(A_DAY).refine((day) => day >= today && day <= last, A_DAY)).transform(
        (day) => day ?? today,
      ),
      stage: optional(z.enum(feedingStages, `One of: ${feedingStages.join(', ')}`)),
    })
    .superRefine(({ petId, currentPetId, currentKcalPer100g, currentName }, context) => {
      const isTyped = currentName !== undefined && currentKcalPer100g !== undefined;
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (currentPetId === petId) refuse('currentPetId', 'Another food than the new one');
      if (currentPetId !== undefined || isTyped) return;
      if (currentName === undefined) refuse('currentName', ONE_FOOD);
      else refuse('currentKcalPer100g', ONE_FOOD);
    });
}

/** A change as it is asked for. */
export type FoodChangeQuestion = z.infer<ReturnType<typeof foodChangeRules>>;
