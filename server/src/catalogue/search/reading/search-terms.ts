import type { FactWords, ItemFacts } from '../../../../../domain/catalogue/fact-words.ts';
import { nearestWords } from '../words/fuzzy-match.ts';
import { tokenizeSearch } from '../words/tokenize-pet.ts';
import type { WordExpansion, WordIndex } from '../words/word-index.ts';
import { isEnglish } from './english.ts';
import { MAX_PHRASE_WORDS, type Vocabulary } from './vocabulary.ts';

/** Shortest beginning of a word, in UTF-16 units, that counts beside other words. */
const MIN_BEGINNING_LENGTH = 3;

/** One way to understand a term: facts that an item must have, or words; neither where the term says nothing of an item. */
export interface Meaning {
  readonly facts?: ItemFacts;
  /** Of each of them an item must have one word. */
  readonly words?: readonly WordExpansion[];
  /** Of each of them, items that have one word in their name come first. */
  readonly named?: readonly WordExpansion[];
  /** The wider word that is looked for instead. */
  readonly wider?: string;
}

/** A word or phrase of a search. */
export interface SearchTerm {
  /** As it is said back: corrected, where it was misspelled. */
  readonly text: string;
  readonly isCorrected: boolean;
  /** The likeliest first; none where nothing in the shop or its vocabulary is called so. */
  readonly meanings: readonly Meaning[];
}

/** Reads the terms of a search: each the longest phrase that means something. */
export async function readTerms(
  search: string,
  vocabulary: Vocabulary,
  index: WordIndex,
): Promise<SearchTerm[]> {
  const words = tokenizeSearch(search);
  const phrases: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = phraseLength(words.slice(at, at + MAX_PHRASE_WORDS), vocabulary);
    phrases.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  // Two letters among other words are no beginning of one.
  const shortest = phrases.length === 1 ? 1 : MIN_BEGINNING_LENGTH;
  return Promise.all(phrases.map((phrase) => readTerm(phrase, shortest, vocabulary, index)));
}

/** Of how many of the words the first phrase consists that the vocabulary knows; one where it knows none. */
function phraseLength(words: readonly string[], vocabulary: Vocabulary): number {
  for (let length = words.length; length > 1; length--) {
    const phrase = words.slice(0, length).join(' ');
    if (vocabulary.findAdded(phrase) || vocabulary.findFacts(phrase)) return length;
  }
  return 1;
}

/** @param shortest beginning of a word that counts, in UTF-16 units */
async function readTerm(
  phrase: string,
  shortest: number,
  vocabulary: Vocabulary,
  index: WordIndex,
): Promise<SearchTerm> {
  const meanings = await meaningsOf(phrase, vocabulary, index);
  if (meanings.length > 0) return { text: phrase, isCorrected: false, meanings };
  const begun = phrase.length >= shortest ? await meaningsOfPrefix(phrase, vocabulary, index) : [];
  if (begun.length > 0) return { text: phrase, isCorrected: false, meanings: begun };
  const corrected = await correct(phrase, vocabulary, index);
  if (corrected === null) return { text: phrase, isCorrected: false, meanings: [] };
  return { text: corrected, isCorrected: true, meanings: await meaningsOf(corrected, vocabulary, index) };
}

/** What a word or phrase means that is spelled as it is known: what admins say that it means, or else what the shop knows. */
async function meaningsOf(phrase: string, vocabulary: Vocabulary, index: WordIndex): Promise<Meaning[]> {
  const words = [...(vocabulary.findAdded(phrase) ?? []), phrase];
  const meanings = await Promise.all(words.map((word) => builtInMeanings(word, vocabulary, index)));
  return meanings.flat();
}

async function builtInMeanings(phrase: string, vocabulary: Vocabulary, index: WordIndex): Promise<Meaning[]> {
  const row = vocabulary.findFacts(phrase);
  const ofTexts = await textMeanings(phrase, vocabulary, index);
  return row ? factMeanings(row, ofTexts, vocabulary, index) : ofTexts;
}

/** What a word of the table of facts means. */
async function factMeanings(
  { words, says, wider }: FactWords,
  ofTexts: readonly Meaning[],
  vocabulary: Vocabulary,
  index: WordIndex,
): Promise<Meaning[]> {
  const widerFacts = wider ? vocabulary.findFacts(wider)?.says : undefined;
  const asWider = widerFacts ? [{ facts: widerFacts, ...(wider && { wider }) }] : [];
  // Birds alone are budgies or parrots, and their texts say which.
  if (!says)
    return [
      ...ofTexts.map((meaning) => ({ ...meaning, ...(widerFacts && { facts: widerFacts }) })),
      ...asWider,
    ];
  const stated = { facts: says, ...(says.kind && { named: [await index.expand(words)] }) };
  // Somebody who looks for food for a pet has not said which one.
  const unsaid = says.category === 'pets' ? [{ facts: {} }] : [];
  return [stated, ...unsaid, ...ofTexts.map(inNamesOnly), ...asWider];
}

/** Texts speak of dogs where they are about cats; names do so of flavours at most. */
function inNamesOnly({ words = [], ...meaning }: Meaning): Meaning {
  return { ...meaning, words: words.map((one) => ({ ...one, anywhere: one.inTitle, elsewhere: [] })) };
}

async function textMeanings(phrase: string, vocabulary: Vocabulary, index: WordIndex): Promise<Meaning[]> {
  const words = await Promise.all(phrase.split(' ').map((word) => index.expand(vocabulary.textForms(word))));
  if (words.some(({ items }) => items === 0)) return [];
  return [{ words, named: words }];
}

/** What a word means that nothing is called, and something begins with. */
async function meaningsOfPrefix(word: string, vocabulary: Vocabulary, index: WordIndex): Promise<Meaning[]> {
  const row = vocabulary.findFactsByPrefix(word);
  const words = await index.expandPrefix(word);
  return [
    ...(row ? await factMeanings(row, [], vocabulary, index) : []),
    ...(words.items > 0 ? [{ words: [words], named: [words] }] : []),
  ];
}

/** @returns the word that a misspelled one most likely stands for; null for a word that is spelled right, or like none */
async function correct(word: string, vocabulary: Vocabulary, index: WordIndex): Promise<string | null> {
  const ofItems = (await index.findSimilar(word)).map(({ _id, items }) => ({ word: _id, items }));
  const known = [...ofItems, ...vocabulary.findSharing(word).map((one) => ({ word: one, items: 1 }))];
  const [nearest] = nearestWords(word, known);
  return nearest && !(await isEnglish(word)) ? nearest.word : null;
}
