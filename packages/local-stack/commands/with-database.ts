import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readSettings, type Settings } from '../../../server/src/config/settings.ts';
import { buildStaleTargets, serverTarget } from '../build/build.ts';
import { type DataFolder, openDataFolder } from '../data/data-folder.ts';
import { lockDataFolder, stopLeftovers } from '../data/lock-data-folder.ts';
import { findMongod } from '../mongod/find-mongod.ts';
import { mongodLocations } from '../mongod/mongod-locations.ts';
import { findDataVersion, startMongod } from '../mongod/run-mongod.ts';
import { mongodSources } from '../mongod/sources.ts';
import { linkProcesses } from '../processes/link-processes.ts';
import { checkPorts } from '../system/free-ports.ts';
import { projectRoot } from '../system/project-root.ts';
import { StartError } from '../system/start-error.ts';
import { type Console, terminalConsole } from '../terminal/console.ts';
import { neverInterrupted } from '../terminal/interruption.ts';

type EmbeddedShop = Settings & { readonly database: { readonly kind: 'embedded' } };

export function isEmbeddedDatabase(settings: Settings): settings is EmbeddedShop {
  return settings.database.kind === 'embedded';
}

/** Runs one of the server's commands as the operator gave it; resolves with its exit code. */
export type RunCommand = (command: 'backup' | 'restore', args: readonly string[]) => Promise<number>;

/** Runs an operator's command; an error that they can fix is reported in one sentence. Everything goes to the error stream. */
export async function runForOperator(
  work: (settings: Settings, run: RunCommand, console: Console) => Promise<number>,
): Promise<void> {
  const console: Console = {
    ...terminalConsole(neverInterrupted),
    // The standard output may be the backup.
    say: (text) => void process.stderr.write(`${text}\n`),
  };
  try {
    const settings = readSettings(process.env);
    await buildStaleTargets([serverTarget], console);
    process.exitCode = await work(settings, runCommand, console);
  } catch (error) {
    if (!(error instanceof StartError || (error as Error).name === 'SettingsError')) throw error;
    console.complain((error as Error).message);
    process.exitCode = 1;
  }
}

async function runCommand(command: string, args: readonly string[]): Promise<number> {
  const script = join(projectRoot, 'dist/server/src/cli', `${command}.js`);
  const [code] = await once(spawn(process.execPath, [script, ...args], { stdio: 'inherit' }), 'exit');
  return code ?? 1;
}

/**
 * Runs the embedded database, and nothing else of the shop, as long as the work takes.
 *
 * @throws StartError while a shop runs on the data folder
 */
export async function withDatabase<T>(
  settings: EmbeddedShop,
  console: Console,
  work: (folder: DataFolder) => Promise<T>,
): Promise<T> {
  const folder = await openDataFolder(settings.dataDir);
  const lock = await lockDataFolder(folder, console);
  const link = linkProcesses();
  try {
    await stopLeftovers(folder, console);
    const { port } = settings.database;
    await checkPorts([{ setting: 'MONGO_PORT', port, purpose: 'the database' }]);
    const mongod = await findMongod(
      mongodSources(mongodLocations(process.env), console),
      await findDataVersion(folder.mongo),
    );
    const plan = { mongod, port, dbPath: folder.mongo, logFile: join(folder.logs, 'mongod.log') };
    const running = await startMongod(plan, (identity) => link.update([{ identity, turn: 0 }]));
    try {
      return await work(folder);
    } finally {
      await running.stop();
    }
  } finally {
    await link.unlink();
    await lock.release();
  }
}
