import { asTyped, quotedText } from './as-typed.ts';
import { readLimit } from './limits.ts';

/** A part of a search as it was read. */
interface Part {
  /** Its words, in lower case and as they were corrected. */
  readonly text: string;
  /** Of one that is CORRECTED, `text` is what was typed, and `value` what it was read as. */
  readonly kind: string;
  readonly value: string | null;
}

/**
 * The search without the words of some parts, its other words as they were typed; undefined where nothing is left.
 *
 * @param removed texts of parts
 */
export function searchWithout(
  search: string,
  reading: readonly Part[],
  removed: ReadonlySet<string>,
): string | undefined {
  const read = reading.filter(({ kind }) => kind !== 'CORRECTED').map(({ text }) => text);
  const left = [...new Set(read)].filter((text) => !removed.has(text));
  if (left.length === 0) return undefined;
  const quoted = quotedText(search);
  if (quoted) return asTyped(searchWithout(quoted, reading, removed) ?? '');
  let rest = search;
  for (const text of removed) {
    const pattern = patternOf(text, reading);
    // Of what was typed as one word ("dogfood") no half can be taken out.
    if (!pattern.test(rest)) return left.join(' ');
    rest = rest.replace(pattern, '$1');
  }
  return withoutLooseEnds(rest);
}

/** The words of a part as they were typed: in any case, misspelled, and with or without spaces before signs. */
export function patternOf(text: string, reading: readonly Part[]): RegExp {
  const typed = new Map(
    reading.flatMap((part) => (part.kind === 'CORRECTED' && part.value ? [[part.value, part.text]] : [])),
  );
  const words = text
    .split(' ')
    .map((word) => (typed.get(word) ?? word).replace(/[$.^*+?()[\]{}|\\-]/g, '\\$&'));
  return new RegExp(`(^|[^\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]*?')}(?![\\p{L}\\p{N}])`, 'iu');
}

/** What joins two parts joins nothing at an end. */
const joints = new Set(
  'for with in from to and or of that a the fur für mit und pour avec et para con y'.split(' '),
);

/** What begins something that a thing is to have: no other joint stands behind it, nor a price. */
const having = new Set('with mit avec con'.split(' '));
const also = new Set('and or und et y'.split(' '));
const articles = new Set('a the'.split(' '));

function withoutLooseEnds(search: string): string {
  const words = search
    .split(/\s+/)
    .filter((word) => !/^[,.;:!?]*$/.test(word))
    .filter((word, place, all) => !isIn(also, word) || !isIn(having, all[place - 1]))
    .filter(
      (word, place, all) => (!isIn(having, word) && !isIn(articles, word)) || !isLimit(all.slice(place + 1)),
    );
  while (isIn(joints, words[0])) words.shift();
  while (isIn(joints, words.at(-1))) words.pop();
  return words.join(' ').replace(/[,;]+$/, '');
}

function isIn(words: ReadonlySet<string>, word = ''): boolean {
  return words.has(word.toLowerCase());
}

/** Whether words go on with a price or an amount, and with nothing that a thing can have. */
function isLimit(words: readonly string[]): boolean {
  const [first] = words;
  if (isIn(articles, first)) return isLimit(words.slice(1));
  const text = words
    .join(' ')
    .toLowerCase()
    .replace(/[$€£<>]/g, ' $& ');
  return readLimit(text.trim().split(/\s+/)) !== null;
}
