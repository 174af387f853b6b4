import { factFields, type ItemFacts, itemFacts } from '../../../../../domain/catalogue/item-facts.ts';
import { Category } from '../../../../../domain/catalogue/pet-options.ts';
import { amountText, fitsAmount } from '../../../../../domain/search/amounts.ts';
import type { AmountLimit } from '../../../../../domain/search/limits.ts';
import { filterFor, type Quality } from '../../../../../domain/search/qualities.ts';
import { readSentence, type SentencePart } from '../../../../../domain/search/sentence.ts';
import { nameWord } from '../words/stored-words.ts';
import { AMOUNT_PREFIX, qualityWord, tokenizeList } from '../words/tokenize-pet.ts';
import type { WordIndex } from '../words/word-index.ts';
import { isNoun } from './english.ts';
import { inNamesOnly, type Meaning, meaningsOf, meaningsOfPrefix } from './meanings.ts';
import { type Respelled, respell } from './respelling.ts';
import { type Excluded, excludedBy, type PriceRange, priceOf, rangeText } from './searched-limits.ts';
import { isOtherAnimal, isOtherGoods, isService, isTrait, type Vocabulary } from './vocabulary.ts';

/** Shortest beginning of a word, in UTF-16 units, that counts beside other words. */
const MIN_BEGINNING_LENGTH = 3;

/** More terms are not looked up. */
const MAX_TERMS = 8;

/** A word or phrase of a search. */
export interface SearchTerm {
  /** As it is said back: corrected, where it was misspelled. */
  readonly text: string;
  readonly isCorrected: boolean;
  /** The likeliest first; none where nothing in the shop or its vocabulary is called so. */
  readonly meanings: readonly Meaning[];
  /** Whether nothing is found rather than what has not got it. */
  readonly isKept?: boolean;
  /** Whether it is what is looked for, and not what that is for, or like. */
  readonly isThing?: boolean;
  /** Whether it is something beside the thing that can be sold or not, and no way in which the thing is. */
  readonly isGoods?: boolean;
  readonly kind?: 'QUALITY' | 'AMOUNT' | 'BRAND';
  /** What it says, where that is not its text. */
  readonly value?: string;
}

/** A part of a search as it is told: a term by its place, or what is none. */
export type ToldPart =
  | { readonly term: number }
  | {
      readonly kind: 'PRICE' | 'WITHOUT' | 'CORRECTED' | 'LEFT_OUT';
      readonly text: string;
      readonly value: string | null;
    };

/** What a search says. */
export interface ReadTerms {
  readonly terms: readonly SearchTerm[];
  readonly without: Excluded;
  readonly price: PriceRange;
  /** In the order of the words. */
  readonly told: readonly ToldPart[];
}

/**
 * Reads what a search says, by the vocabulary and the words of items.
 *
 * @param isAsTyped whether no word is corrected or put apart
 */
export async function readTerms(
  search: string,
  vocabulary: Vocabulary,
  index: WordIndex,
  isAsTyped = false,
): Promise<ReadTerms> {
  const typed = tokenizeList(search);
  const { words, corrections } = isAsTyped ? asTyped(typed) : await respell(typed, vocabulary, index);
  const read = readSentence(words, vocabulary);
  // Somebody who types "on" may be on the way to "onyx": alone, it is a beginning like any other.
  const isSaid = read.some(({ kind }) => kind !== 'LEFT_OUT');
  const parts = isSaid ? read : words.filter((word) => word !== ',').map(asTerm);
  const looked = parts.filter(isLookedUp).slice(0, MAX_TERMS);
  // Two letters among other words are no beginning of one.
  const shortest = looked.length === 1 ? 1 : MIN_BEGINNING_LENGTH;
  const terms = await Promise.all(
    looked.map((part) => readTerm(part, { vocabulary, index, corrections, shortest })),
  );
  return {
    terms: relaxed(thingsAmongGoods(traitsOfAnimals(terms))),
    without: excludedBy(
      parts.flatMap((part) => (part.kind === 'WITHOUT' ? part.words : [])),
      vocabulary,
    ),
    price: priceOf(parts),
    told: toldParts(parts, looked, corrections),
  };
}

function asTyped(words: readonly string[]): Respelled {
  return { words, corrections: new Map() };
}

function asTerm(word: string): SentencePart {
  return { kind: 'TERM', text: word, phrase: word, isHead: true, isExtra: false };
}

type LookedUp = Extract<SentencePart, { kind: 'TERM' | 'QUALITY' | 'LIMIT' }>;

function isLookedUp(part: SentencePart): part is LookedUp {
  return (
    part.kind === 'TERM' || part.kind === 'QUALITY' || (part.kind === 'LIMIT' && part.limit.kind === 'AMOUNT')
  );
}

function toldParts(
  parts: readonly SentencePart[],
  looked: readonly SentencePart[],
  corrections: ReadonlyMap<string, string>,
): ToldPart[] {
  return parts.flatMap((part): ToldPart[] => {
    const { text } = part;
    const corrected = text.split(' ').flatMap((word): ToldPart[] => {
      const typed = corrections.get(word);
      return typed ? [{ kind: 'CORRECTED', text: typed, value: word }] : [];
    });
    const term = looked.indexOf(part);
    if (term >= 0) return [...corrected, { term }];
    if (part.kind === 'WITHOUT')
      return [...corrected, { kind: 'WITHOUT', text, value: part.named.join(', ') }];
    if (part.kind === 'LIMIT' && part.limit.kind === 'PRICE')
      return [{ kind: 'PRICE', text, value: rangeText(part.limit) }];
    return [{ kind: 'LEFT_OUT', text, value: null }];
  });
}

/** What goods have can be bought; a dog with long hair has it of its own. */
function traitsOfAnimals(terms: readonly SearchTerm[]): SearchTerm[] {
  const { category, kind, ...others } = terms.find(({ isThing }) => isThing)?.meanings[0]?.facts ?? {};
  const isOfGoods = kind !== undefined || (category !== undefined && category !== Category.PETS);
  const isAnimal = !isOfGoods && (category !== undefined || Object.keys(others).length > 0);
  return terms.map((term) =>
    term.isGoods && isAnimal ? { ...term, isGoods: isOtherGoods(term.text) } : term,
  );
}

/**
 * A thing for an animal is one of the goods, whatever the texts of animals say of it; by name it may be an animal too. Goods
 * for one of the other animals may be for another as well, by their texts.
 */
function thingsAmongGoods(terms: readonly SearchTerm[]): SearchTerm[] {
  const isFor = terms.some(({ meanings }) => meanings.some(({ facts = {} }) => facts.type || facts.species));
  return terms.map((term) => {
    const isFact = Object.keys(term.meanings[0]?.facts ?? {}).length > 0;
    if (!term.isThing || !isFor || isFact) return term;
    const goods = (['accessories', 'food'] as const).map((category) =>
      term.meanings.map(
        (meaning): Meaning => ({
          ...meaning,
          ...{ facts: { ...meaning.facts, category }, impliesCategory: true },
        }),
      ),
    );
    return { ...term, meanings: [...goods.flat(), ...term.meanings.map(inNamesOnly)] };
  });
}

/** What a search names as two things, it is about one of: "dog cat food". */
function relaxed(terms: readonly SearchTerm[]): SearchTerm[] {
  const facts = terms.map(({ meanings }) => meanings[0]?.facts ?? {});
  return terms.map((term, place) => {
    const own = Object.entries(facts[place] ?? {});
    const isContradicted = facts.some((others) =>
      own.some(([field, value]) => (others[field as keyof ItemFacts] ?? value) !== value),
    );
    return isContradicted ? { ...term, isKept: false } : term;
  });
}

interface Sources {
  readonly vocabulary: Vocabulary;
  readonly index: WordIndex;
  /** What was typed, by what it was corrected to. */
  readonly corrections: ReadonlyMap<string, string>;
  /** Shortest beginning of a word that counts, in UTF-16 units. */
  readonly shortest: number;
}

async function readTerm(part: LookedUp, sources: Sources): Promise<SearchTerm> {
  const { vocabulary, index, corrections } = sources;
  if (part.kind === 'QUALITY') return readQuality(part, vocabulary, index);
  if (part.kind === 'LIMIT') return readAmount(part.text, part.limit as AmountLimit, index);
  const { phrase, isHead, isExtra } = part;
  if (isService(phrase)) return { text: phrase, isCorrected: false, meanings: [], isKept: true };
  const isCorrected = phrase.split(' ').some((word) => corrections.has(word));
  const own = await meaningsOf(phrase, vocabulary, index);
  const isWhole = own.length > 0 || isOtherGoods(phrase) || phrase.length < sources.shortest;
  const meanings = isWhole ? own : await meaningsOfPrefix(phrase, vocabulary, index);
  const facts = meanings[0]?.facts;
  const isThing = isHead && phrase.length >= MIN_BEGINNING_LENGTH && !saysHow(facts);
  const isBrand = own.length > 0 && !facts && (await index.expand([nameWord('brand', phrase)])).items > 0;
  return {
    ...{ text: phrase, isCorrected, meanings, isThing, ...(isBrand && { kind: 'BRAND' as const }) },
    isKept: isThing || isOtherAnimal(phrase) || saysWhat(facts),
    isGoods: isOtherGoods(phrase) || (isExtra && (await comesWithGoods(phrase))),
  };
}

/** Whether what goods are to have is a thing, which a shop sells with them or does not, by its last word. */
async function comesWithGoods(phrase: string): Promise<boolean> {
  const noun = phrase.split(' ').at(-1) ?? '';
  return !isTrait(noun) && isNoun(noun);
}

/** Whether facts say how something is, and not what. */
function saysHow(facts: ItemFacts = {}): boolean {
  return Object.keys(facts).length > 0 && !saysWhat(facts) && !facts.clan;
}

const whatRoles: ReadonlySet<string> = new Set(['thing', 'animal']);

/** Whether facts say what is looked for, or for whom, and not how it is. */
function saysWhat(facts: ItemFacts = {}): boolean {
  return factFields.some((field) => facts[field] && whatRoles.has(itemFacts[field].role));
}

/** By what is known of animals; by their texts where nothing is known that fits. */
async function readQuality(
  { text, qualities }: { readonly text: string; readonly qualities: readonly Quality[] },
  vocabulary: Vocabulary,
  index: WordIndex,
): Promise<SearchTerm> {
  const marks = await Promise.all(qualities.map(({ name }) => index.expand([qualityWord(name)])));
  const ofMarks = marks.filter(({ items }) => items > 0).map((words): Meaning => ({ words: [words] }));
  const isPhrase = text.includes(' ');
  const known = qualities.flatMap((quality): Meaning[] => {
    const facts = filterFor(quality);
    return facts ? [{ facts }] : [];
  });
  const meanings = [...known, ...ofMarks, ...(isPhrase ? [] : await meaningsOf(text, vocabulary, index))];
  return { text, isCorrected: false, meanings, kind: 'QUALITY' };
}

/** "12 kg", "under 5 kg": by how much there is of items, and where none has just so much, by what stands on the label. */
async function readAmount(text: string, limit: AmountLimit, index: WordIndex): Promise<SearchTerm> {
  const { number, unit, lowest, highest } = limit;
  const isKept = lowest !== undefined || highest !== undefined;
  const term = { text, value: amountText(limit), isCorrected: false, isKept, kind: 'AMOUNT' } as const;
  const fits = fitsAmount(limit);
  const measured = fits ? await index.expandFitting(AMOUNT_PREFIX, fits) : null;
  if (measured && measured.items > 0) return { ...term, meanings: [{ words: [measured] }] };
  if (isKept) return { ...term, meanings: [] };
  const words = await Promise.all([...number.split('.'), unit].map((word) => index.expand([word])));
  const inName = words.map((one) => ({ ...one, anywhere: one.inTitle, elsewhere: [] }));
  const isKnown = words.every(({ items }) => items > 0);
  return { ...term, meanings: isKnown ? [{ words: inName }] : [] };
}
