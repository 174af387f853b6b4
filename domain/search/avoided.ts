import { emptyWords, unheardWords } from './other-words.ts';
import { excludedJoints, excludedWords, type KnownPhrases, without } from './sentence.ts';

/** What the words of a shop know, as far as what an animal does not take is read by it. */
export interface KnownIngredients
  extends Pick<KnownPhrases, 'singularOf' | 'isStopWord' | 'usualWords' | 'statesFact'> {
  /** A word in the singular and in the plural, and those that stand for it in texts. */
  textForms(word: string): readonly string[];
}

/** What an animal does not take: a food has it that has a word of each of these. */
export type Avoided = readonly (readonly string[])[];

/** Beside the thing itself they say nothing of what is in a food: "chicken meat", "beef protein". */
const parts: ReadonlySet<string> = new Set(
  'meat protein product meal fat oil broth flavor allergy free raw fresh cooked dried all any kind sort added'.split(
    ' ',
  ),
);

/**
 * Reads what people write that an animal does not take, in the words that a search knows: "no chicken, or fish".
 *
 * @param words folded words, commas among them
 */
export function readAvoided(words: readonly string[], known: KnownIngredients): Avoided[] {
  const things: string[][] = [[]];
  for (const word of words) {
    if (excludedJoints.has(word)) things.push([]);
    else if (saysSomething(word, known)) things.at(-1)?.push(known.singularOf(word));
  }
  return things
    .filter((said) => said.length > 0)
    .map((said) => {
      const named = said.filter((word) => !parts.has(word) && !known.statesFact(word));
      return (named.length > 0 ? named : said).map((word) => [
        ...new Set(excludedWords(word, known).flatMap((one) => known.textForms(one))),
      ]);
    });
}

function saysSomething(word: string, known: KnownIngredients): boolean {
  // Praise is a part of some names: "sweet potato".
  const isEmpty = known.isStopWord(word) || (emptyWords.has(word) && !unheardWords.has(word));
  return /[\p{L}\p{N}]/u.test(word) && !without.has(word) && !isEmpty;
}
