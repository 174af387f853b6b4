import 'reflect-metadata';
import { readSettings } from '../../server/src/app/settings.ts';
import { PetModel } from '../../server/src/catalogue/pet.entity.ts';
import { searchWords } from '../../server/src/catalogue/search-words.ts';
import type { PetImage } from '../../server/src/images/pet-image.entity.ts';
import { Database } from '../../server/src/platform/database.ts';
import { createLogger } from '../../server/src/platform/logging.ts';
import { catalogue } from '../demo/catalogue.ts';
import { type SeedItem, seedItems } from './seed-items.ts';

const usage = 'Usage: npm run seed -- --items N   (N from 1 to 5000000; the shop must be running)';
const BATCH = 2000;
const BAR_WIDTH = 40;

/** `npm run seed -- --items N`: N more items by bulk insert, with the demo's pictures instead of their own. */
async function main(args: readonly string[]): Promise<number> {
  const wanted = Number(args[args.indexOf('--items') + 1]);
  if (!args.includes('--items') || !Number.isInteger(wanted) || wanted < 1 || wanted > 5_000_000) {
    console.error(usage);
    return 2;
  }
  const db = await Database.connect(readSettings(process.env).database.uri, createLogger('silent'));
  try {
    await insert(wanted);
    return 0;
  } finally {
    await db.close();
  }
}

async function insert(wanted: number): Promise<void> {
  const images = await demoImages();
  // Runs add different items: the seed holds how many there were.
  const items = seedItems(`seed ${await PetModel.estimatedDocumentCount()}`, new Date());
  for (let done = 0; done < wanted; ) {
    const batch: object[] = [];
    while (batch.length < Math.min(BATCH, wanted - done)) batch.push(toRecord(items.next().value, images));
    // Straight to the driver: these records are right by construction, and there may be millions.
    await PetModel.collection.insertMany(batch, { ordered: false });
    done += batch.length;
    showProgress(done, wanted);
  }
  process.stdout.write('\n');
}

function toRecord({ looksLike, ...item }: SeedItem, images: ReadonlyMap<string, PetImage>): object {
  const image = images.get(looksLike);
  return {
    ...item,
    ...(image && { image }),
    availability: 'available',
    timesOrdered: 0,
    searchWords: searchWords(item),
  };
}

/** Pictures of the demo items by key, where the demo shop is loaded. */
async function demoImages(): Promise<Map<string, PetImage>> {
  const images = new Map<string, PetImage>();
  for (const { key, petname, category } of catalogue) {
    const pet = await PetModel.findOne({ petname, category, image: { $exists: true } }).lean<{
      image?: PetImage;
    }>();
    if (pet?.image) images.set(key, pet.image);
  }
  return images;
}

function showProgress(done: number, wanted: number): void {
  const filled = Math.round((done / wanted) * BAR_WIDTH);
  const bar = '█'.repeat(filled).padEnd(BAR_WIDTH, '░');
  process.stdout.write(`\r${bar} ${done.toLocaleString('en-US')} of ${wanted.toLocaleString('en-US')} items`);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  console.error(`\nThe items could not be loaded: ${(error as Error).message}. Is the shop running?`);
}
