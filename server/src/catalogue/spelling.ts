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
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * A word and what remains of it without some of its letters. Two words that are a mistake apart share
 * one of these, so that an index finds the one by the other (after SymSpell, by Wolf Garbe).
 */
export function deletionsOf(word: string): string[] {
  const found = new Set([word.slice(0, LOOKED_AT)]);
  for (let round = 0; round < mistakesIn(word); round++) {
    for (const shorter of [...found]) {
      for (let place = 0; place < shorter.length; place++) {
        found.add(shorter.slice(0, place) + shorter.slice(place + 1));
      }
    }
  }
  return [...found];
}

/** Of the words that share a deletion with a misspelled one, those that it most likely stands for, the best first. */
export function nearestOf(misspelled: string, known: readonly Known[]): Known[] {
  const near = known
    .map((one) => ({ one, steps: distance(misspelled, one.word).steps }))
    .filter(({ steps }) => steps <= mistakesIn(misspelled));
  const fewest = Math.min(...near.map(({ steps }) => steps));
  return near
    .filter(({ steps }) => steps === fewest)
    .map(({ one }) => one)
    .sort((a, b) => b.items - a.items || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_NEAREST);
}
