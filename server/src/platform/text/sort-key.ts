import { foldText, INVISIBLE } from './fold-text.ts';

const PUNCTUATION = /[^\p{L}\p{N}\p{M}]+/gu;
const DIGITS = /\d+/g;
/** Comes before every letter, so that a name without accents comes before the same one with them. */
const ACCENT_SEPARATOR = '\u0001';

/**
 * What a name is sorted by where texts are compared by their bytes, as the database and Buffer.compare do: case,
 * accents and signs do not count, numbers go by their size. MongoDB's own collation is none for lists whose pages
 * are put in order here too: its tables are older than Node's, and two orders would skip and repeat records.
 */
export function sortKeyOf(name: string): string {
  const shown = name.replace(INVISIBLE, '');
  const key = keyOf(foldText(shown));
  const accented = keyOf(shown.normalize('NFKC').toLowerCase());
  return accented === key ? key : key + ACCENT_SEPARATOR + accented;
}

function keyOf(text: string): string {
  return text.replace(PUNCTUATION, ' ').trim().replace(DIGITS, bySize);
}

/** Of two numbers the longer one is the larger one. */
function bySize(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, '');
  return String(number.length).padStart(3, '0') + number;
}
