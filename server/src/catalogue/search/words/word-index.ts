import { LRUCache } from 'lru-cache';
import type mongoose from 'mongoose';
import type { ClientSession } from 'mongoose';
import type { ChangeFeed } from '../../../database/change-stream.ts';
import { hasSameWords } from './change-predicates.ts';
import { deletionsOf, nearestOf } from './fuzzy-match.ts';
import { inTitle, searchedWords, withoutMark } from './tokenize-pet.ts';
import { type Word, WordModel } from './word.entity.ts';

/** Most words that a beginning stands for: those that most items have. */
const MAX_BEGUN = 12;

/** Most words whose spelling is compared with a misspelled one. */
const MAX_LIKE = 500;

/** Beginnings of up to this many letters are looked up as they are, longer ones by these first letters. */
const START = 3;

/** Longest answer of the database to one question about words, in milliseconds. */
const MAX_TIME = 5000;

/** What one word of a search stands for. An item must have one of these words. */
export interface Meaning {
  /** As they are kept with the items, wherever they stand in one. */
  readonly anywhere: readonly string[];
  /** As they are kept where they stand in name or breed. */
  readonly inTitle: readonly string[];
  /** As they are kept where they stand in the other texts, and not in name or breed. */
  readonly elsewhere: readonly string[];
  /** About how many items have one of them. */
  readonly items: number;
}

interface CountedWord {
  readonly _id: string;
  readonly items: number;
}

/** The words of the catalogue: which there are, in how many items, and what a searched one stands for. */
export class Vocabulary {
  /** Made when it is asked for: items may come by the million, and each of them has it forgotten. */
  private meanings: LRUCache<string, Meaning> | null = null;

  constructor(private readonly feed: ChangeFeed) {
    feed.on('pets', (change) => {
      if (!hasSameWords(change)) this.forget();
    });
    feed.onGap(() => this.forget());
  }

  /** Forgets what words stand for, because items gained or lost some. */
  forget(): void {
    this.meanings = null;
  }

  /**
   * What the words of a search text stand for.
   *
   * @returns null where nothing can be found: one of them stands for nothing, or there is none
   */
  async read(text: string): Promise<Meaning[] | null> {
    const words = searchedWords(text);
    if (words.length === 0) return null;
    const meanings = await Promise.all(words.map((word) => this.meaningOf(word)));
    return meanings.every((meaning) => meaning.items > 0) ? meanings : null;
  }

  private async meaningOf(word: string): Promise<Meaning> {
    this.meanings ??= newCache();
    const cache = this.meanings;
    // While changes are not told, nobody knows whether it still stands for the same.
    const known = this.feed.isLive && cache.get(word);
    if (known) return known;
    const begun = await wordsBegunBy(word);
    const words = begun.length > 0 ? begun : await wordsLike(word);
    const elsewhere = words.map(({ _id }) => _id);
    const titles = elsewhere.map(inTitle);
    const meaning = {
      anywhere: [...titles, ...elsewhere],
      inTitle: titles,
      elsewhere,
      items: words.reduce((sum, { items }) => sum + items, 0),
    };
    cache.set(word, meaning);
    return meaning;
  }
}

/**
 * Counts the words that an item gained and lost; in the transaction that writes the item.
 *
 * @param before the words kept with it, none where it was not there
 */
export async function countWords(
  before: readonly string[],
  after: readonly string[],
  session: ClientSession,
): Promise<void> {
  const counts = new Map<string, number>();
  for (const kept of before) counts.set(withoutMark(kept), -1);
  for (const kept of after) counts.set(withoutMark(kept), (counts.get(withoutMark(kept)) ?? 0) + 1);
  await addWords(counts, session);
}

/** @param counts how many more, or fewer, items have each word */
export async function addWords(counts: ReadonlyMap<string, number>, session?: ClientSession): Promise<void> {
  const changed = [...counts].filter(([, count]) => count !== 0);
  if (changed.length === 0) return;
  const options = session ? { session } : {};
  // Straight to the driver: an upsert's _id is a word here, and there may be hundreds of them.
  const words = WordModel.collection as unknown as mongoose.mongo.Collection<Word>;
  await words.bulkWrite(changed.map(toWrite), { ...options, ordered: false });
  const lost = changed.filter(([, count]) => count < 0).map(([word]) => word);
  if (lost.length > 0) await WordModel.deleteMany({ _id: { $in: lost }, items: { $lte: 0 } }, options);
}

function toWrite([word, count]: [string, number]) {
  const $setOnInsert = { starts: startsOf(word), deletions: deletionsOf(word) };
  return {
    updateOne: { filter: { _id: word }, update: { $inc: { items: count }, $setOnInsert }, upsert: true },
  };
}

/** A word itself and the words that it is the beginning of, those that most items have. */
async function wordsBegunBy(word: string): Promise<CountedWord[]> {
  const letters = Array.from(word);
  const isShort = letters.length <= START;
  const longer = WordModel.find({
    starts: letters.slice(0, START).join(''),
    items: { $gt: 0 },
    ...(!isShort && { _id: { $gte: word, $lt: `${word}\u{10ffff}` } }),
  } as object)
    .select({ items: 1 })
    .sort({ items: -1 })
    .limit(MAX_BEGUN)
    .maxTimeMS(MAX_TIME)
    .lean<CountedWord[]>();
  const itself = WordModel.findById(word, { items: 1 }).maxTimeMS(MAX_TIME).lean<CountedWord>();
  const [exact, found] = await Promise.all([itself, longer]);
  const others = found.filter(({ _id }) => _id !== word);
  return exact && exact.items > 0 ? [exact, ...others] : others;
}

/** Words that are spelled nearly like one that there is not. */
async function wordsLike(word: string): Promise<CountedWord[]> {
  const sharing = await WordModel.find({ deletions: { $in: deletionsOf(word) }, items: { $gt: 0 } } as object)
    .select({ items: 1 })
    .limit(MAX_LIKE)
    .maxTimeMS(MAX_TIME)
    .lean<CountedWord[]>();
  const known = sharing.map(({ _id, items }) => ({ word: _id, items }));
  return nearestOf(word, known).map((near) => ({ _id: near.word, items: near.items }));
}

function startsOf(word: string): string[] {
  const letters = Array.from(word).slice(0, START);
  return letters.map((_, place) => letters.slice(0, place + 1).join(''));
}

function newCache(): LRUCache<string, Meaning> {
  return new LRUCache<string, Meaning>({ max: 5000 });
}
