import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
import { withLease } from '../database/lease.ts';
import { runsWithout } from '../database/server-heartbeat.ts';
import type { Logger } from '../platform/logging.ts';
import { type Migration, migrations } from './migrations.ts';

/** After how long without a sign of life another process goes on with the migrations, in milliseconds. */
const LEASE_TTL_MS = 10_000;
/** How often a process that waits for another one's migrations looks whether they are done, in milliseconds. */
const RETRY_MS = 250;

/** Runs the migrations that the database does not have behind it, in one process at a time; the others wait for it. */
export async function migrate(log: Logger, known: readonly Migration[] = migrations): Promise<void> {
  const lease = { ttl: LEASE_TTL_MS, rest: 0, ignoresRest: true, log };
  while ((await withLease('migrations', lease, () => runMissing(known, log))) === null) await pause(RETRY_MS);
}

async function runMissing(known: readonly Migration[], log: Logger): Promise<true> {
  const records = mongoose.connection.getClient().db().collection<{ _id: string }>('migrations');
  // After a version that had more of them, this one is about to write records as they were before those.
  await records.deleteMany({ _id: { $nin: known.map(({ id }) => id) } });
  const done = new Set(await records.distinct('_id'));
  for (const { id, up, isRepair } of known) {
    if (done.has(id) && !isRepair) continue;
    await up(log);
    // A server that does not know it may leave the like of it again: the next start looks once more.
    if (done.has(id) || (await runsWithout(id))) continue;
    await records.updateOne({ _id: id }, { $currentDate: { ranAt: true } }, { upsert: true });
  }
  return true;
}
