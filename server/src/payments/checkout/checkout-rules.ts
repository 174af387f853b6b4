import { createHash } from 'node:crypto';
import { z } from 'zod';
import { choicesRules } from '../../../../domain/input/choices-rules.ts';
import { contactRules, entriesRules } from '../../../../domain/input/input-rules.ts';
import { roundedDollars } from '../../../../domain/input/number-rules.ts';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import { isPrintable } from '../../../../domain/text/visible-text.ts';

export const checkoutRules = contactRules.extend({
  entries: entriesRules,
  choices: choicesRules,
  savesCard: z
    .boolean()
    .nullish()
    .transform((savesCard) => savesCard ?? false),
  savedCardId: z
    .string()
    .max(100, 'At most 100 characters')
    .nullish()
    .transform((id) => id || undefined),
  idempotencyKey: z
    .string()
    .trim()
    .min(8, 'At least 8 characters')
    .max(100, 'At most 100 characters')
    .refine(isPrintable, 'Only characters that can be shown'),
});
export type CheckoutInput = z.infer<typeof checkoutRules>;

/** An amount alone, as the legacy client pays it. */
export const legacyAmountRules = z.object({
  alltotalamount: roundedDollars(
    { value: 0.5, message: 'At least 0.50 dollars' },
    { value: 999_999.99, message: 'At most 999,999.99 dollars' },
  ),
});
export type LegacyAmount = z.infer<typeof legacyAmountRules>;

/** Two requests are the same when everything but their key is. */
export function hashOf(checkout: CheckoutInput): string {
  const { entries, username, location, phone, choices, savesCard, savedCardId } = checkout;
  const { postcode, ...others } = choices;
  const { delivery, promotionCode, repeats } = others;
  const isStandard = delivery === DeliveryMethod.STANDARD && promotionCode === null && repeats.length === 0;
  return createHash('sha256')
    .update(
      JSON.stringify([
        entries,
        username,
        location,
        phone,
        ...(isStandard ? [] : [{ ...others, ...(postcode && { postcode }) }]),
        ...(savesCard || savedCardId ? [{ savesCard, savedCardId }] : []),
      ]),
    )
    .digest('hex');
}
