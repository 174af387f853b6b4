import type mongoose from 'mongoose';
import { databaseClock } from '../database/database-clock.ts';
import { RESTORE_MARK as mark } from './left-out.ts';

type Db = mongoose.mongo.Db;

/** @returns whether one was there already: of a restore that was broken off */
export async function markRestore(db: Db): Promise<boolean> {
  const { matchedCount } = await db
    .collection(mark)
    .updateOne({}, { $set: { at: databaseClock.now() } }, { upsert: true });
  return matchedCount > 0;
}

export async function unmarkRestore(db: Db): Promise<void> {
  await db.dropCollection(mark);
}

/**
 * Makes sure that no restore was broken off half-way. A shop that opened on half its books would give
 * money back for orders that are only missing.
 *
 * @throws Error with what to do
 */
export async function requireWholeDatabase(db: Db): Promise<void> {
  if (!(await db.collection(mark).findOne())) return;
  throw new Error(
    `A restore of the database ${db.databaseName} was broken off. Run it again to its end: npm run restore -- FILE --replace`,
  );
}
