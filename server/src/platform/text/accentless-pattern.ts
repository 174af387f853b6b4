import { foldText } from './fold-text.ts';

/** Where letters with accents of the Latin alphabet stand in Unicode. */
const ACCENTED = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const;

/** By what letters are folded to (`e`, `ss`), all that are folded to it. */
const variants = groupVariants();
const longest = [...variants.keys()].filter((folded) => folded.length > 1);
const pieces = new RegExp([...longest, '.'].join('|'), 'gsu');

/**
 * The source of a regular expression of the database that finds a text wherever it stands in another one, however case
 * and accents are written in either.
 */
export function accentlessPattern(text: string): string {
  // No regular expression of the database may have a NUL in it.
  return (foldText(text).replaceAll('\0', '').match(pieces) ?? []).map(patternOf).join('');
}

function patternOf(piece: string): string {
  const others = variants.get(piece) ?? [];
  const [letter = '', ...more] = piece;
  // What is written as a letter and a mark after it has the mark between this letter and the next.
  const written = more.length === 0 ? `${literally(letter)}\\p{M}*` : Array.from(piece, patternOf).join('');
  return others.length === 0 ? written : `(?:${written}|[${others.join('')}])`;
}

/** A text as the regular expression that it fits alone. */
export function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function groupVariants(): Map<string, string[]> {
  const letters = ACCENTED.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  );
  const changed = letters.filter((letter) => /^[a-z]+$/.test(foldText(letter)));
  return Map.groupBy(changed, foldText);
}
