import { emptyWords } from '../../../../../domain/search/other-words.ts';
import { editDistance } from '../words/fuzzy-match.ts';
import type { WordIndex } from '../words/word-index.ts';
import { isEnglish } from './english.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words of a search as the shop spells them. */
export interface Respelled {
  readonly words: readonly string[];
  /** What was typed, by the word that it was taken for. */
  readonly corrections: ReadonlyMap<string, string>;
}

/**
 * Puts apart what is written together ("dogfood"), together what is written apart ("gold fish"), and right what is
 * misspelled. A word that items have, or that is English, stays as it is: who looks for a parrot does not want carrots.
 */
export async function respell(
  typed: readonly string[],
  vocabulary: Vocabulary,
  index: WordIndex,
): Promise<Respelled> {
  const corrections = new Map<string, string>();
  const spelled = await Promise.all(
    joined(typed, vocabulary).map(async (word) => {
      if (!(await isUnknown(word, vocabulary, index))) return [word];
      const parts = vocabulary.partsOf(word);
      if (parts) return parts;
      if (await isBeginning(word, vocabulary, index)) return [word];
      const corrected = await correct(word, vocabulary, index);
      if (corrected) corrections.set(corrected, word);
      return [corrected ?? word];
    }),
  );
  return { words: spelled.flat(), corrections };
}

function joined(words: readonly string[], vocabulary: Vocabulary): string[] {
  const all: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word = '', next = ''] = words.slice(at, at + 2);
    const isPhrase =
      vocabulary.phraseLength([word, next]) > 1 || (vocabulary.knows(word) && vocabulary.knows(next));
    const isOne = next !== '' && !isPhrase && vocabulary.knows(word + next);
    all.push(isOne ? word + next : word);
    if (isOne) at += 1;
  }
  return all;
}

async function isUnknown(word: string, vocabulary: Vocabulary, index: WordIndex): Promise<boolean> {
  const isLetters = /^\p{L}+$/u.test(word);
  if (!isLetters || vocabulary.knows(word) || vocabulary.isStopWord(word) || emptyWords.has(word))
    return false;
  return (await index.expand(vocabulary.textForms(word))).items === 0;
}

async function isBeginning(word: string, vocabulary: Vocabulary, index: WordIndex): Promise<boolean> {
  return vocabulary.findFactsByPrefix(word) !== null || (await index.expandPrefix(word)).items > 0;
}

/** Of words that are equally near, that of a fact before that of a text: "rabit" is a rabbit, and no habit. */
async function correct(word: string, vocabulary: Vocabulary, index: WordIndex): Promise<string | null> {
  if (await isEnglish(word)) return null;
  const ofFacts = vocabulary.nearest(word);
  const [ofItems] = await index.findSimilar(word);
  if (!ofItems) return ofFacts?.word ?? null;
  if (!ofFacts) return ofItems._id;
  return editDistance(word, ofItems._id) < ofFacts.steps ? ofItems._id : ofFacts.word;
}
