import { truncateText } from '../../../../../domain/text/truncate-text.ts';
import { textOf } from '../../../platform/text/text-of.ts';
import { wordsOf, wordsWithin } from '../../../platform/text/tokenize.ts';
import { brandWord } from './brand-word.ts';

/** Prefix of words of name, breed and brand, which rank higher. */
const TITLE_PREFIX = '=';

/** Words that nearly every text has, and nobody looks for. */
const stopWords = new Set(
  (
    'a about after all also an and any are as at be been but by can do does each every for from get had has ' +
    'have he her hers him his how i if in into is it its just like may me more most my no nor not of off on ' +
    'one only or other our out over own s she so some such t than that the their them then there these they ' +
    'this those to too under until up us very was we were what when where which while who will with without ' +
    'would you your'
  ).split(' '),
);

/** The rest of a longer search can't improve the result. */
const MAX_SEARCH_LENGTH = 64;
const MAX_SEARCH_WORDS = 8;

/** The texts of an item that are searched. */
export interface SearchedTexts {
  readonly petname: string;
  readonly clan?: string | null;
  readonly brand?: string | null;
  readonly short: string;
  readonly details: string;
}

/** Whether a word says nothing of an item. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/**
 * The words that an item is found by: those of its name, breed and brand with their mark, then the others, and last the
 * one that stands for its brand as a whole.
 */
export function tokenizePet({ petname, clan, brand, short, details }: SearchedTexts): string[] {
  const title = wordsWithin([petname, clan ?? '', brand ?? ''].join(' ')).filter((word) => !isStopWord(word));
  const others = wordsOf([short, details].join(' ')).filter((word) => !isStopWord(word));
  const marks = brand ? [brandWord(textOf(brand))] : [];
  return [...title.map(titleWord), ...others.filter((word) => !title.includes(word)), ...marks];
}

/** The words that a search is about; none for one without letters and digits. */
export function tokenizeSearch(search: string): string[] {
  const words = wordsOf(truncateText(search, MAX_SEARCH_LENGTH));
  const meaningful = words.filter((word) => !isStopWord(word));
  // Somebody who types "on" may be on the way to "onyx": alone, it is a beginning like any other.
  return (meaningful.length > 0 ? meaningful : words).slice(0, MAX_SEARCH_WORDS);
}

/** A word as it is stored for name and breed. */
export function titleWord(word: string): string {
  return TITLE_PREFIX + word;
}

/** A stored word without its prefix. */
export function withoutTitlePrefix(stored: string): string {
  return stored.startsWith(TITLE_PREFIX) ? stored.slice(TITLE_PREFIX.length) : stored;
}

/** The words stored with an item. */
export function storedWords(pet: { readonly searchWords?: unknown } | null | undefined): readonly string[] {
  return Array.isArray(pet?.searchWords) ? pet.searchWords : [];
}
