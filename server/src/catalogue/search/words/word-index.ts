import { LRUCache } from 'lru-cache';
import type mongoose from 'mongoose';
import type { ClientSession } from 'mongoose';
import type { ChangeStream } from '../../../database/change-stream.ts';
import { textOf } from '../../../platform/text/text-of.ts';
import { PetModel } from '../../pet/pet.entity.ts';
import { petIndexes } from '../../pet/pet-indexes.ts';
import { deleteVariants, nearestWords } from './fuzzy-match.ts';
import { hasSameWords, type NamedField } from './stored-words.ts';
import { titleWord, withoutTitlePrefix } from './tokenize-pet.ts';
import { type Word, WordModel } from './word.entity.ts';

/** Words with a prefix that are compared: more amounts than a shop's labels have. */
const MAX_PREFIXED_WORDS = 1000;

/** Words that a prefix is expanded to: those that most items have. */
const MAX_PREFIX_MATCHES = 12;

/** Words compared with a misspelled one. */
const MAX_FUZZY_CANDIDATES = 500;

/** Indexed length of prefixes; longer ones are looked up by these first letters. */
const MAX_PREFIX_LENGTH = 3;

/** Longest query for words. */
const QUERY_TIMEOUT_MS = 5000;

/** The words that one word of a search is expanded to. An item must have one of them. */
export interface WordExpansion {
  /** As they are kept with the items, wherever they stand in one. */
  readonly anywhere: readonly string[];
  /** As they are kept where they stand in name or breed. */
  readonly inTitle: readonly string[];
  /** As they are kept where they stand in the other texts, and not in name or breed. */
  readonly elsewhere: readonly string[];
  /** About how many items have one of them. */
  readonly items: number;
}

export interface CountedWord {
  readonly _id: string;
  readonly items: number;
}

/** The words of the catalogue with their item counts; expands searched words. */
export class WordIndex {
  /** Created on demand: items may be imported by the million, and each invalidates it. */
  private cache: LRUCache<string, object> | null = null;

  constructor(private readonly changeStream: ChangeStream) {
    changeStream.on('pets', (change) => {
      if (!hasSameWords(change)) this.invalidate();
    });
    changeStream.onGap(() => this.invalidate());
  }

  /** Drops the cached words, because items gained or lost words. */
  invalidate(): void {
    this.cache = null;
  }

  /** Some words as they are kept with items; `items` is 0 where none has one of them. */
  async expand(words: readonly string[]): Promise<WordExpansion> {
    return expansionOf(await this.cached(`=${words.join(' ')}`, () => findWhere({ _id: { $in: words } })));
  }

  /** The words that stand for what is no word of a text, such as a brand, stars, or a fact. */
  async expandMarks(words: readonly string[]): Promise<WordExpansion> {
    const { items } = await this.expand(words);
    return { ...asMarks(words.map((_id) => ({ _id, items: 0 }))), items };
  }

  /** The words with a prefix, those that most items have. */
  withPrefix(prefix: string): Promise<readonly CountedWord[]> {
    return this.cached(`*${prefix}`, () => findByPrefix(prefix, MAX_PREFIXED_WORDS));
  }

  /** The words with a prefix whose rest fits, such as the amounts up to another one. */
  async expandFitting(prefix: string, fits: (rest: string) => boolean): Promise<WordExpansion> {
    const all = await this.withPrefix(prefix);
    return expansionOf(all.filter(({ _id }) => fits(_id.slice(prefix.length))));
  }

  /** A brand, or another name, as the newest item writes that has the word for it; null where none has. */
  async nameOf(word: string, field: NamedField): Promise<string | null> {
    const found = await this.cached(`"${word}`, async () => ({ name: await findName(word, field) }));
    return found.name;
  }

  /** The words that begin like this. */
  async expandPrefix(prefix: string): Promise<WordExpansion> {
    return expansionOf(await this.cached(`^${prefix}`, () => findByPrefix(prefix, MAX_PREFIX_MATCHES)));
  }

  /** The words that a misspelled one most likely stands for, the best first. */
  findSimilar(misspelled: string): Promise<readonly CountedWord[]> {
    return this.cached(`~${misspelled}`, () => findSimilar(misspelled));
  }

  private async cached<Found extends object>(key: string, find: () => Promise<Found>): Promise<Found> {
    this.cache ??= createCache();
    const cache = this.cache;
    // Without a live change stream what is cached may be stale.
    const cached = this.changeStream.isLive && (cache.get(key) as Found | undefined);
    if (cached) return cached;
    const found = await find();
    cache.set(key, found);
    return found;
  }
}

/** Words that are in no text, so that they rank like words of the title wherever they are. */
export function asMarks(words: readonly CountedWord[]): WordExpansion {
  const anywhere = words.map(({ _id }) => _id);
  return { anywhere, inTitle: anywhere, elsewhere: [], items: sumOf(words) };
}

function expansionOf(words: readonly CountedWord[]): WordExpansion {
  const elsewhere = words.map(({ _id }) => _id);
  const inTitle = elsewhere.map(titleWord);
  return { anywhere: [...inTitle, ...elsewhere], inTitle, elsewhere, items: sumOf(words) };
}

function sumOf(words: readonly CountedWord[]): number {
  return words.reduce((sum, { items }) => sum + items, 0);
}

/** The words kept with an item, before and after a change; none where it was not there. */
interface WordChange {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Counts the words that some items gained and lost; in the transaction that writes them. */
export async function countWords(changes: readonly WordChange[], session: ClientSession): Promise<void> {
  const counts = new Map<string, number>();
  for (const { before, after } of changes) {
    // A word counts once for an item, wherever it stands in it.
    for (const word of new Set(before.map(withoutTitlePrefix))) counts.set(word, (counts.get(word) ?? 0) - 1);
    for (const word of new Set(after.map(withoutTitlePrefix))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
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
  // A search has words of texts alone: none of them is a misspelled brand, or only in the food.
  const deletions = /^[\p{L}\p{N}]/u.test(word) ? deleteVariants(word) : [];
  const $setOnInsert = { starts: prefixesOf(word), deletions };
  return {
    updateOne: { filter: { _id: word }, update: { $inc: { items: count }, $setOnInsert }, upsert: true },
  };
}

/** Words that items have, those that most have first. */
function findWhere(filter: Record<string, unknown>, limit = 0): Promise<CountedWord[]> {
  return WordModel.find({ ...filter, items: { $gt: 0 } } as object, { items: 1 })
    .sort({ items: -1, _id: 1 })
    .limit(limit)
    .maxTimeMS(QUERY_TIMEOUT_MS)
    .lean<CountedWord[]>()
    .exec();
}

async function findName(word: string, field: NamedField): Promise<string | null> {
  const options = { projection: { [field]: 1 }, hint: petIndexes.words, maxTimeMS: QUERY_TIMEOUT_MS };
  const newest = { createdAt: -1, _id: -1 } as const;
  const pet = await PetModel.collection.findOne({ searchWords: word }, { ...options, sort: newest });
  return pet && textOf(pet[field]);
}

/** The words that one is the beginning of, as the index has them in order: by their first letters. */
function findByPrefix(prefix: string, limit: number): Promise<CountedWord[]> {
  const letters = Array.from(prefix);
  const starts = letters.slice(0, MAX_PREFIX_LENGTH).join('');
  const isLong = letters.length > MAX_PREFIX_LENGTH;
  const begun = { _id: { $gte: prefix, $lt: `${prefix}\u{10ffff}` } };
  return findWhere({ starts, ...(isLong && begun) }, limit);
}

/** Words similar to one that does not exist. */
async function findSimilar(word: string): Promise<CountedWord[]> {
  const sharing = await findWhere({ deletions: { $in: deleteVariants(word) } }, MAX_FUZZY_CANDIDATES);
  const known = sharing.map(({ _id, items }) => ({ word: _id, items }));
  return nearestWords(word, known).map((near) => ({ _id: near.word, items: near.items }));
}

function prefixesOf(word: string): string[] {
  const letters = Array.from(word).slice(0, MAX_PREFIX_LENGTH);
  return letters.map((_, place) => letters.slice(0, place + 1).join(''));
}

function createCache(): LRUCache<string, object> {
  return new LRUCache<string, object>({ max: 5000 });
}
