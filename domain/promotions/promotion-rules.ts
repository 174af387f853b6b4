import { z } from 'zod';
import { Category, PetType } from '../catalogue/pet-options.ts';
import { numberErrors } from '../input/number-errors.ts';
import { optionalDollars, optionalWholeNumber } from '../input/number-rules.ts';
import { texts } from '../text/texts.ts';
import { typedSigns } from '../text/typed-signs.ts';
import { kindNames, kindTexts, promotionKinds } from './promotion-kinds.ts';

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
  .overwrite(typedSigns)
  .min(1, texts.fieldRequired)
  .refine((text) => text === '' || /^[A-Z0-9_-]{3,32}$/.test(text), CODE_MESSAGE);

const minEntriesTotal = optionalDollars(
  { value: 0, message: numberErrors.negative },
  { value: 1_000_000, message: 'At most 1,000,000 dollars' },
);

const uses = optionalWholeNumber(
  'A number of orders',
  { value: 1, message: 'At least 1' },
  { value: 1_000_000, message: 'At most 1,000,000' },
);

/** A time, or the text of one as JSON has it. */
const time = z
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
  ...valueRules(),
  minEntriesTotal: minEntriesTotal.transform((least) => least ?? 0),
  categories: someOf(promotionCategories),
  types: someOf(Object.values(PetType)),
  from: time,
  until: time,
  maxUses: uses,
  maxUsesPerAccount: uses,
  isActive: z
    .boolean()
    .nullish()
    .transform((given) => given ?? true),
});

/** A promotion as an admin enters it. Amounts in dollars; what it does not limit is left out. */
export const promotionRules = kindNames
  .reduce(
    (rules, name) =>
      rules
        .refine((promotion) => countValues(promotion) > 0, about(name, kindTexts.noneGiven))
        .refine((promotion) => countValues(promotion) < 2, about(name, kindTexts.severalGiven)),
    fields,
  )
  .refine(({ from, until }) => !(from && until) || until > from, about('until', 'Later than it begins'));

export type PromotionInput = z.infer<typeof promotionRules>;

type ValueRules = { [Name in keyof typeof promotionKinds]: (typeof promotionKinds)[Name]['rule'] };

function valueRules(): ValueRules {
  return Object.fromEntries(kindNames.map((name) => [name, promotionKinds[name].rule])) as ValueRules;
}

/** Said beside whatever else is wrong: every bad field is named. */
function about(path: string, message: string) {
  return { path: [path], message, when: ({ value }: { value: unknown }) => value instanceof Object };
}

function countValues(promotion: Readonly<Record<string, unknown>>): number {
  return kindNames.filter((name) => promotion[name] !== undefined).length;
}
