import { setTimeout as sleep } from 'node:timers/promises';
import type mongoose from 'mongoose';
import { LeaseModel } from '../database/lease.ts';
import {
  HEARTBEAT_INTERVAL_MS,
  HEARTBEAT_TIMEOUT_MS,
  type ServerHeartbeat,
  ServerHeartbeatModel,
} from '../database/server-heartbeat.ts';
import { BackupError } from './backup-error.ts';
import { RESTORE_MARK } from './left-out.ts';

type Db = mongoose.mongo.Db;

/** How often a server that may be gone is looked at, in milliseconds. */
const POLL_INTERVAL_MS = 500;

/**
 * Makes sure that no server of the shop works on the database. One that was killed leaves its last beat behind: whether
 * another follows is waited for, because no clock can tell.
 *
 * @throws BackupError when one does, and when that can't be told
 */
export async function requireNoServer(db: Db, onStep: (text: string) => void): Promise<void> {
  try {
    await requireThatServersBeat(db);
    const first = await readBeats(db);
    const [suspect] = first.values();
    if (!suspect) return;

    const begin = performance.now();
    let isSaid = false;
    while (performance.now() - begin < HEARTBEAT_TIMEOUT_MS) {
      await sleep(POLL_INTERVAL_MS);
      for (const [id, beat] of await readBeats(db)) {
        const isAlive = first.get(id)?.seenAt.getTime() !== beat.seenAt.getTime();
        if (isAlive) throw stillThere(db, beat);
      }
      if (isSaid || performance.now() - begin < 2 * HEARTBEAT_INTERVAL_MS) continue;
      isSaid = true;
      onStep(`${suspect.program} (${placeOf(suspect)}) seems to be gone; waiting to be sure…`);
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(
      `It can't be told whether a server of the shop runs on the database ${db.databaseName} (${(error as Error).message}).`,
    );
  }
}

/** Beats that are not older than a living server's, by the database's clock. */
async function readBeats(db: Db): Promise<Map<string, ServerHeartbeat>> {
  const earliest = { $subtract: ['$$NOW', HEARTBEAT_TIMEOUT_MS] };
  const beats = await heartbeats(db)
    .find({ $expr: { $gt: ['$seenAt', earliest] } })
    .toArray();
  return new Map(beats.map((beat) => [beat._id, beat]));
}

function heartbeats(db: Db) {
  return db.collection<ServerHeartbeat>(ServerHeartbeatModel.collection.collectionName);
}

/** Servers of earlier versions have no heartbeat. One of them has worked on a database with leases and without beats. */
async function requireThatServersBeat(db: Db): Promise<void> {
  const { collectionName } = ServerHeartbeatModel.collection;
  const beating = await db.listCollections({ name: collectionName }, { nameOnly: true }).toArray();
  const hadServer = (await db.collection(LeaseModel.collection.collectionName).findOne({})) !== null;
  // A restore that was broken off keeps servers from starting, and began when there was none.
  const isBrokenOff = (await db.collection(RESTORE_MARK).findOne({})) !== null;
  if (beating.length > 0 || !hadServer || isBrokenOff) return;
  throw new BackupError(
    `A server of an earlier version has worked on the database ${db.databaseName}, and it can't be told whether one ` +
      'still does. Stop every server, start one of this version and stop it again, then run this once more.',
  );
}

function stillThere(db: Db, beat: ServerHeartbeat): BackupError {
  return new BackupError(
    `${beat.program} runs on the database ${db.databaseName} (${placeOf(beat)}). Stop every server first: one that ` +
      'works on half a database would give money back for orders that are only missing.',
  );
}

function placeOf({ host, pid }: ServerHeartbeat): string {
  return `process ${pid} on ${host}`;
}
