import { z } from 'zod';
import { Kind, kindsOf } from '../catalogue/kinds.ts';
import {
  Age,
  Category,
  Clan,
  Color,
  Gender,
  isGoods,
  MAX_BRAND_LENGTH,
  MAX_CART_ENTRIES,
  MAX_ENTRY_AMOUNT,
  MAX_SHELF_LENGTH,
  PetType,
  Size,
  Species,
} from '../catalogue/pet-options.ts';
import { toAsciiForms } from '../text/ascii-forms.ts';
import { texts } from '../text/texts.ts';
import { numberErrors } from './number-errors.ts';
import { dollars, optionalWholePieces, wholePieces } from './number-rules.ts';
import { hasPhoneLength, readPhoneNumber } from './phone-number.ts';
import { optionalText, requiredText } from './required-text.ts';

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

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

const price = dollars(
  { value: 0, message: numberErrors.negative },
  { value: 100_000, message: 'At most 100,000 dollars' },
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

const petFields = z.object({
  petname: requiredText(120),
  petprice: price,
  category: oneOf(Category),
  type: oneOf(PetType),
  gender: optionalOneOf(Gender),
  age: optionalOneOf(Age),
  color: optionalOneOf(Color),
  clan: optionalOneOf(Clan),
  kind: optionalOneOf(Kind),
  species: optionalOneOf(Species),
  size: optionalOneOf(Size),
  brand: optionalText(MAX_BRAND_LENGTH).optional(),
  shelf: optionalText(MAX_SHELF_LENGTH).optional(),
  short: requiredText(300),
  details: requiredText(5000),
  stock: optionalWholePieces(
    'A number of pieces',
    { value: 0, message: numberErrors.negative },
    { value: 1_000_000, message: 'At most 1,000,000' },
  ),
});

/** What a bag of rice has not, and an animal must have. */
export const animalFacts = ['gender', 'age', 'color', 'clan'] as const;

interface PetFacts extends Partial<Record<(typeof animalFacts)[number], unknown>> {
  readonly category?: unknown;
}

/** Which facts are missing: of an animal, and of what does not say that it is food or an accessory. */
export function missingFacts(pet: PetFacts): (typeof animalFacts)[number][] {
  return isGoods(pet.category) ? [] : animalFacts.filter((fact) => isMissing(pet[fact]));
}

/** What every item may have or not, and may lose again. */
export const itemFacts = ['kind', 'species', 'size', 'brand', 'shelf'] as const;

interface ItemFacts extends Partial<Record<(typeof itemFacts)[number], unknown>> {
  readonly category?: unknown;
  readonly type?: unknown;
}

const ONLY_GOODS = 'Only food and accessories have one';

/** Which facts an item can not have, being of its category and type, with what is said of each. */
export function unfitFacts(item: ItemFacts): Partial<Record<(typeof itemFacts)[number], string>> {
  const { category, type, kind, species, brand } = item;
  const isAnimal = !isMissing(category) && !isGoods(category);
  const hasOtherKind = isGoods(category) && !kindsOf(category).some((one) => one === kind);
  return {
    ...(!isMissing(kind) && hasOtherKind && { kind: `One of: ${kindsOf(category).join(', ')}` }),
    ...(!isMissing(kind) && isAnimal && { kind: ONLY_GOODS }),
    ...(!isMissing(brand) && isAnimal && { brand: ONLY_GOODS }),
    ...(!isMissing(species) &&
      !isMissing(type) &&
      type !== PetType.OTHER && { species: 'Only the type other has one' }),
  };
}

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
export const petRules = itemFacts.reduce(
  (rules, fact) =>
    rules.refine((pet) => !(fact in unfitFacts(pet ?? {})), {
      path: [fact],
      error: ({ input }) => unfitFacts(input as ItemFacts)[fact],
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
  username: requiredText(120),
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
