import 'reflect-metadata';
import { LRUCache } from 'lru-cache';
import { Types } from 'mongoose';
import { unitPriceKey } from '../../../domain/catalogue/unit-price.ts';
import { PetModel } from '../../../server/src/catalogue/pet/pet.entity.ts';
import { petIndexes } from '../../../server/src/catalogue/pet/pet-indexes.ts';
import { finishImports } from '../../../server/src/catalogue/search/bulk-import.ts';
import { encodeFacets } from '../../../server/src/catalogue/search/facets/facet-bitmask.ts';
import { tokenizePet } from '../../../server/src/catalogue/search/words/tokenize-pet.ts';
import { nextMove, openingMove } from '../../../server/src/catalogue/stock/stock-ledger.ts';
import { StockMoveModel } from '../../../server/src/catalogue/stock/stock-move.entity.ts';
import { readSettings } from '../../../server/src/config/settings.ts';
import { Database } from '../../../server/src/database/database.ts';
import { databaseClock } from '../../../server/src/database/database-clock.ts';
import type { PetImage } from '../../../server/src/images/pet-image.entity.ts';
import { createLogger } from '../../../server/src/platform/logging.ts';
import { sortKeyOf } from '../../../server/src/platform/text/sort-key.ts';
import { mainstays } from '../catalogue/catalogue.ts';
import { type SeedItem, seedItems } from './seed-items.ts';
import { WordCounter } from './word-counter.ts';

const usage = 'Usage: npm run seed -- --items N   (N from 1 to 5000000; the shop must be running)';
const BATCH_SIZE = 2000;
/** A load of at least so many items, into a shop of fewer than so many, builds the index of words at the end. */
const DEFERRED_INDEX_MIN_ITEMS = 10_000;
const DEFERRED_INDEX_MAX_EXISTING = 5000;
const CONCURRENT_BATCHES = 2;
const PROGRESS_BAR_WIDTH = 40;
/** Exit code of a program that was interrupted. */
const INTERRUPTED_EXIT_CODE = 130;

/** `npm run seed -- --items N`: N more items by bulk insert, with the demo's pictures instead of their own. */
async function main(args: readonly string[]): Promise<number> {
  const wanted = Number(args[args.indexOf('--items') + 1]);
  if (!args.includes('--items') || !Number.isInteger(wanted) || wanted < 1 || wanted > 5_000_000) {
    console.error(usage);
    return 2;
  }
  const db = await Database.connect(readSettings(process.env).database.uri, createLogger('silent'), {
    // Building an index of millions of words has no time-out.
    commandTimeoutMs: 0,
  });
  try {
    await finishImports();
    const isInterrupted = listenForInterrupt();
    if (await shouldDeferWordIndex(wanted)) await withDeferredWordIndex(() => insert(wanted, isInterrupted));
    else await insert(wanted, isInterrupted);
    // A load that was killed may have left the shop without one.
    await PetModel.createIndexes();
    return isInterrupted() ? INTERRUPTED_EXIT_CODE : 0;
  } finally {
    await db.close();
  }
}

/** In a shop that has hardly any items, the index of all words is built three times faster at the end. */
async function shouldDeferWordIndex(wanted: number): Promise<boolean> {
  return (
    wanted >= DEFERRED_INDEX_MIN_ITEMS &&
    (await PetModel.estimatedDocumentCount()) < DEFERRED_INDEX_MAX_EXISTING
  );
}

async function withDeferredWordIndex(work: () => Promise<void>): Promise<void> {
  console.log('Until all items are there, the shop can be looked through but not searched by words.');
  const name = Object.entries(petIndexes.words).flat().join('_');
  await PetModel.collection.dropIndex(name).catch(() => undefined);
  try {
    await work();
  } finally {
    console.log('Building the index of words.');
    await PetModel.createIndexes();
  }
}

/** Ctrl-C ends a load once the batches in progress are written; a second one ends it at once. */
function listenForInterrupt(): () => boolean {
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
  };
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  return () => isInterrupted;
}

async function insert(wanted: number, isInterrupted: () => boolean): Promise<void> {
  const images = await loadDemoImages();
  // Runs add different items: the seed holds how many there were.
  const items = seedItems(`seed ${await PetModel.estimatedDocumentCount()}`, databaseClock.now());
  const showProgress = progressBar(wanted);
  const words = await WordCounter.start();
  const toWords = createTokenizer();
  const writes: Promise<void>[] = [];
  let done = 0;
  for (let made = 0; made < wanted && !isInterrupted(); ) {
    const records: ReturnType<typeof toRecord>[] = [];
    while (records.length < Math.min(BATCH_SIZE, wanted - made))
      records.push(toRecord(items.next().value, images, toWords));
    const write = words.add(records.map((record) => record.searchWords)).then(async () => {
      // Straight to the driver: these records are right by construction, and there may be millions.
      // What is written after them, by the majority, makes these as durable.
      await PetModel.collection.insertMany(records, { ordered: false, writeConcern: { w: 1 } });
      await insertOpeningMoves(records);
      done += records.length;
      showProgress(done);
    });
    writes.push(write);
    made += records.length;
    // Some batches are written while the next is generated.
    if (writes.length >= CONCURRENT_BATCHES) await writes.shift();
  }
  await Promise.all(writes);
  await words.finish();
  process.stdout.write('\n');
}

async function insertOpeningMoves(records: readonly ReturnType<typeof toRecord>[]): Promise<void> {
  const at = databaseClock.now();
  const stocked = records.filter(({ stock }) => stock);
  if (stocked.length === 0) return;
  await StockMoveModel.collection.insertMany(
    stocked.map((record) => openingMove(record, { reason: 'counted' }, at)),
    { ordered: false, writeConcern: { w: 1 } },
  );
}

type Tokenizer = (item: SeedItem) => string[];

/** Most items repeat the texts of others, so that their words are cached. */
function createTokenizer(): Tokenizer {
  const known = new LRUCache<string, string[]>({ max: 50_000 });
  return (item) => {
    const key = `${item.looksLike} ${item.petname}`;
    const words = known.get(key) ?? tokenizePet(item);
    known.set(key, words);
    return words;
  };
}

function toRecord(seeded: SeedItem, images: ReadonlyMap<string, PetImage>, toWords: Tokenizer) {
  const { looksLike, ...item } = seeded;
  const image = images.get(looksLike);
  const availability = 'available' as const;
  return {
    _id: new Types.ObjectId(),
    ...item,
    ...(image && { image }),
    availability,
    ...nextMove(undefined, item.stock).$inc,
    timesOrdered: 0,
    searchWords: toWords(seeded),
    nameKey: sortKeyOf(item.petname),
    cell: encodeFacets({ ...item, availability }),
    unitPriceKey: unitPriceKey(item),
  };
}

/** Pictures of the demo items by key, where the demo shop is loaded. */
async function loadDemoImages(): Promise<Map<string, PetImage>> {
  const images = new Map<string, PetImage>();
  const look = async ({ key, petname, category }: (typeof mainstays)[number]) => {
    const pet = await PetModel.findOne({ petname, category, image: { $exists: true } }, { image: 1 }).lean<{
      image?: PetImage;
    }>();
    if (pet?.image) images.set(key, pet.image);
  };
  await Promise.all(mainstays.map(look));
  return images;
}

/** Draws how far it is, and how long it will take at the pace so far. */
function progressBar(wanted: number): (done: number) => void {
  const start = performance.now();
  return (done) => {
    const filled = Math.round((done / wanted) * PROGRESS_BAR_WIDTH);
    const bar = '█'.repeat(filled).padEnd(PROGRESS_BAR_WIDTH, '░');
    const seconds = Math.ceil(((performance.now() - start) / 1000) * (wanted / Math.max(done, 1) - 1));
    const left = done > 0 && done < wanted ? `, ${formatDuration(seconds)} left` : '';
    const text = `${bar} ${done.toLocaleString('en-US')} of ${wanted.toLocaleString('en-US')} items${left}`;
    process.stdout.write(`\r${text.padEnd(PROGRESS_BAR_WIDTH + 60)}`);
  };
}

function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  console.error(`\nThe items could not be loaded: ${(error as Error).message}. Is the shop running?`);
}
