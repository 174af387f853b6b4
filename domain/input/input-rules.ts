import { z } from 'zod';
import {
  animalFacts,
  type ItemField,
  type ItemFieldName,
  type itemFields,
  mapFields,
  optionalFacts,
} from '../catalogue/item-fields.ts';
import { isMissing, missingFacts, unfitFacts } from '../catalogue/item-fit.ts';
import { MAX_CART_ENTRIES, MAX_ENTRY_AMOUNT } from '../catalogue/pet-options.ts';
import { toAsciiForms } from '../text/ascii-forms.ts';
import { texts } from '../text/texts.ts';
import { numberErrors } from './number-errors.ts';
import {
  dollars,
  optionalDollars,
  optionalWholeNumber,
  optionalWholePieces,
  wholePieces,
} from './number-rules.ts';
import { hasPhoneLength, readPhoneNumber } from './phone-number.ts';
import { optionalText, requiredName, requiredText } from './required-text.ts';

/*
 * What a form or a call may contain of items and orders (specification §5). The forms, the GraphQL inputs and the REST
 * bodies are all checked by these, so a rule exists once. Messages are made to stand beside a field.
 */

const required = texts.fieldRequired;

function oneOf<const T extends Record<string, string>>(options: T) {
  const values = Object.values(options);
  return z.enum(options, {
    error: (issue) => (isMissing(issue.input) ? required : `One of: ${values.join(', ')}`),
  });
}

const priceLimits = [
  { value: 0, message: numberErrors.negative },
  { value: 100_000, message: 'At most 100,000 dollars' },
] as const;
const price = dollars(...priceLimits);
const optionalPrice = optionalDollars(...priceLimits);

const stock = optionalWholePieces(
  'A number of pieces',
  { value: 0, message: numberErrors.negative },
  { value: 1_000_000, message: 'At most 1,000,000' },
);

const DIGITS_ONLY_MESSAGE = 'Digits only, for example 5551234567';

/** "Phone is a numeric input" (specification §5): what people write for one (phone-number.ts), kept in one form. */
export const phone = z
  .union([z.string(), z.int().nonnegative().transform(String)], {
    error: ({ input }) => (isMissing(input) ? required : DIGITS_ONLY_MESSAGE),
  })
  .transform((text) => toAsciiForms(text).trim())
  .pipe(z.string().min(1, required))
  .transform((text, context) => {
    const number = readPhoneNumber(text);
    if (number !== null) return number;
    context.addIssue({ code: 'custom', message: DIGITS_ONLY_MESSAGE });
    return z.NEVER;
  })
  .pipe(z.string().refine(hasPhoneLength, 'Between 5 and 15 digits'));

/** One of some options, for animals alone. Food and accessories may have it; a field that was left empty says nothing. */
function optionalOneOf<const T extends Record<string, string>>(options: T) {
  return z
    .preprocess((value) => (isMissing(value) ? undefined : value), oneOf(options).optional())
    .optional();
}

function ruleOf(field: ItemField) {
  const isRequired = field.presence === 'required';
  if ('options' in field) return isRequired ? oneOf(field.options) : optionalOneOf(field.options);
  if ('maxLength' in field) {
    return isRequired ? requiredText(field.maxLength) : optionalText(field.maxLength).optional();
  }
  if (field.is === 'amount') return amountRule(field);
  if (field.is === 'flag') return flag;
  if (field.is === 'dollars') return isRequired ? price : optionalPrice;
  return stock;
}

/** As forms and files have it, too. What is not so is nothing. */
const flag = z
  .preprocess((value) => {
    const text = typeof value === 'string' ? value.trim().toLowerCase() : value;
    if (text === 'true' || text === 'yes') return true;
    return text === 'false' || text === 'no' || text === '' || text === null ? false : text;
  }, z.boolean('true or false').optional())
  .transform((isSo) => isSo || undefined)
  .optional();

function amountRule({ least = 1, most }: Extract<ItemField, { is: 'amount' }>) {
  return optionalWholeNumber(
    'A whole number',
    { value: least, message: `At least ${least}` },
    { value: most, message: `At most ${most.toLocaleString('en-US')}` },
  );
}

/** What the rule of a field lets in, by its row. */
type RuleOf<Field extends ItemField> = Field extends { options: infer Options extends Record<string, string> }
  ? Field extends { presence: 'required' }
    ? ReturnType<typeof oneOf<Options>>
    : ReturnType<typeof optionalOneOf<Options>>
  : Field extends { maxLength: number }
    ? Field extends { presence: 'required' }
      ? ReturnType<typeof requiredText>
      : z.ZodOptional<ReturnType<typeof optionalText>>
    : Field extends { is: 'dollars' }
      ? Field extends { presence: 'required' }
        ? typeof price
        : typeof optionalPrice
      : Field extends { is: 'flag' }
        ? typeof flag
        : ReturnType<typeof amountRule> | typeof stock;

const petFields = z.object(
  mapFields((_name, field) => ruleOf(field)) as {
    [Name in ItemFieldName]: RuleOf<(typeof itemFields)[Name]>;
  },
);

const petRulesOfAnimals = animalFacts.reduce(
  (rules, fact) =>
    rules.refine((pet) => !missingFacts(pet ?? {}).includes(fact), {
      path: [fact],
      message: required,
      // Beside whatever else is wrong: every bad field is named.
      when: () => true,
    }),
  petFields,
);

/** A living animal, food or accessory as the admin enters it. Prices in dollars; stock in pieces. */
export const petRules = optionalFacts.reduce(
  (rules, fact) =>
    rules.refine((pet) => !(fact in unfitFacts(pet ?? {})), {
      path: [fact],
      error: ({ input }) => unfitFacts(input ?? {})[fact],
      when: () => true,
    }),
  petRulesOfAnimals,
);

/** Changes to an item: any of its fields. */
export const petChangeRules = petFields.partial();

/** Longest address of an order, in characters. */
export const MAX_LOCATION_LENGTH = 300;

/** Who gets an order, and where. */
export const contactRules = z.object({
  username: requiredName(120),
  location: requiredText(MAX_LOCATION_LENGTH),
  phone,
});
export type Contact = z.infer<typeof contactRules>;

export const entryRules = z.object({
  petId: z.string(required).min(1, required),
  accessoriesAmount: wholePieces(
    'A whole number of pieces',
    { value: 1, message: 'At least 1' },
    { value: MAX_ENTRY_AMOUNT, message: `At most ${MAX_ENTRY_AMOUNT}` },
  ),
});
export type EntryInput = z.infer<typeof entryRules>;

export const entriesRules = z
  .array(entryRules)
  .min(1, 'The cart is empty')
  .max(MAX_CART_ENTRIES, `At most ${MAX_CART_ENTRIES} different items`);
