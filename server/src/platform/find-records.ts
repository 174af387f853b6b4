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
  const first = options.session ? null : await firstReply(collection, filter, options);
  if (first?.isWhole) return first.records.map((bytes) => readRecord<T>(bytes));
  // In a transaction, for more than one reply holds, and once more where the way was lost.
  const found = await collection.find<Buffer>(filter, { ...options, raw: true }).toArray();
  return found.map((bytes) => readRecord<T>(bytes));
}

interface FirstReply {
  readonly records: readonly Buffer[];
  /** Whether there are no more. */
  readonly isWhole: boolean;
}

/** What the database answers at once; null where the driver would ask again, as it does for finds alone. */
async function firstReply(
  { conn: { db }, collectionName }: Collection,
  filter: object,
  options: FindOptions,
): Promise<FirstReply | null> {
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
    const { cursor } = await db.command(command, {
      // The records alone. With `raw: true` the parts of an error are bytes, too, and the driver trips over them: it
      // takes what a primary that steps down says of the replica set for the state of the set.
      fieldsAsRaw: { firstBatch: true },
      ...(readPreference && { readPreference }),
    });
    return { records: cursor.firstBatch, isWhole: Number(cursor.id) === 0 };
  } catch (error) {
    const isFinal =
      error instanceof MongoServerError
        ? error.code === MAX_TIME_EXPIRED
        : !(error instanceof MongoNetworkError);
    if (isFinal) throw error;
    return null;
  }
}
