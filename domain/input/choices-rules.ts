import { z } from 'zod';
import { MAX_CART_ENTRIES } from '../catalogue/pet-options.ts';
import { DeliveryMethod } from '../pricing/choices.ts';
import { readCode } from '../pricing/promotion-code.ts';
import { printableText } from '../text/visible-text.ts';
import { wholePieces } from './number-rules.ts';

/** More than any postcode has, as it is typed. */
const MAX_POSTCODE_LENGTH = 20;

const repeatRules = z.object({
  petId: z.string(),
  everyWeeks: wholePieces(
    'A whole number of weeks',
    { value: 1, message: 'At least 1 week' },
    { value: 12, message: 'At most 12 weeks' },
  ),
});

/** What a shopper chooses beside the items; nothing, and what is left out, is the standard price. */
export const choicesRules = z
  .object({
    delivery: z.enum(DeliveryMethod).default(DeliveryMethod.STANDARD),
    promotionCode: z
      .string()
      .overwrite(readCode)
      .nullish()
      .transform((code) => code || null),
    postcode: z
      .string()
      .overwrite(printableText)
      .trim()
      .max(MAX_POSTCODE_LENGTH, `At most ${MAX_POSTCODE_LENGTH} characters`)
      .nullish()
      .transform((postcode) => postcode || null),
    repeats: z
      .array(repeatRules)
      .max(MAX_CART_ENTRIES, `At most ${MAX_CART_ENTRIES} different items`)
      .nullish()
      .transform((repeats) => repeats ?? []),
  })
  .nullish()
  .transform(
    (choices) =>
      choices ?? { delivery: DeliveryMethod.STANDARD, promotionCode: null, postcode: null, repeats: [] },
  );
export type CheckoutChoices = z.infer<typeof choicesRules>;
