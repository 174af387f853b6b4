import mongoose, { type Collection, type mongo } from 'mongoose';
import { readRecord } from './read-record.ts';

const { MongoNetworkError, MongoServerError } = mongoose.mongo;

/** The driver's options of these names. */
export interface FindOptions
  extends Pick<mongo.FindOptions, 'projection' | 'sort' | 'hint' | 'maxTimeMS' | 'session'> {
  /** Most records that are wanted. */
  readonly limit: number;
}

/** As MongoDB numbers it: the work took longer than it was given. */
const MAX_TIME_EXPIRED = 50;

/**
 * Finds records as a cursor of the driver would, in one reply of the database that is read from its bytes. A cursor
 * takes each record apart before it hands out its bytes, and is itself much to make: lists took a fifth more time.
 *
 * @throws what the driver's cursor throws
 */
export async function findRecords<T>(
  collection: Collection,
  filter: object,
  options: FindOptions,
): Promise<T[]> {
  const cursor = options.session ? null : await firstReply(collection, filter, options);
  if (cursor) {
    const { firstBatch, id } = readRecord<{ firstBatch: T[]; id: number }>(cursor);
    if (id === 0) return firstBatch;
  }
  // In a transaction, for more than one reply holds, and once more where the way was lost.
  const found = await collection.find<Buffer>(filter, { ...options, raw: true }).toArray();
  return found.map((bytes) => readRecord<T>(bytes));
}

/** What the database says of the cursor; null where the driver would ask again, as it does for finds alone. */
async function firstReply(
  { conn: { db }, collectionName }: Collection,
  filter: object,
  options: FindOptions,
): Promise<Buffer | null> {
  if (!db) return null;
  const { readConcern, readPreference } = db;
  const command = {
    find: collectionName,
    filter,
    ...options,
    // With one more than there can be, the database closes the cursor by itself.
    batchSize: options.limit + 1,
    ...(readConcern && { readConcern }),
  };
  try {
    const { cursor } = await db.command(command, { raw: true, ...(readPreference && { readPreference }) });
    return cursor;
  } catch (error) {
    const isFinal =
      error instanceof MongoServerError
        ? error.code === MAX_TIME_EXPIRED
        : !(error instanceof MongoNetworkError);
    if (isFinal) throw error;
    return null;
  }
}
