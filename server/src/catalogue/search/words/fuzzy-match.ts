import distance from 'damerau-levenshtein';

/** So much of a word is looked at for words that are spelled like it; what follows is compared when one is found. */
const LOOKED_AT = 10;

/** Most words that a misspelled one is taken for. */
const MAX_NEAREST = 5;

interface Known {
  readonly word: string;
  /** How many items have it. */
  readonly items: number;
}

/** How many letters of a word may be wrong: none of a short one, which would mean too many others. */
export function mistakesIn(word: string): 0 | 1 | 2 {
  const { length } = Array.from(word);
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * A word and what remains of it without some of its letters. Two words that are a mistake apart share
 * one of these, so that an index finds the one by the other (after SymSpell, by Wolf Garbe).
 */
export function deletionsOf(word: string): string[] {
  const found = new Set([Array.from(word).slice(0, LOOKED_AT).join('')]);
  for (let round = 0; round < mistakesIn(word); round++) {
    for (const shorter of [...found].flatMap(withoutOneLetter)) found.add(shorter);
  }
  return [...found];
}

function withoutOneLetter(word: string): string[] {
  const letters = Array.from(word);
  return letters.map((_, place) => letters.toSpliced(place, 1).join(''));
}

/** Of the words that share a deletion with a misspelled one, those that it most likely stands for, the best first. */
export function nearestOf(misspelled: string, known: readonly Known[]): Known[] {
  const near = known
    .map((one) => ({ one, steps: stepsBetween(misspelled, one.word) }))
    .filter(({ steps }) => steps <= mistakesIn(misspelled));
  const fewest = Math.min(...near.map(({ steps }) => steps));
  return near
    .filter(({ steps }) => steps === fewest)
    .map(({ one }) => one)
    .sort((a, b) => b.items - a.items || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_NEAREST);
}

/** How many letters are wrong. The library compares UTF-16 units: each letter, which may be two of them, is given one. */
function stepsBetween(a: string, b: string): number {
  const letters = [...new Set(a + b)];
  const inUnits = (word: string) =>
    Array.from(word, (letter) => String.fromCharCode(letters.indexOf(letter))).join('');
  return distance(inUnits(a), inUnits(b)).steps;
}
