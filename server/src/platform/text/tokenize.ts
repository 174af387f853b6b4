import { truncateText } from '../../../../domain/text/truncate-text.ts';
import { foldText } from './fold-text.ts';

/** Longest word that is kept, in UTF-16 units; of a longer one its beginning. */
const MAX_WORD_LENGTH = 40;

const WORD_PATTERN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Scripts that put no spaces between words, and Korean, which may leave them out. */
const UNSPACED_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Words of letters and digits, as foldText has them; those of scripts without spaces are told apart by a dictionary. */
export function wordsOf(text: string): string[] {
  return unique(runsOf(text).flatMap((run) => (UNSPACED_SCRIPT.test(run) ? segmentsOf(run) : [run])));
}

/**
 * The words of a name and, in scripts without spaces, what remains of it from each letter on: whoever looks for the
 * beginning of a word finds the name by any word in it, wherever a dictionary parts it.
 */
export function wordsWithin(name: string): string[] {
  const endings = runsOf(name).flatMap((run) => (UNSPACED_SCRIPT.test(run) ? suffixesOf(run) : []));
  return unique([...wordsOf(name), ...endings]);
}

function runsOf(text: string): string[] {
  return foldText(text).match(WORD_PATTERN) ?? [];
}

function segmentsOf(run: string): string[] {
  return [...segmenter.segment(run)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

function suffixesOf(run: string): string[] {
  const letters = Array.from(run);
  return letters.map((_, place) => letters.slice(place).join('')).filter((suffix) => !/^\p{M}/u.test(suffix));
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words.map((word) => truncateText(word, MAX_WORD_LENGTH)))];
}
