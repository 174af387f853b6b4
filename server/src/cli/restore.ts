import 'reflect-metadata';
import { parseArgs } from 'node:util';
import mongoose from 'mongoose';
import { BackupError } from '../backup/backup-error.ts';
import { readBackup } from '../backup/backup-reader.ts';
import { restoreBackup } from '../backup/restore.ts';
import { requireNoServer } from '../backup/running-servers.ts';
import { readSettings, type Settings, SettingsError } from '../config/settings.ts';
import { Database } from '../database/database.ts';
import { prepareDatabase } from '../migrations/prepare-database.ts';
import { forgetAgain } from '../personal-data/forgotten-mark.ts';
import { createLogger } from '../platform/logging.ts';

const usage = `Usage: npm run restore -- FILE [--replace] [--live]
       npm run restore -- FILE --check

  --replace   throw away what the database holds
  --live      this database is to take the place of the real shop's, and Stripe's live keys are set
  --check     only look whether the backup is whole`;

/**
 * `npm run restore -- FILE`: puts a backup into the database that the settings name.
 *
 * `--files-to DIR` is where the files of an embedded shop go; `npm run restore` says it for one.
 */
async function main(args: readonly string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      live: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      'files-to': { type: 'string' },
    },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) {
    console.error(usage);
    return 2;
  }
  if (values.check) return check(file);

  const settings = readSettings(process.env);
  if (!values.live) rejectLiveKeys(settings);
  // To make the indexes of a large shop takes minutes.
  const patient = { commandTimeoutMs: 0 };
  const log = createLogger('silent');
  const db = await Database.connect(settings.database.uri, log, patient);
  try {
    const target = mongoose.connection.getClient().db();
    const onStep = (text: string) => console.log(text);
    await requireNoServer(target, onStep);
    const { header } = await restoreBackup(target, file, {
      mayReplace: values.replace,
      filesTo: values['files-to'],
      onStep,
    });
    console.log('Making the indexes…');
    await prepareDatabase(log);
    const forgotten = await forgetAgain(db);
    if (forgotten > 0)
      console.log(`Accounts that were deleted since, and are forgotten again: ${forgotten}.`);
    console.log(
      `Restored into ${target.databaseName}: the shop as it was at ${header.takenAt.toISOString()}.`,
    );
    return 0;
  } finally {
    await db.close();
  }
}

async function check(file: string): Promise<number> {
  const { header, sections } = await readBackup(file);
  for (const { kind, name, count } of sections) {
    console.log(kind === 'file' ? `  ${name}` : `  ${name.padEnd(20)}${String(count).padStart(12)}`);
  }
  console.log(`${file} is whole: the shop as it was at ${header.takenAt.toISOString()}.`);
  return 0;
}

/**
 * A server on restored books sends back every charge that it does not know. That is right where the
 * books take the place of lost ones, and a disaster where somebody only tries whether a backup is good.
 */
function rejectLiveKeys({ payments }: Settings): void {
  if (payments.kind !== 'stripe' || !/_live_/.test(payments.secretKey)) return;
  throw new BackupError(
    'STRIPE_SECRET_KEY is a live key. A server on this database will give back every charge made since the backup, ' +
      'because the restored books do not know it. To try a backup, set test keys. If this database is to take the ' +
      'place of the real one, read “Restoring” in docs/operations.md and say --live.',
  );
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
  if (/^Mongo/.test(name)) return `The database could not take the backup: ${message}`;
  return `The restore was broken off: ${message}`;
}
