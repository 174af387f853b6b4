import type mongoose from 'mongoose';
import { BackupError } from './backup-error.ts';

/** As whom the servers of a database connect to it, so that a restore can see that one still runs. */
export function serverName(database: string): string {
  return `petshop server of ${database}`;
}

/**
 * Makes sure that no server of the shop works on the database.
 *
 * @throws BackupError when one does; a database that does not say who is connected is believed to be left alone
 */
export async function requireNoServer(client: mongoose.mongo.MongoClient): Promise<void> {
  const { databaseName } = client.db();
  const connected = await client
    .db('admin')
    .aggregate([
      { $currentOp: { idleConnections: true } },
      { $match: { appName: serverName(databaseName) } },
      { $limit: 1 },
    ])
    .toArray()
    .catch(() => []);
  if (connected.length === 0) return;
  throw new BackupError(
    `A server of the shop runs on the database ${databaseName}. Stop every server first: one that works on half ` +
      'a database would give money back for orders that are only missing.',
  );
}
