import {
  type AnimalFactName,
  type AnimalFactRow,
  animalFactNames,
  animalFactRows,
} from '../../../../../../domain/catalogue/animal-facts.ts';
import { fieldErrors } from '../../../../../../domain/errors/field-errors.ts';
import { animalFactRules } from '../../../../../../domain/input/animal-facts-rules.ts';
import type { AnimalFactFieldsFragment, AnimalFactsInput } from '../../../../gql/graphql.ts';
import { shopToday } from '../../../../lib/format/shop-clock.ts';

/** The facts of an animal as the form has them: text, empty for what is not known, and `yes` for a flag that is set. */
export type FactTexts = Readonly<Record<AnimalFactName, string>>;

export const emptyFacts = Object.fromEntries(animalFactNames.map((name) => [name, ''])) as FactTexts;

/** Facts of goods are none. */
export function factTextsOf(facts: AnimalFactFieldsFragment | null): FactTexts {
  const texts = animalFactNames.map((name) => [name, textOf(facts?.[name])]);
  return Object.fromEntries(texts) as FactTexts;
}

function textOf(value: string | number | boolean | null | undefined): string {
  if (value === true) return 'yes';
  return value === undefined || value === null || value === false || value === 'UNKNOWN' ? '' : String(value);
}

/** What is wrong, by the path of its field in the form. */
export function factErrors(texts: FactTexts): Record<string, string> {
  const { error } = animalFactRules(shopToday()).safeParse(read(texts));
  const errors = error ? fieldErrors(error) : {};
  return Object.fromEntries(Object.entries(errors).map(([name, message]) => [`facts.${name}`, message]));
}

/** What is known, in the API's words; nothing where nothing is. */
export function addedFacts(texts: FactTexts): { readonly facts?: AnimalFactsInput } {
  return changedFacts(emptyFacts, texts);
}

/** What was changed, in the API's words: null for what is not known any more. */
export function changedFacts(before: FactTexts, texts: FactTexts): { readonly facts?: AnimalFactsInput } {
  const changed = changedNames(before, texts);
  if (changed.length === 0) return {};
  const known: Record<string, unknown> = animalFactRules(shopToday()).parse(read(texts));
  return { facts: Object.fromEntries(changed.map((name) => [name, known[name] ?? null])) };
}

export function hasChangedFacts(before: FactTexts, texts: FactTexts): boolean {
  return changedNames(before, texts).length > 0;
}

function changedNames(before: FactTexts, texts: FactTexts): AnimalFactName[] {
  return animalFactNames.filter((name) => texts[name].trim() !== before[name].trim());
}

function read(texts: FactTexts): Record<string, unknown> {
  return Object.fromEntries(
    animalFactNames.map((name) => {
      const row: AnimalFactRow = animalFactRows[name];
      return [name, row.is === 'flag' ? texts[name] !== '' : texts[name].trim()];
    }),
  );
}
