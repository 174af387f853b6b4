import { truncateText } from '../../../../domain/text/truncate-text.ts';
import { wordsOf } from '../../platform/text/tokenize.ts';
import { isStopWord } from '../search/words/tokenize-pet.ts';

/** A search that is being typed. */
export interface TypedText {
  /** Words that are done: all but the last. */
  readonly wholes: readonly string[];
  /** What may be the beginning of a word: the last one. */
  readonly beginning: string;
}

/** Of a longer text, and of more words, the beginning. */
export const MAX_TYPED_LENGTH = 64;
const MAX_WORDS = 8;

/**
 * The ways to read a text, the first that finds anything counts: "dog to" is on the way to the toys of dogs, and "food
 * for" is still about food.
 *
 * @returns none for a text without letters and digits
 */
export function readTypedText(text: string): TypedText[] {
  const words = wordsOf(truncateText(text, MAX_TYPED_LENGTH)).slice(0, MAX_WORDS);
  const meaningful = words.filter((word) => !isStopWord(word));
  const last = words.at(-1);
  if (last === undefined) return [];
  const whole = isStopWord(last) ? meaningful : meaningful.slice(0, -1);
  const readings = [{ wholes: whole, beginning: last }];
  const beginning = meaningful.at(-1);
  if (isStopWord(last) && beginning) readings.push({ wholes: meaningful.slice(0, -1), beginning });
  return readings;
}

/** Shortest last word, in UTF-16 units, that a search takes for the beginning of one. */
const MIN_READ_LENGTH = 3;

/** Whether a text says enough to be read as a search is: several words, the last of which says something already. */
export function isSentence(typed: TypedText): boolean {
  return typed.wholes.length > 0 && saysSomething(typed);
}

/** Whether a text is one word, and long enough to be taken for another. */
export function isLoneWord(typed: TypedText): boolean {
  return typed.wholes.length === 0 && saysSomething(typed);
}

function saysSomething({ beginning }: TypedText): boolean {
  if (isStopWord(beginning)) return false;
  return beginning.length >= MIN_READ_LENGTH || /^\d/.test(beginning);
}
