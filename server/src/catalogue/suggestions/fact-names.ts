import pluralize from 'pluralize';
import { type FactWords, factWords } from '../../../../domain/catalogue/fact-words.ts';
import { factFields, type ItemFacts, itemFacts } from '../../../../domain/catalogue/item-facts.ts';

/** Facts of an item by the fields that they are stored in. */
export type Facts = Readonly<Record<string, string | number>>;

/** A name by which people ask for facts of items. */
export interface FactName {
  readonly singular: string;
  readonly plural: string;
  /** Other words for the same. */
  readonly synonyms: readonly string[];
  /** Where it stands in a search: a quality before an animal, an animal before a thing ("black cats", "puppy food"). */
  readonly role: 'quality' | 'animal' | 'thing';
  readonly says: Facts;
}

/** Names that have no plural, or the same. */
const uncountable: ReadonlySet<string> = new Set([
  ...['food', 'dry food', 'wet food', 'hay', 'litter', 'grooming', 'clothing'],
]);

/** Words that are understood, and that nobody is asked to search for: "pet food" is all food. */
const unsaid: ReadonlySet<string> = new Set(['pet', 'baby']);

/** The names that suggestions are made of, from the words that the search knows. */
export const factNames: readonly FactName[] = factWords.flatMap(toName);

function toName({ words: [singular = '', ...others], says }: FactWords): FactName[] {
  if (!says || unsaid.has(singular)) return [];
  const synonyms = others.filter((word) => !word.includes(' ')).flatMap((word) => [word, pluralize(word)]);
  const plural = uncountable.has(singular) ? singular : pluralize(singular);
  return [{ singular, plural, synonyms, role: roleOf(says), says: { ...says } }];
}

function roleOf(facts: ItemFacts): FactName['role'] {
  const roles = factFields.filter((field) => facts[field]).map((field) => itemFacts[field].role);
  if (roles.includes('thing')) return 'thing';
  return roles.every((role) => role === 'quality') ? 'quality' : 'animal';
}

/** Beginnings shorter than this, in letters, stand for the usual names alone. */
const MIN_SYNONYM_BEGINNING = 3;

/** Whether a whole word is one of a name; those of two words count one by one. */
export function isNamed(name: FactName, word: string): boolean {
  return usualWords(name).includes(word) || name.synonyms.includes(word);
}

/** Whether a name goes on like this. */
export function isBegun(name: FactName, beginning: string): boolean {
  const synonyms = beginning.length >= MIN_SYNONYM_BEGINNING ? name.synonyms : [];
  return [...usualWords(name), ...synonyms].some((word) => word.startsWith(beginning));
}

function usualWords({ singular, plural }: FactName): string[] {
  return [...singular.split(' '), ...plural.split(' ')];
}
