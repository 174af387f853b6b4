import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import mongoose from 'mongoose';
import { BackupError } from '../backup/backup-error.ts';
import type { SectionSum } from '../backup/backup-format.ts';
import { writeBackupFile, writeTo } from '../backup/backup-writer.ts';
import { databaseSnapshot } from '../backup/database-snapshot.ts';
import { readSettings, SettingsError } from '../config/settings.ts';
import { Database } from '../database/database.ts';
import { createLogger } from '../platform/logging.ts';

const usage = 'Usage: npm run backup -- FILE, or - for the standard output';

/**
 * `npm run backup -- FILE`: the whole shop as it is at this moment, while it goes on selling.
 *
 * `--with auth/accounts.json` takes a file of DATA_DIR along; `npm run backup` does that for an embedded shop.
 */
async function main(args: readonly string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { with: { type: 'string', multiple: true, default: [] } },
  });
  const [target] = positionals;
  if (!target || positionals.length > 1) {
    console.error(usage);
    return 2;
  }
  const startedAt = performance.now();
  const settings = readSettings(process.env);
  const db = await Database.connect(settings.database.uri, createLogger('silent'));
  try {
    const content = databaseSnapshot(mongoose.connection.getClient(), {
      files: { folder: settings.dataDir, names: values.with },
      onSection: say,
    });
    if (target === '-') await writeTo(process.stdout, content);
    else await writeBackupFile(target, content);
  } finally {
    await db.close();
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (target !== '-') console.error(`Wrote ${target} (${await sizeOf(target)}) in ${seconds} s.`);
  return 0;
}

/** To the error stream: the standard output may be the backup. */
function say({ kind, name, count }: SectionSum): void {
  console.error(
    kind === 'file' ? `  ${name}` : `  ${name.padEnd(20)}${count.toLocaleString('en-US').padStart(12)}`,
  );
}

async function sizeOf(path: string): Promise<string> {
  return `${((await stat(path)).size / 1e6).toFixed(1)} MB`;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  console.error(explain(error));
}

function explain(error: unknown): string {
  if (error instanceof BackupError || error instanceof SettingsError) return error.message;
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${message}\n${usage}`;
  if (/^Mongo/.test(name)) return `The database can't be backed up: ${message}`;
  return `The backup was broken off: ${message}`;
}
