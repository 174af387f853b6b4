import { WordModel } from '../search/words/word.entity.ts';
import { formsOf, type TypedText } from './typed-text.ts';

/** Words that a beginning stands for: those that most items have. */
const MAX_COMPLETIONS = 12;

/** First letters that words are indexed by (word-index.ts). */
const INDEXED_LETTERS = 3;

/** Suggestions that take longer come too late, in milliseconds. */
const QUERY_TIMEOUT_MS = 500;

/** Words of the catalogue that one word of a text stands for. */
export interface KnownWords {
  /** Those first that most items have. */
  readonly words: readonly string[];
  /** How many items have one of them, about. */
  readonly items: number;
}

interface CountedWord {
  readonly _id: string;
  readonly items: number;
}

/** What the words of a text stand for, in their order: the last for all that begin with it, the others for themselves. */
export async function findKnownWords({ wholes, beginning }: TypedText): Promise<KnownWords[]> {
  const [whole, completions] = await Promise.all([
    findWhole(wholes.flatMap(formsOf)),
    findCompletions(beginning),
  ]);
  return [
    ...wholes.map((word) => toKnown(formsOf(word).flatMap((form) => whole.get(form) ?? []))),
    toKnown(completions),
  ];
}

async function findWhole(words: readonly string[]): Promise<ReadonlyMap<string, CountedWord>> {
  if (words.length === 0) return new Map();
  const found = await WordModel.find({ _id: { $in: words }, items: { $gt: 0 } }, { items: 1 })
    .maxTimeMS(QUERY_TIMEOUT_MS)
    .lean<CountedWord[]>();
  return new Map(found.map((one) => [one._id, one]));
}

async function findCompletions(beginning: string): Promise<CountedWord[]> {
  const letters = Array.from(beginning);
  const isIndexed = letters.length <= INDEXED_LETTERS;
  return WordModel.find(
    {
      starts: letters.slice(0, INDEXED_LETTERS).join(''),
      items: { $gt: 0 },
      ...(!isIndexed && { _id: { $gte: beginning, $lt: `${beginning}\u{10ffff}` } }),
    },
    { items: 1 },
  )
    .sort({ items: -1 })
    .limit(MAX_COMPLETIONS)
    .maxTimeMS(QUERY_TIMEOUT_MS)
    .lean<CountedWord[]>();
}

function toKnown(found: readonly CountedWord[]): KnownWords {
  const byCount = found.toSorted((a, b) => b.items - a.items);
  return {
    words: byCount.map(({ _id }) => _id),
    items: byCount.reduce((sum, { items }) => sum + items, 0),
  };
}
