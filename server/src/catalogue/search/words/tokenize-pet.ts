import { amountsOf } from '../../../../../domain/search/amounts.ts';
import { type PraisedItem, qualitiesOf } from '../../../../../domain/search/qualities.ts';
import { truncateText } from '../../../../../domain/text/truncate-text.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { textOf } from '../../../platform/text/text-of.ts';
import { wordsOf, wordsWithin } from '../../../platform/text/tokenize.ts';
import { markWords } from './asked-words.ts';
import { ratingWords } from './rating-words.ts';
import { namedFieldNames } from './stored-words.ts';

/** Prefix of words of name, breed and brand, which rank higher. */
const TITLE_PREFIX = '=';

/** Prefix of the one word that stands for a quality: a sign, as with brands. */
const QUALITY_PREFIX = '%';

/** Prefix of the words of what is in it, by which an item is left out and never found. */
const INGREDIENT_PREFIX = '~';

/** Prefix of the words of how much is in it. */
export const AMOUNT_PREFIX = '#';

/** What a text says that an item does without is none of its words: "no grain", "free from sugar, colouring and wheat". */
const LACKED =
  /\b(?:no(?: added)?|without|free from)\s+[\p{L}-]+(?:,\s[\p{L}-]+)*(?:\s(?:and|or)\s[\p{L}-]+)?/giu;

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
const MAX_SEARCH_LENGTH = 200;
const MAX_SEARCH_WORDS = 32;

/** The texts of an item that are searched, and the facts that stand for words. */
export interface SearchedTexts extends Omit<PraisedItem, 'category' | 'short' | 'details'> {
  readonly petname: string;
  readonly clan?: string | null;
  readonly brand?: string | null;
  readonly breed?: string | null;
  readonly coat?: string | null;
  readonly short: string;
  readonly details: string;
  readonly category?: unknown;
  readonly ingredients?: string | null;
  readonly netWeightGrams?: number | null;
  readonly netVolumeMl?: number | null;
  readonly pieceCount?: number | null;
  readonly ratingSum?: unknown;
  readonly ratingCount?: unknown;
}

/** Whether a word says nothing of an item. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/**
 * The words that an item is found by: those of its name, breed and brand with their mark, then the others, and last those
 * that stand for its brand as a whole, for its facts and qualities, for how much it is and for what is in it.
 */
export function tokenizePet({ petname, clan, ingredients, ...pet }: SearchedTexts): string[] {
  const titles = [petname, clan ?? '', ...namedFieldNames.map((field) => textOf(pet[field]))];
  const title = wordsWithin(titles.join(' ')).filter((word) => !isStopWord(word));
  const texts = { short: textOf(pet.short), details: textOf(pet.details) };
  const others = wordsOfWhatItHas(`${texts.short} ${texts.details}`).filter((word) => !isStopWord(word));
  const praise = qualitiesOf({ ...pet, ...texts }).map(qualityWord);
  const amounts = amountsOf(pet, tokenizeSentence(textOf(petname))).map(amountWord);
  const marks = [...markWords(pet), ...praise, ...amounts];
  const inIt = wordsOfWhatItHas(textOf(ingredients)).map(ingredientWord);
  const stars = ratingWords(pet);
  return [
    ...title.map(titleWord),
    ...others.filter((word) => !title.includes(word)),
    ...marks,
    ...inIt,
    ...stars,
  ];
}

/** The words of a text, without those of what it says that an item does without. */
export function wordsOfWhatItHas(text: string): string[] {
  return wordsOf(text.replace(LACKED, ' '));
}

/** The word that an item is kept with that something is in. */
export function ingredientWord(word: string): string {
  return INGREDIENT_PREFIX + word;
}

/** The word that an item is kept with of which there is so much. */
export function amountWord(key: string): string {
  return AMOUNT_PREFIX + key;
}

/** The word that an item is kept with that has a quality. */
export function qualityWord(name: string): string {
  return QUALITY_PREFIX + name;
}

const SENTENCE_PATTERN =
  /\d+(?:\.\d+)?\p{L}*(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|[$€£<>~,]|(?<=\d\s?)[-–](?=\s?[$€£]?\d)/gu;

/** The words, numbers and signs of a search in their order; none for one without letters and digits. */
export function tokenizeSentence(search: string): string[] {
  return tokenizeList(search).filter((word) => word !== ',');
}

/** The same with the commas between them. */
export function tokenizeList(search: string): string[] {
  const text = foldText(truncateText(search, MAX_SEARCH_LENGTH))
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d)/g, '.');
  const runs = text.match(SENTENCE_PATTERN) ?? [];
  // Signs and numbers with a dot are no words.
  const words = runs.flatMap((run) => (/^[\p{L}\p{N}\p{M}]+$/u.test(run) ? wordsOf(run) : [run]));
  return words.slice(0, MAX_SEARCH_WORDS);
}

/** A word as it is stored for name and breed. */
export function titleWord(word: string): string {
  return TITLE_PREFIX + word;
}

/** A stored word without its prefix. */
export function withoutTitlePrefix(stored: string): string {
  return stored.startsWith(TITLE_PREFIX) ? stored.slice(TITLE_PREFIX.length) : stored;
}
