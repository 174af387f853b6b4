import { joinFacts } from '../../../../../domain/catalogue/fact-words.ts';
import { type FactField, factOf, type ItemFacts } from '../../../../../domain/catalogue/item-facts.ts';
import { Known } from '../../../../../domain/catalogue/known.ts';
import { Category } from '../../../../../domain/catalogue/pet-options.ts';
import type { FoundPage } from '../../../../../domain/search/page-words.ts';
import { searchWithout } from '../../../../../domain/search/search-without.ts';
import type { WordExpansion } from '../words/word-index.ts';
import type { CountItems } from './count-items.ts';
import type { Meaning } from './meanings.ts';
import { SearchMiss } from './search-miss.ts';
import type { SearchPart } from './search-part.entity.ts';
import type { ReadTerms, SearchTerm, ToldPart } from './search-terms.ts';
import type { Excluded, PriceRange } from './searched-limits.ts';
import { unsoldGoods } from './unsold-goods.ts';

/** A search as a list can be asked for it. */
export interface SearchReading {
  readonly facts: ItemFacts;
  /** Of each an item must have one word. */
  readonly expansions: readonly WordExpansion[];
  /** Items that have one word of each in their name come first. */
  readonly named: readonly WordExpansion[];
  readonly without: Excluded;
  /** Limits that the search names. */
  readonly price: PriceRange;
  /** Whether nothing but an animal is described, so that animals come before what is meant for them. */
  readonly isAboutAnimals: boolean;
  /** What whoever searched should know: that a word was corrected, or that nothing has all words. */
  readonly note: string | null;
  /** Whether something has what may not be given up, whatever it costs. */
  readonly isFound: boolean;
  /** Why it finds less than it asks for, whatever that may cost. */
  readonly miss: SearchMiss | null;
  /** How each word was read. */
  readonly parts: readonly SearchPart[];
  /** The page of the shop that it is about, and no item. */
  readonly page: FoundPage | null;
  /** The search without what is not sold, which finds something; null where there is no such search. */
  readonly nearest: string | null;
}

/** A list without a search. */
export const everything: SearchReading = {
  ...{ facts: {}, expansions: [], named: [], without: { words: [], facts: [] }, price: {} },
  ...{ isAboutAnimals: false, note: null, isFound: true, miss: null, parts: [], page: null, nearest: null },
};

const foundIn = {
  page: 'That is on the page',
  article: 'That is in the article',
  answer: 'That is answered under',
} as const satisfies Record<FoundPage['is'], string>;

/** A search for a page of the shop: no item answers it. */
export function aboutPage(page: FoundPage): SearchReading {
  return { ...everything, isFound: false, note: `${foundIn[page.is]} “${page.title}”`, page };
}

/** Combinations of meanings that are counted before a search is given up. */
const MAX_TRIES = 40;

/** In a search of more terms than these, all but the thing itself are read by their likeliest meanings alone. */
const MAX_AMBIGUOUS_TERMS = 5;

/** Of a word that states no fact, as itemFacts has it of those that do. */
const WORD_IMPORTANCE = 4;

/** One meaning for each term; null where a term is given up. */
type Choice = readonly (Meaning | null)[];

/** A way to understand a search that items are found with. */
interface Found {
  readonly reading: SearchReading;
  readonly choice: Choice;
}

/**
 * Reads a search by the likeliest meanings of its terms that items are found with. Where nothing has all of them, as few
 * terms as possible are given up, those first that tell the least; never what is looked for itself, nor for whom. Where what
 * is given up is a thing that the shop does not sell, nothing is found.
 *
 * @param count how many items are found
 */
export async function readSearch(search: string, read: ReadTerms, count: CountItems): Promise<SearchReading> {
  if (read.terms.length === 0) return combined(read, []);
  const found = await bestFound(search, read, count);
  if (!found) return findsNothing(search, read, count);
  const unsold = await unsoldGoods(read.terms, found.choice, count);
  return unsold.length > 0 ? nearestTo(search, found.reading, unsold) : found.reading;
}

async function bestFound(search: string, read: ReadTerms, count: CountItems): Promise<Found | null> {
  const { terms } = read;
  const asAnimal = describesAnimal(read)
    ? await firstFound(search, withoutKeptAmounts(read), inCategoryOfPets, count)
    : null;
  if (asAnimal && !givesUpWord(asAnimal.choice, terms)) return asAnimal;
  const asAny = await firstFound(search, read, (reading) => reading, count);
  // "Purrfolk kitten" has a word of no animal, and is the name of a food.
  const hasAllTerms = asAny?.choice.every((meaning) => meaning !== null);
  return asAnimal && !hasAllTerms ? asAnimal : asAny;
}

/** A search for a thing that is sold with one that is not finds nothing, and what is nearest to it is said. */
function nearestTo(search: string, found: SearchReading, unsold: readonly string[]): SearchReading {
  const leftOut = found.parts.filter(({ kind }) => kind === 'LEFT_OUT').map(({ text }) => text);
  const nearest = searchWithout(search, found.parts, new Set(leftOut)) ?? null;
  const note = `The shop has no “${unsold.join(' ')}”${nearest ? `. The nearest is “${nearest}”` : ''}`;
  return { ...found, isFound: false, miss: SearchMiss.NOT_SOLD, note, nearest };
}

/** Of a search that finds nothing, why: all that is sold has what it leaves out, or nothing is sold at all. */
async function findsNothing(search: string, read: ReadTerms, count: CountItems): Promise<SearchReading> {
  const likeliest = read.terms.map(({ meanings: [first = null] }) => first);
  const nothing = { ...combined(read, likeliest), isFound: false };
  const leftOut = leftOutOf(read);
  const isAsked = leftOut !== '' && !likeliest.includes(null);
  if (isAsked && (await count({ ...nothing, without: everything.without })) > 0)
    return { ...nothing, note: `The shop has that with ${leftOut} alone`, miss: SearchMiss.LIMITS };
  return { ...nothing, note: `The shop has nothing that is “${search.trim()}”`, miss: SearchMiss.NOT_SOLD };
}

/** What a search asks to be without, in its words. */
function leftOutOf({ told }: ReadTerms): string {
  return told
    .flatMap((part) => ('kind' in part && part.kind === 'WITHOUT' ? (part.value ?? []) : []))
    .join(', ');
}

/** The best way to understand a search that items are found with; null where there is none among the likeliest. */
async function firstFound(
  search: string,
  read: ReadTerms,
  narrowed: (reading: SearchReading) => SearchReading | null,
  count: CountItems,
): Promise<Found | null> {
  let tries = 0;
  for (const choice of choicesOf(read.terms)) {
    const reading = combine(search, read, choice);
    const one = reading && narrowed(reading);
    if (!one) continue;
    if ((await count(one)) > 0) return { reading: one, choice };
    tries += 1;
    if (tries === MAX_TRIES) break;
  }
  return null;
}

function givesUpWord(choice: Choice, terms: readonly SearchTerm[]): boolean {
  return terms.some(
    ({ kind, meanings: [first] }, place) =>
      choice[place] === null && first && !first.facts && kind !== 'AMOUNT',
  );
}

/** Labels say how much there is of goods, and nothing of an animal: a dog under 10 kg is a dog. */
function withoutKeptAmounts(read: ReadTerms): ReadTerms {
  return {
    ...read,
    terms: read.terms.map((term) => (term.kind === 'AMOUNT' ? { ...term, isKept: false } : term)),
  };
}

/** Whether an animal is described by more than its name: a senior cat is no food for one, and a big dog no bed. */
function describesAnimal({ terms, told }: ReadTerms): boolean {
  // Its own name, and no word of praise, limit or exclusion.
  if (told.length < 2) return false;
  const likeliest = terms.map(({ meanings: [first] }) => first?.facts ?? {});
  const thing = terms.find(({ isThing }) => isThing)?.meanings[0]?.facts;
  return thing ? isOfAnimals(thing) : likeliest.some(isOfAnimals) && likeliest.every(saysNoGoods);
}

function saysNoGoods({ category, kind }: ItemFacts): boolean {
  return !category && !kind;
}

/** @returns null where it is about goods */
function inCategoryOfPets(reading: SearchReading): SearchReading | null {
  const { category = Category.PETS, kind } = reading.facts;
  if (category !== Category.PETS || kind) return null;
  return { ...reading, facts: { ...reading.facts, category } };
}

/** All ways to understand a search, the best first. */
function* choicesOf(terms: readonly SearchTerm[]): Iterable<Choice> {
  const isShort = terms.length <= MAX_AMBIGUOUS_TERMS;
  const options = terms.map(({ meanings, isKept, isThing }) => [
    ...(isShort || isThing ? meanings : meanings.slice(0, 1)),
    ...(isKept ? [] : [null]),
  ]);
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
  const costs = terms.map(({ text, meanings }, place) => {
    const meaning = choice[place];
    // A phrase tells more than a word.
    const givenUp = 1000 + 10 * importanceOf(meanings[0]) + text.split(' ').length;
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
  const fields = fieldsOf(meaning.facts);
  return fields.length > 0 ? Math.max(...fields.map((field) => factOf(field).importance)) : WORD_IMPORTANCE;
}

/** @returns null where the meanings contradict one another */
function combine(search: string, read: ReadTerms, choice: Choice): SearchReading | null {
  const facts = joinFacts(choice.map((meaning) => meaning?.facts ?? {}));
  if (!facts) return null;
  const miss = isWhole(choice) ? null : SearchMiss.PARTLY;
  return { ...combined(read, choice, facts), note: noteOf(search, read.terms, choice), miss };
}

function combined(
  { terms, without, price, told }: ReadTerms,
  choice: Choice,
  facts: ItemFacts = {},
): SearchReading {
  const meanings = choice.filter((meaning) => meaning !== null);
  const expansions = meanings.flatMap(({ words = [] }) => words);
  return {
    ...{ facts, expansions, without, price },
    named: meanings.flatMap(({ named = [] }) => named),
    isAboutAnimals: expansions.length === 0 && isOfAnimals(facts),
    note: null,
    isFound: true,
    miss: null,
    page: null,
    nearest: null,
    parts: told.flatMap((part) => partsOf(part, terms, choice)),
  };
}

function isOfAnimals(facts: ItemFacts): boolean {
  const fields = fieldsOf(facts);
  // Goods have sizes too: a big bed is none of a dog.
  return fields.length > 0 && fields.every((field) => factOf(field).role !== 'thing' && field !== 'size');
}

function fieldsOf(facts: ItemFacts = {}): FactField[] {
  return Object.keys(facts) as FactField[];
}

/** A term as it was understood: each of its facts, or the word itself. */
function partsOf(told: ToldPart, terms: readonly SearchTerm[], choice: Choice): SearchPart[] {
  if (!('term' in told)) return [told];
  const { text, kind, value = text } = terms[told.term] as SearchTerm;
  const meaning = choice[told.term];
  if (!meaning) return [{ text, kind: 'LEFT_OUT', value: null }];
  const facts = saidFacts(meaning).map((field): SearchPart => {
    const { readAs, options } = factOf(field);
    const said = nameOf(options, String(meaning.facts?.[field]));
    if (readAs !== 'QUALITY') return { text, kind: readAs, value: said };
    // A quality that is known is asked for by the filter of its name; a yes needs no word.
    return { text, kind: readAs, value: said === Known.YES ? field : `${field}=${said}` };
  });
  const isWord = (meaning.words ?? []).length > 0 || facts.length === 0;
  return [...facts, ...(isWord ? [{ text, kind: kind ?? ('WORD' as const), value }] : [])];
}

function saidFacts({ facts, impliesCategory }: Meaning): FactField[] {
  return fieldsOf(facts).filter((field) => !impliesCategory || field !== 'category');
}

/** As the API names it. */
function nameOf(values: Readonly<Record<string, string>>, value: string): string {
  return Object.keys(values).find((name) => values[name] === value) ?? value;
}

function isWhole(choice: Choice): boolean {
  return choice.every((meaning) => meaning !== null && !meaning.wider);
}

function noteOf(search: string, terms: readonly SearchTerm[], choice: Choice): string | null {
  const shown = terms.flatMap(({ text }, place) => {
    const meaning = choice[place];
    return meaning ? [meaning.wider ?? text] : [];
  });
  const results = `Showing results for ${shown.join(' ')}`;
  if (!isWhole(choice)) return `Nothing has all of “${search.trim()}”. ${results}`;
  return terms.some(({ isCorrected }) => isCorrected) ? results : null;
}
