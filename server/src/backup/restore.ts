import type mongoose from 'mongoose';
import { ServerHeartbeatModel } from '../database/server-heartbeat.ts';
import { BackupError } from './backup-error.ts';
import { type SectionHead, type SectionSum, SectionTally } from './backup-format.ts';
import { type BackupContent, type BackupVisitor, readBackup } from './backup-reader.ts';
import { documents } from './database-snapshot.ts';
import { DocumentLoader } from './document-loader.ts';
import { FileLoader } from './file-loader.ts';
import { carriedOver, isKept, RESTORE_MARK, STAGING_PREFIX } from './left-out.ts';
import { markRestore, unmarkRestore } from './restore-mark.ts';
import { requireNoServer } from './running-servers.ts';

type Db = mongoose.mongo.Db;

export interface RestoreOptions {
  /** Whether what the database holds may be thrown away for it. */
  readonly mayReplace: boolean;
  /** Folder that the files of the backup belong to; where there is none they are left out. */
  readonly filesTo?: string;
  readonly onStep?: (text: string) => void;
}

/**
 * Puts a backup into a database, whose servers must not run.
 *
 * The whole file is checked before anything is touched. Then it is read into collections beside the
 * real ones and compared with its checksums once more, as the database has it; only then do they take
 * the place of what was there. Whatever goes wrong before that leaves the database as it was.
 * Indexes are the caller's to make.
 *
 * @returns what was restored
 * @throws BackupError for a file that is not good, and for a database that is not empty
 */
export async function restoreBackup(
  db: Db,
  path: string,
  { mayReplace, filesTo, onStep = () => {} }: RestoreOptions,
): Promise<BackupContent> {
  const checked = await readBackup(path);
  onStep(`${path} is whole: the shop as it was at ${checked.header.takenAt.toISOString()}.`);
  await requireRoom(db, mayReplace);
  const files = filesTo === undefined ? null : new FileLoader(filesTo, mayReplace);
  await files?.requireRoom(checked.sections);

  await dropStaging(db);
  try {
    await readBackup(path, loadingInto(db, files, onStep));
    await compare(db, checked.sections);
  } catch (error) {
    await dropStaging(db).catch(() => {});
    await files?.discard();
    throw error;
  }

  await keepServersOut(db, onStep);
  await carryOver(db);
  await moveIntoPlace(db, checked.sections);
  await files?.moveIntoPlace();
  await unmarkRestore(db);
  return checked;
}

/**
 * From here on no server starts, as it looks for the mark after it has shown itself; one that started while the backup
 * was read is seen.
 */
async function keepServersOut(db: Db, onStep: (text: string) => void): Promise<void> {
  const wasMarked = await markRestore(db);
  try {
    await requireNoServer(db, onStep);
  } catch (error) {
    if (!wasMarked) await unmarkRestore(db);
    await dropStaging(db);
    throw error;
  }
}

async function requireRoom(db: Db, mayReplace: boolean): Promise<void> {
  if (mayReplace) return;
  for (const name of await collectionsOf(db)) {
    if (!isKept(name)) continue;
    const isEmpty = (await db.collection(name).findOne({}, { projection: { _id: 1 } })) === null;
    if (!isEmpty) {
      throw new BackupError(
        `The database ${db.databaseName} is not empty: there is something in ${name}. ` +
          'Restore into an empty one, or say --replace to throw away all that it holds.',
      );
    }
  }
}

function loadingInto(db: Db, files: FileLoader | null, onStep: (text: string) => void): BackupVisitor {
  let loader: DocumentLoader | null = null;
  return {
    async begin(head: SectionHead) {
      if (head.kind === 'file') await files?.begin(head.name);
      else loader = await DocumentLoader.into(db, `${STAGING_PREFIX}${head.name}`, head.options);
    },
    async document(bytes) {
      if (loader) await loader.add(bytes);
      else await files?.add(bytes);
    },
    async end({ kind, name, count }: SectionSum) {
      if (kind === 'file') {
        await files?.end();
        onStep(files ? `  ${name}` : `  ${name} is left out: it belongs to an embedded shop.`);
        return;
      }
      await loader?.flush();
      loader = null;
      onStep(`  ${name.padEnd(20)}${count.toLocaleString('en-US').padStart(12)}`);
    },
  };
}

/** Reads back what the database made of the backup. */
async function compare(db: Db, sections: readonly SectionSum[]): Promise<void> {
  for (const section of sections) {
    if (section.kind !== 'collection') continue;
    const tally = new SectionTally(section);
    for await (const document of documents(db, `${STAGING_PREFIX}${section.name}`)) tally.add(document);
    if (tally.sum().sha256 !== section.sha256) {
      throw new BackupError(`The database did not take ${section.name} as it is in the backup.`);
    }
  }
}

/** Puts what stays of this database beside what is to take its place; done twice, it is done once. */
async function carryOver(db: Db): Promise<void> {
  for (const name of carriedOver) {
    const staged = db.collection(`${STAGING_PREFIX}${name}`);
    for await (const record of db.collection(name).find()) {
      await staged.replaceOne({ _id: record._id }, { ...record, isUnderWay: true }, { upsert: true });
    }
  }
}

/** The restored collections in, everything else out: afterwards the database is what the backup was. */
async function moveIntoPlace(db: Db, sections: readonly SectionSum[]): Promise<void> {
  const names = await collectionsOf(db);
  const staged = carriedOver.filter((name) => names.includes(`${STAGING_PREFIX}${name}`));
  const read = sections.filter(({ kind }) => kind === 'collection').map(({ name }) => name);
  const restored = new Set([...read, ...staged]);
  const others = [RESTORE_MARK, ServerHeartbeatModel.collection.collectionName];
  for (const name of names) {
    const stays = restored.has(name) || name.startsWith(STAGING_PREFIX) || others.includes(name);
    if (!stays) await db.dropCollection(name);
  }
  for (const name of restored)
    await db.renameCollection(`${STAGING_PREFIX}${name}`, name, { dropTarget: true });
}

async function dropStaging(db: Db): Promise<void> {
  for (const name of await collectionsOf(db))
    if (name.startsWith(STAGING_PREFIX)) await db.dropCollection(name);
}

async function collectionsOf(db: Db): Promise<string[]> {
  const found = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  return found.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
}
