import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endInTurns, findLeftovers } from '../processes/pid-registry.ts';
import { acquireLock, type Lock, LockHeld, lockPath } from '../system/process-lock.ts';
import { StartError } from '../system/start-error.ts';
import type { Console } from '../terminal/console.ts';
import { type DataFolder, exists } from './data-folder.ts';

/** For a copy that was killed together with its npm and needs a moment to notice. */
const LOCK_TIMEOUT_MS = 1500;
const STOPPING_LOCK_TIMEOUT_MS = 30_000;

/** Makes sure that this is the one copy of the shop on the data folder. */
export async function lockDataFolder(folder: DataFolder, console: Console): Promise<Lock> {
  const path = lockPath(folder.run);
  try {
    return await acquireLock(path, LOCK_TIMEOUT_MS);
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    if (!(await exists(stoppingMarkerPath(folder)))) throw secondCopy(folder, error);
  }

  console.say('Another copy is just stopping; waiting for it.');
  try {
    return await acquireLock(path, STOPPING_LOCK_TIMEOUT_MS);
  } catch (error) {
    throw error instanceof LockHeld ? secondCopy(folder, error) : error;
  }
}

/** Stops what a killed copy left behind, so that its ports and files are free. */
export async function stopLeftovers(folder: DataFolder, console: Console): Promise<void> {
  await clearStopping(folder);
  const leftovers = await findLeftovers(folder.run);
  if (leftovers.length === 0) return;

  console.say('Ending what a killed copy of the shop left behind.');
  await endInTurns(leftovers, 8000);
}

/** Marks the shop as stopping, so that a copy that starts meanwhile waits. */
export async function markStopping(folder: DataFolder): Promise<void> {
  await writeFile(stoppingMarkerPath(folder), '').catch(() => {});
}

export async function clearStopping(folder: DataFolder): Promise<void> {
  await rm(stoppingMarkerPath(folder), { force: true }).catch(() => {});
}

function stoppingMarkerPath(folder: DataFolder): string {
  return join(folder.run, 'stopping');
}

function secondCopy(folder: DataFolder, { holder }: LockHeld): StartError {
  return new StartError(
    `A shop already runs on the data folder ${folder.root} (process ${holder.pid}); ` +
      'stop it first, or give this one another folder with DATA_DIR.',
  );
}
