import { z } from 'zod';
import { Category, PetType } from '../catalogue/pet-options.ts';
import { normalizeCode } from '../pricing/promotion-code.ts';
import { texts } from '../text/texts.ts';
import { numberErrors } from './number-errors.ts';
import { optionalDollars, optionalWholeNumber } from './number-rules.ts';

/*
 * What an admin may make of a promotion. The form in the back office and the API are both checked by these.
 */

/** What a promotion can be for: animals are ordered through their form, where there is no code. */
export const promotionCategories = [Category.FOOD, Category.ACCESSORIES] as const;

const CODE_MESSAGE = '3 to 32 letters, digits, - and _';
const MOMENT_MESSAGE = 'A day and a time';
/** The last one that is written with a year of four digits. */
const LAST_MOMENT = new Date('9999-12-31T23:59:59.999Z');

/** Kept as it is compared: in capitals, without blanks around it. */
const code = z
  .string(texts.fieldRequired)
  .overwrite(normalizeCode)
  .min(1, texts.fieldRequired)
  .refine((text) => text === '' || /^[A-Z0-9_-]{3,32}$/.test(text), CODE_MESSAGE);

const percent = optionalWholeNumber(
  'A number of percent',
  { value: 1, message: 'At least 1' },
  { value: 100, message: 'At most 100' },
);

const dollarsOff = optionalDollars(
  { value: 0.01, message: 'More than 0' },
  { value: 100_000, message: 'At most 100,000 dollars' },
);

const minEntriesTotal = optionalDollars(
  { value: 0, message: numberErrors.negative },
  { value: 1_000_000, message: 'At most 1,000,000 dollars' },
);

const uses = optionalWholeNumber(
  'A number of orders',
  { value: 1, message: 'At least 1' },
  { value: 1_000_000, message: 'At most 1,000,000' },
);

/** A moment, or the text of one as JSON has it. */
const moment = z
  .preprocess(
    (value) => (typeof value === 'string' && value !== '' ? new Date(value) : value || undefined),
    z.date(MOMENT_MESSAGE).max(LAST_MOMENT, MOMENT_MESSAGE).optional(),
  )
  .optional();

/** Several of some options, each once; none stands for all of them. */
function someOf<Option extends string>(options: readonly Option[]) {
  const one = z.enum(options, `One of: ${options.join(', ')}`);
  return z
    .array(one)
    .nullish()
    .transform((given) => options.filter((option) => given?.some((chosen) => chosen === option)));
}

const fields = z.object({
  code,
  percentOff: percent,
  dollarsOff,
  minEntriesTotal: minEntriesTotal.transform((least) => least ?? 0),
  categories: someOf(promotionCategories),
  types: someOf(Object.values(PetType)),
  from: moment,
  until: moment,
  maxUses: uses,
  maxUsesPerAccount: uses,
  isActive: z
    .boolean()
    .nullish()
    .transform((given) => given ?? true),
});

/** A promotion as an admin enters it. Amounts in dollars; what it does not limit is left out. */
export const promotionRules = (['percentOff', 'dollarsOff'] as const)
  .reduce(
    (rules, path) =>
      rules
        .refine((promotion) => countValues(promotion) > 0, about(path, 'Percent or dollars off'))
        .refine((promotion) => countValues(promotion) < 2, about(path, 'Percent or dollars, not both')),
    fields,
  )
  .refine(({ from, until }) => !(from && until) || until > from, about('until', 'Later than it begins'));

export type PromotionInput = z.infer<typeof promotionRules>;

/** Said beside whatever else is wrong: every bad field is named. */
function about(path: string, message: string) {
  return { path: [path], message, when: ({ value }: { value: unknown }) => value instanceof Object };
}

function countValues({ percentOff, dollarsOff }: { percentOff?: unknown; dollarsOff?: unknown }): number {
  return [percentOff, dollarsOff].filter((value) => value !== undefined).length;
}
