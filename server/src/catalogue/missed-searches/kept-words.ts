import { tokenizeSentence } from '../search/words/tokenize-pet.ts';

/** A longer search is a letter, and no wish. */
const MAX_LENGTH = 60;
const MAX_WORDS = 8;

/** Longer words are keys that somebody leaned on. */
const MAX_WORD_LENGTH = 24;

/** An address, a link, or an order's number. */
const PERSONAL = /@|\/\/|www\.|\bfp[-\s]?[a-z\d]{4}[-\s]?[a-z\d]{4}\b/i;

/** So many digits are a telephone, card or order number; prices and weights have fewer. */
const MAX_DIGITS = 5;

/**
 * The words of a search as it is counted among those that found nothing.
 *
 * @returns null for what may be about a person, or is nothing that a shop could sell
 */
export function keptWords(search: string): string | null {
  const digits = search.match(/\p{N}/gu) ?? [];
  if (PERSONAL.test(search) || digits.length > MAX_DIGITS) return null;
  const words = tokenizeSentence(search);
  // A sign of money stands before its number.
  const text = words.join(' ').replace(/(\p{Sc}) (?=\p{N})/gu, '$1');
  const isWish =
    words.length <= MAX_WORDS &&
    text.length <= MAX_LENGTH &&
    words.some((word) => /\p{L}/u.test(word)) &&
    words.every((word) => word.length <= MAX_WORD_LENGTH);
  return isWish ? text : null;
}
