import type { FactWords } from '../../../../../domain/catalogue/fact-words.ts';
import type { ItemFacts } from '../../../../../domain/catalogue/item-facts.ts';
import type { WordExpansion, WordIndex } from '../words/word-index.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One way to understand a term: facts that an item must have, or words; neither where the term says nothing of an item. */
export interface Meaning {
  readonly facts?: ItemFacts;
  /** Of each of them an item must have one word. */
  readonly words?: readonly WordExpansion[];
  /** Of each of them, items that have one word in their name come first. */
  readonly named?: readonly WordExpansion[];
  /** Whether no word says of which category it is. */
  readonly impliesCategory?: boolean;
  /** The wider word that is looked for instead. */
  readonly wider?: string;
}

/** What a word or phrase means that is spelled as it is known: what admins say that it means, or else what the shop knows. */
export async function meaningsOf(
  phrase: string,
  vocabulary: Vocabulary,
  index: WordIndex,
): Promise<Meaning[]> {
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
  const forOthers = says.species
    ? ofTexts.map((meaning) => ({ ...meaning, facts: { type: 'other' as const } }))
    : [];
  return [stated, ...unsaid, ...ofTexts.map(inNamesOnly), ...asWider, ...forOthers];
}

/** Texts speak of dogs where they are about cats; names do so of flavours at most. */
export function inNamesOnly({ words = [], ...meaning }: Meaning): Meaning {
  return { ...meaning, words: words.map((one) => ({ ...one, anywhere: one.inTitle, elsewhere: [] })) };
}

async function textMeanings(phrase: string, vocabulary: Vocabulary, index: WordIndex): Promise<Meaning[]> {
  const words = await Promise.all(phrase.split(' ').map((word) => index.expand(vocabulary.textForms(word))));
  if (words.some(({ items }) => items === 0)) return [];
  return [{ words, named: words }];
}

/** What a word means that nothing is called, and something begins with. */
export async function meaningsOfPrefix(
  word: string,
  vocabulary: Vocabulary,
  index: WordIndex,
): Promise<Meaning[]> {
  const row = vocabulary.findFactsByPrefix(word);
  const words = await index.expandPrefix(word);
  return [
    ...(row ? await builtInMeanings(row.words[0] ?? word, vocabulary, index) : []),
    ...(words.items > 0 ? [{ words: [words], named: [words] }] : []),
  ];
}
