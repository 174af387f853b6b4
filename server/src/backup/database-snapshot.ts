import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { databaseClock } from '../database/database-clock.ts';
import { BackupError } from './backup-error.ts';
import { encode, type SectionHead, type SectionSum, SectionTally, sectionEnd } from './backup-format.ts';
import { isKept } from './left-out.ts';

type Session = mongoose.mongo.ClientSession;
type Client = mongoose.mongo.MongoClient;

/** Code of MongoDB for reading at a time that it no longer keeps. */
const SNAPSHOT_TOO_OLD_CODE = 239;

/** The database answers with so many documents, or about so many bytes, whichever is less. */
const MAX_REPLY_DOCUMENTS = 10_000;
const MAX_REPLY_BYTES = 2_000_000;

export interface SnapshotOptions {
  /** Files that belong to the backup too, by their paths in `folder`. */
  readonly files?: { readonly folder: string; readonly names: readonly string[] };
  /** Told when a section is done. */
  readonly onSection?: (sum: SectionSum) => void;
}

/**
 * The whole database as it was at one moment, as the bytes of a backup, while the shop goes on selling.
 *
 * Every read is at the moment of the first one, so an order is never without its payment. Only as much
 * as one batch of documents is in memory at a time.
 *
 * @throws BackupError when it takes longer than the database keeps its past
 */
export async function* databaseSnapshot(
  client: Client,
  { files, onSection = () => {} }: SnapshotOptions = {},
): AsyncGenerator<Buffer> {
  const db = client.db();
  const heads = await findCollections(db);
  const session = client.startSession({ snapshot: true });
  const sections: SectionSum[] = [];
  try {
    const takenAt = await fixTime(db, session);
    yield encode({ takenAt, database: db.databaseName });
    for (const head of heads)
      sections.push(yield* section(head, documents(db, head.name, session), onSection));
    // After the moment is fixed: what Stripe knows beyond the books can be settled, the reverse can not.
    for (const name of files?.names ?? []) {
      const content = pieces(join(files?.folder ?? '', name));
      sections.push(yield* section({ kind: 'file', name }, content, onSection));
    }
    yield encode({ sections });
  } catch (error) {
    throw (error as { code?: unknown }).code === SNAPSHOT_TOO_OLD_CODE ? tookTooLong() : error;
  } finally {
    await session.endSession();
  }
}

async function findCollections(db: mongoose.mongo.Db): Promise<SectionHead[]> {
  const found = await db.listCollections({ type: 'collection' }).toArray();
  return found
    .filter(({ name }) => isKept(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, ...rest }) => {
      const { options = {} } = rest as { options?: object };
      return { kind: 'collection', name, ...(Object.keys(options).length > 0 && { options }) };
    });
}

/** The first read of the session settles at which time all others read. */
async function fixTime(db: mongoose.mongo.Db, session: Session): Promise<Date> {
  await db.collection('pets').findOne({}, { session, projection: { _id: 1 } });
  const { snapshotTime } = session as Session & { snapshotTime?: mongoose.mongo.Timestamp };
  return snapshotTime ? new Date(snapshotTime.getHighBits() * 1000) : databaseClock.now();
}

async function* section(
  head: SectionHead,
  content: AsyncIterable<Buffer>,
  onSection: (sum: SectionSum) => void,
): AsyncGenerator<Buffer, SectionSum> {
  yield encode(head);
  const tally = new SectionTally(head);
  for await (const document of content) {
    tally.add(document);
    yield document;
  }
  yield sectionEnd;
  const sum = tally.sum();
  onSection(sum);
  return sum;
}

/** In the order of their ids, so that the same content has the same checksum wherever it is. */
export async function* documents(
  db: mongoose.mongo.Db,
  collection: string,
  session?: Session,
): AsyncGenerator<Buffer> {
  const batchSize = await documentsPerAnswer(db, collection);
  const found = db
    .collection(collection)
    .find({}, { raw: true, sort: { _id: 1 }, hint: { _id: 1 }, session, batchSize });
  for await (const document of found) yield document as unknown as Buffer;
}

/** Where documents are large, fewer at a time: the database itself stops at 16 MB, and several answers are in memory. */
async function documentsPerAnswer(db: mongoose.mongo.Db, collection: string): Promise<number> {
  const stats = db.collection(collection).aggregate([{ $collStats: { storageStats: {} } }]);
  const averageBytes: number = (await stats.next())?.storageStats?.avgObjSize ?? 0;
  return Math.min(MAX_REPLY_DOCUMENTS, Math.ceil(MAX_REPLY_BYTES / Math.max(averageBytes, 1)));
}

async function* pieces(path: string): AsyncGenerator<Buffer> {
  for await (const bytes of createReadStream(path)) yield encode({ bytes });
}

function tookTooLong(): BackupError {
  return new BackupError(
    'The backup took longer than the database keeps its past. Raise the parameter minSnapshotHistoryWindowInSeconds ' +
      'of mongod (300 s unless set) or take the snapshots of your database provider.',
  );
}
