import { z } from 'zod';
import { Age, Category, Clan, Color, Gender, MAX_AMOUNT, MAX_ENTRIES, PetType } from './pet-options.ts';
import { requiredText } from './required-text.ts';
import { texts } from './texts.ts';

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

/** US dollars, to the cent. */
const price = z
  .number({ error: (issue) => (isMissing(issue.input) ? required : 'A number of dollars') })
  .min(0, 'Not below 0')
  .max(100_000, 'At most 100,000 dollars')
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'At most two decimals');

/** "Phone is a numeric input" (specification §5): digits, with the marks people write between them. */
const phone = z
  .string(required)
  .trim()
  .min(1, required)
  .regex(/^\+?[0-9][0-9 ()./-]*$/, 'Digits only, for example 5551234567')
  .refine((value) => countDigits(value) >= 5 && countDigits(value) <= 15, 'Between 5 and 15 digits');

function countDigits(value: string): number {
  return value.replace(/\D/g, '').length;
}

/** A living animal, food or accessory as the admin enters it. Prices in dollars; stock in pieces. */
export const petRules = z.object({
  petname: requiredText(120),
  petprice: price,
  category: oneOf(Category),
  type: oneOf(PetType),
  gender: oneOf(Gender),
  age: oneOf(Age),
  color: oneOf(Color),
  clan: oneOf(Clan),
  short: requiredText(300),
  details: requiredText(5000),
  stock: z
    .number('A number of pieces')
    .int('Whole pieces only')
    .min(0, 'Not below 0')
    .max(1_000_000)
    .optional(),
});

/** Changes to an item: any of its fields. */
export const petChangeRules = petRules.partial();

/** Who gets an order, and where. */
export const contactRules = z.object({
  username: requiredText(120),
  location: requiredText(300),
  phone,
});
export type Contact = z.infer<typeof contactRules>;

export const entryRules = z.object({
  petId: z.string(required).min(1, required),
  accessoriesAmount: z
    .number({ error: (issue) => (isMissing(issue.input) ? required : 'A whole number of pieces') })
    .int('Whole pieces only')
    .min(1, 'At least 1')
    .max(MAX_AMOUNT, `At most ${MAX_AMOUNT}`),
});
export type EntryInput = z.infer<typeof entryRules>;

export const entriesRules = z
  .array(entryRules)
  .min(1, 'The cart is empty')
  .max(MAX_ENTRIES, `At most ${MAX_ENTRIES} different items`);
