import {
  type FactField,
  factOf,
  type ItemFacts,
  unlessSaid,
  valuesTaken,
  wordFields,
} from '../../../../../domain/catalogue/item-facts.ts';
import { textOf } from '../../../platform/text/text-of.ts';
import type { PetWhere } from '../../pet/pets.inputs.ts';
import { starsWord } from './rating-words.ts';
import { type NamedField, namedFieldNames, namedFields, nameWord } from './stored-words.ts';

/** A field whose values items are kept with a word for, by which lists are narrowed and counted. */
export type WordField = NamedField | FactField;

export function isNamed(field: WordField): field is NamedField {
  return field in namedFields;
}

/** What the words of a field begin with. */
export function prefixOf(field: WordField): string {
  return isNamed(field) ? namedFields[field] : `!${field}=`;
}

/** The word that an item is kept with for what stands in a field; null for none. That nobody knows a fact is a word too. */
export function wordOf(field: WordField, value: unknown): string | null {
  if (!isNamed(field)) return prefixOf(field) + (value ?? unlessSaid(field));
  const name = textOf(value);
  return name ? nameWord(field, name) : null;
}

/** The words that an item is kept with for what lists are narrowed by: only animals have facts of animals. */
export function markWords(pet: { readonly category?: unknown }): string[] {
  const fields: readonly WordField[] =
    pet.category === 'pets' ? [...namedFieldNames, ...wordFields] : namedFieldNames;
  const stored = pet as Partial<Record<WordField, unknown>>;
  return fields.flatMap((field) => wordOf(field, stored[field]) ?? []);
}

/**
 * What a list asks of the words of its items, by field: of each row an item must have one word.
 *
 * @param facts what its search says
 */
export function askedWords(
  where: PetWhere,
  facts: ItemFacts = {},
): (readonly [WordField | 'minRating', readonly string[]])[] {
  const { minRating, orUnknown = false } = where;
  const ofFacts = [where, facts].flatMap((asked: ItemFacts) =>
    wordFields.flatMap((field) => {
      const value = asked[field];
      return value == null ? [] : [[field, wordsFor(field, value, orUnknown)] as const];
    }),
  );
  const names = namedFieldNames.flatMap((field) => {
    const name = where[field];
    return name ? [[field, [nameWord(field, name)]] as const] : [];
  });
  return [...names, ...ofFacts, ...(minRating ? [['minRating', [starsWord(minRating)]] as const] : [])];
}

function wordsFor(field: FactField, value: string | number, orUnknown: boolean): string[] {
  return valuesTaken(field, value, orUnknown).map((taken) => prefixOf(field) + taken);
}

/** The value of a fact that a word stands for; null where it stands for another fact, or for no value: nobody knows it. */
export function factValue(field: FactField, word: string): string | null {
  const values = Object.values(factOf(field).options);
  return values.find((value) => word === prefixOf(field) + value) ?? null;
}
