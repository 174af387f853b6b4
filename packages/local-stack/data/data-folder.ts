import { access, constants, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../system/start-error.ts';

/** Where each embedded part keeps its files, all under DATA_DIR. */
export interface DataFolder {
  readonly root: string;
  readonly mongo: string;
  readonly auth: string;
  readonly stripe: string;
  readonly logs: string;
  /** What is only of use while a copy runs: its lock and the list of its processes. */
  readonly run: string;
  /** Compiled code that Node keeps so that the next start is quicker. */
  readonly cache: string;
  /** Says that this folder is a shop's, so that `npm run reset` may empty it. */
  readonly marker: string;
  /** Says that the demo shop was loaded whole. */
  readonly demoLoaded: string;
}

export function dataFolder(root: string): DataFolder {
  return {
    root,
    mongo: join(root, 'mongo'),
    auth: join(root, 'auth'),
    stripe: join(root, 'stripe'),
    logs: join(root, 'logs'),
    run: join(root, 'run'),
    cache: join(root, 'cache'),
    marker: join(root, 'petshop-data'),
    demoLoaded: join(root, 'demo-loaded'),
  };
}

/** Files under DATA_DIR that belong to the shop as much as its database does. */
export const preservedFiles = ['auth/accounts.json', 'stripe/journal.jsonl', 'demo-loaded'] as const;

/** Everything that a shop puts into the folder; the marker last, so that a broken reset can be repeated. */
export function ownEntries(folder: DataFolder): string[] {
  const { mongo, auth, stripe, logs, run, cache, demoLoaded, marker } = folder;
  return [demoLoaded, mongo, auth, stripe, logs, run, cache, marker];
}

/** Makes the folder and its parts where they are missing, and makes sure that all can be used. */
export async function openDataFolder(root: string): Promise<DataFolder> {
  const folder = dataFolder(root);
  try {
    await makeFolder(folder.root);
    for (const path of [folder.mongo, folder.auth, folder.stripe, folder.logs, folder.run, folder.cache]) {
      await makeFolder(path);
      await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
      await readdir(path);
    }
    await writeFile(folder.marker, 'The data of a pet shop. `npm run reset` empties this folder.\n');
  } catch (error) {
    throw unusableDataFolder(dataFolderError(root, error));
  }
  return folder;
}

/** Not `recursive`: that never ends in places like /proc, where a folder can neither be found nor made. */
async function makeFolder(path: string): Promise<void> {
  if (await exists(path)) return;
  const parent = dirname(path);
  if (parent !== path) await makeFolder(parent);
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    // Another copy made it meanwhile; what is no folder shows when it is used.
    if (error.code !== 'EEXIST') throw error;
  });
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

const reasons: Record<string, string> = {
  EACCES: 'this user may not read and write it',
  EPERM: 'this user may not read and write it',
  EROFS: 'its disk is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file of that name is in the way',
  ENOENT: 'there is no making a folder there',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the quota of this user is used up',
  EIO: 'its disk reports an error',
};

/** What keeps the folder from being used, as a sentence without its end. */
export function dataFolderError(root: string, error: unknown): string {
  const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
  return `The data folder ${root} can't be used: ${reasons[code] ?? code}`;
}

export function unusableDataFolder(error: string): StartError {
  return new StartError(`${error}. Mend that, or name another folder with DATA_DIR.`);
}
