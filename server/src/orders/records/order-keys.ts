import { wordsOf } from '../../platform/text/tokenize.ts';

/** Longest part of a word that is told from others, in letters. */
const MAX_PART_LENGTH = 16;

/** Shortest part that is found in the middle of a word, in letters. */
const MIN_PART_LENGTH = 2;

/** Most keys of one order: those of a cart of forty items. */
const MAX_KEYS = 1200;

/** From so many digits on, digits and signs between them are a phone number. */
const MIN_PHONE_DIGITS = 5;

/** What an order is found by. */
interface Findable {
  /** Its number, such as FP-7K3M-92QD. */
  readonly number: string;
  /** The address of its account, and those that it had before. */
  readonly emails: readonly string[];
  readonly names: readonly string[];
  readonly phones: readonly string[];
  /** Names of the items. */
  readonly items: readonly string[];
}

/**
 * The keys of an order, kept with its payment: for each word of what it is found by its beginnings (`^sal`), and what
 * remains of it from each letter on (`almon`). An index of beginnings is asked for one value, and gives the orders that
 * have it by date, however many there are; one of the rest is asked for a range, and finds a part in the middle of a word.
 */
export function orderKeysOf({ number, emails, names, phones, items }: Findable): string[] {
  const words = [
    ...wordsOf(number.replaceAll('-', '')).map(withoutPrefix),
    ...phones.map(digitsOf),
    ...wordsOf([...names, ...emails, ...items].join(' ')),
  ];
  return keysOfWords(words).slice(0, MAX_KEYS);
}

/** Those of its keys that an address adds. */
export function emailKeysOf(email: string): string[] {
  return keysOfWords(wordsOf(email));
}

function keysOfWords(words: readonly string[]): string[] {
  const keys = words.filter(Boolean).flatMap((word) => [...beginningsOf(word), ...partsOf(word)]);
  return [...new Set(keys)];
}

/** The words of a search, as the keys have them. The letters that all numbers begin with say nothing. */
export function wordsToFind(search: string): string[] {
  const words = search.split(/\s+/).flatMap((piece) => {
    if (isPhone(piece)) return [digitsOf(piece)];
    return wordsOf(isNumber(piece) ? piece.replaceAll('-', '') : piece);
  });
  const folded = words.map((word) => lettersOf(withoutPrefix(word)).slice(0, MAX_PART_LENGTH).join(''));
  return [...new Set(folded.filter(Boolean))];
}

/** The key of all orders with a word that begins so. */
export function beginningKey(word: string): string {
  return `^${word}`;
}

/** The keys of all orders with a word that this is a part of. */
export function partKeys(word: string): { readonly $gte: string; readonly $lt: string } {
  return { $gte: word, $lt: `${word}\u{10ffff}` };
}

function beginningsOf(word: string): string[] {
  const letters = lettersOf(word).slice(0, MAX_PART_LENGTH);
  return letters.map((_, place) => beginningKey(letters.slice(0, place + 1).join('')));
}

function partsOf(word: string): string[] {
  const letters = lettersOf(word);
  const parts = letters.map((_, place) => letters.slice(place, place + MAX_PART_LENGTH));
  return parts
    .filter(({ length }, place) => place === 0 || length >= MIN_PART_LENGTH)
    .map((part) => part.join(''));
}

function withoutPrefix(word: string): string {
  return word.replace(/^fp(?=.{0,8}$)/u, '');
}

/** Whether it is a number of an order, or the beginning of one, with the letters that all begin with. */
function isNumber(piece: string): boolean {
  return /^fp-\w{1,4}(-\w{0,4})?$/i.test(piece);
}

function isPhone(piece: string): boolean {
  return /^[\d+()./-]+$/.test(piece) && digitsOf(piece).length >= MIN_PHONE_DIGITS;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function lettersOf(word: string): string[] {
  return Array.from(word);
}
