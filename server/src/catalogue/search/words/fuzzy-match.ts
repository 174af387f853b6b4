import distance from 'damerau-levenshtein';

/** Delete variants use the first letters only; the whole words are compared afterwards. */
const COMPARED_LETTERS = 10;

/** Matches of a misspelled word. */
const MAX_MATCHES = 5;

interface IndexedWord {
  readonly word: string;
  /** How many items have it. */
  readonly items: number;
}

/** Allowed edit distance: none for short words, which would match too many others. */
export function maxEditDistance(word: string): 0 | 1 | 2 {
  const { length } = Array.from(word);
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * A word and what remains of it without some of its letters. Two words that are a mistake apart share
 * one of these, so that an index finds the one by the other (after SymSpell, by Wolf Garbe).
 */
export function deleteVariants(word: string): string[] {
  const variants = new Set([Array.from(word).slice(0, COMPARED_LETTERS).join('')]);
  for (let round = 0; round < maxEditDistance(word); round++) {
    for (const shorter of [...variants].flatMap(withOneLetterDeleted)) variants.add(shorter);
  }
  return [...variants];
}

function withOneLetterDeleted(word: string): string[] {
  const letters = Array.from(word);
  return letters.map((_, place) => letters.toSpliced(place, 1).join(''));
}

/** Of the words that share a deletion with a misspelled one, those that it most likely stands for, the best first. */
export function nearestWords(misspelled: string, known: readonly IndexedWord[]): IndexedWord[] {
  const near = known
    .map((one) => ({ one, steps: editDistance(misspelled, one.word) }))
    .filter(({ steps }) => steps <= maxEditDistance(misspelled));
  const fewest = Math.min(...near.map(({ steps }) => steps));
  return near
    .filter(({ steps }) => steps === fewest)
    .map(({ one }) => one)
    .sort((a, b) => b.items - a.items || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_MATCHES);
}

/** How many letters are wrong. The library compares UTF-16 units: each letter, which may be two of them, is given one. */
export function editDistance(a: string, b: string): number {
  const letters = [...new Set(a + b)];
  const inUnits = (word: string) =>
    Array.from(word, (letter) => String.fromCharCode(letters.indexOf(letter))).join('');
  return distance(inUnits(a), inUnits(b)).steps;
}
