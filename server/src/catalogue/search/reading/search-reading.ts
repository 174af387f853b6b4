import { type ItemFacts, joinFacts } from '../../../../../domain/catalogue/fact-words.ts';
import type { WordExpansion } from '../words/word-index.ts';
import type { Meaning, SearchTerm } from './search-terms.ts';

/** A search as a list can be asked for it. */
export interface SearchReading {
  readonly facts: ItemFacts;
  /** Of each an item must have one word. */
  readonly expansions: readonly WordExpansion[];
  /** Items that have one word of each in their name come first. */
  readonly named: readonly WordExpansion[];
  /** Whether nothing but an animal is described, so that animals come before what is meant for them. */
  readonly isAboutAnimals: boolean;
  /** What whoever searched should know: that a word was corrected, or that nothing has all words. */
  readonly note: string | null;
}

/** Combinations of meanings that are counted before a search is given up. */
const MAX_TRIES = 24;

/** More terms than these are read by their likeliest meanings alone. */
const MAX_AMBIGUOUS_TERMS = 5;

/** How much a term tells of what is looked for, by the facts that it states: what tells least is given up first. */
const importance: Record<keyof ItemFacts, number> = {
  ...{ kind: 9, category: 8, species: 7, type: 6, clan: 5 },
  ...{ age: 3, gender: 2, color: 2, size: 1 },
};
const WORD_IMPORTANCE = 4;

const animalFields: ReadonlySet<string> = new Set(['type', 'species', 'gender', 'age', 'color', 'clan']);

/** One meaning for each term; null where a term is given up. */
type Choice = readonly (Meaning | null)[];

/**
 * Reads a search by the likeliest meanings of its terms that items are found with. Where nothing has all of them, as few
 * terms as possible are given up, those first that tell the least.
 *
 * @param count how many items are found by facts and words
 * @returns null where nothing has any of the terms
 */
export async function readSearch(
  search: string,
  terms: readonly SearchTerm[],
  count: (reading: Pick<SearchReading, 'facts' | 'expansions'>) => Promise<number>,
): Promise<SearchReading | null> {
  let tries = 0;
  for (const choice of choicesOf(terms)) {
    const reading = combine(search, terms, choice);
    if (!reading) continue;
    for (const one of [onlyAnimals(reading, choice), reading]) {
      if (one && (await count(one)) > 0) return one;
    }
    tries += 1;
    if (tries === MAX_TRIES) break;
  }
  return null;
}

/** All ways to understand a search, the best first. */
function* choicesOf(terms: readonly SearchTerm[]): Iterable<Choice> {
  const isShort = terms.length <= MAX_AMBIGUOUS_TERMS;
  const options = terms.map(({ meanings }) => [...(isShort ? meanings : meanings.slice(0, 1)), null]);
  const first = options.map(([likeliest = null]) => likeliest);
  if (!first.includes(null)) yield first;
  const all = options
    .reduce<Choice[]>(
      (choices, meanings) => choices.flatMap((choice) => meanings.map((meaning) => [...choice, meaning])),
      [[]],
    )
    .map((choice) => ({ choice, cost: costOf(terms, choice) }))
    .sort((a, b) => a.cost - b.cost);
  for (const { choice } of all) if (choice.some((meaning) => meaning !== null)) yield choice;
}

/**
 * By the terms that are given up, then by what these tell, then by how unlikely the meanings of the others are. A wider word
 * is a term that is given up in part.
 */
function costOf(terms: readonly SearchTerm[], choice: Choice): number {
  const costs = terms.map(({ meanings }, place) => {
    const meaning = choice[place];
    const givenUp = 1000 + 10 * importanceOf(meanings[0]);
    if (!meaning) return givenUp;
    if (meaning.wider) return givenUp - 5;
    return saysNothing(meaning) ? 0.5 : meanings.indexOf(meaning);
  });
  return costs.reduce((sum, cost) => sum + cost, 0);
}

function saysNothing({ facts = {}, words = [] }: Meaning): boolean {
  return words.length === 0 && Object.keys(facts).length === 0;
}

function importanceOf(meaning: Meaning | undefined): number {
  if (!meaning) return 0;
  const fields = Object.keys(meaning.facts ?? {}) as (keyof ItemFacts)[];
  return fields.length > 0 ? Math.max(...fields.map((field) => importance[field])) : WORD_IMPORTANCE;
}

/** @returns null where the meanings contradict one another */
function combine(search: string, terms: readonly SearchTerm[], choice: Choice): SearchReading | null {
  const meanings = choice.filter((meaning) => meaning !== null);
  const facts = joinFacts(meanings.map(({ facts: said = {} }) => said));
  if (!facts) return null;
  const expansions = meanings.flatMap(({ words = [] }) => words);
  const named = meanings.flatMap(({ named: said = [] }) => said);
  const isAboutAnimals =
    expansions.length === 0 && Object.keys(facts).every((field) => animalFields.has(field));
  return {
    facts,
    expansions,
    named,
    isAboutAnimals,
    note: noteOf(search, terms, choice),
  };
}

/** An animal that two terms describe is looked for among animals: a senior cat is no food for one. */
function onlyAnimals(reading: SearchReading, choice: Choice): SearchReading | null {
  const terms = choice.filter((meaning) => meaning !== null).length;
  if (!reading.isAboutAnimals || terms < 2) return null;
  return { ...reading, facts: { ...reading.facts, category: 'pets' } };
}

function noteOf(search: string, terms: readonly SearchTerm[], choice: Choice): string | null {
  const shown = terms.flatMap(({ text }, place) => {
    const meaning = choice[place];
    return meaning ? [meaning.wider ?? text] : [];
  });
  const results = `Showing results for ${shown.join(' ')}`;
  const isWhole = choice.every((meaning) => meaning !== null && !meaning.wider);
  if (!isWhole) return `Nothing has all of “${search.trim()}”. ${results}`;
  return terms.some(({ isCorrected }) => isCorrected) ? results : null;
}
