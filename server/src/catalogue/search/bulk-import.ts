import mongoose from 'mongoose';
import { databaseClock } from '../../database/database-clock.ts';
import { PetModel } from '../pet/pet.entity.ts';
import { petIndexes } from '../pet/pet-indexes.ts';
import { titleWord } from './words/tokenize-pet.ts';
import { WordModel } from './words/word.entity.ts';
import { addWords } from './words/word-index.ts';

/** A load of many items that was begun: it stands there until their words are counted. */
interface BulkImport {
  _id: mongoose.Types.ObjectId;
  begunAt: Date;
}

/** Words that are counted side by side. */
const RECOUNT_CONCURRENCY = 8;

function imports(): mongoose.mongo.Collection<BulkImport> {
  return mongoose.connection.getClient().db().collection<BulkImport>('bulkloads');
}

/**
 * Records that items will come by the million whose words are counted at the end, so that an end which never
 * comes is noticed.
 */
export async function beginImport(): Promise<BulkImport['_id']> {
  const _id = new mongoose.Types.ObjectId();
  await imports().insertOne({ _id, begunAt: databaseClock.now() });
  return _id;
}

/** Ends a load: counts the words of its items, together with the note that this is done. */
export async function endImport(_id: BulkImport['_id'], counts: ReadonlyMap<string, number>): Promise<void> {
  const isCounted = await mongoose.connection.transaction(async (session) => {
    const ended = await imports().deleteOne({ _id }, { session });
    if (ended.deletedCount === 1) await addWords(counts, session);
    return ended.deletedCount === 1;
  });
  // A server that started meanwhile took it for an interrupted one, and counted what was there by then.
  if (!isCounted) await recount();
}

/** Makes good what interrupted loads left undone. Costs one look where none was. */
export async function finishImports(): Promise<void> {
  const left = await imports().find().toArray();
  if (left.length === 0) return;
  // The index of words may be what is missing; and by it they are counted.
  await PetModel.createIndexes();
  await recount();
  await imports().deleteMany({ _id: { $in: left.map(({ _id }) => _id) } });
}

/** Counts again how many items have each word, word by word: no single command may take long. */
async function recount(): Promise<void> {
  const words = await WordModel.find({}, { items: 1 }).lean<{ _id: string; items: number }[]>();
  for (let from = 0; from < words.length; from += RECOUNT_CONCURRENCY) {
    const some = words.slice(from, from + RECOUNT_CONCURRENCY);
    const wrong = await Promise.all(
      some.map(async ({ _id, items }) => [_id, (await itemsWith(_id)) - items] as const),
    );
    await addWords(new Map(wrong));
  }
}

function itemsWith(word: string): Promise<number> {
  const stored = { searchWords: { $in: [word, titleWord(word)] } };
  return PetModel.collection.countDocuments(stored, { hint: petIndexes.words });
}
