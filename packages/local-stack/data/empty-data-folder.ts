import { readdir, rm } from 'node:fs/promises';
import { endInTurns, findLeftovers } from '../processes/pid-registry.ts';
import { findHolder, lockPath } from '../system/process-lock.ts';
import { StartError } from '../system/start-error.ts';
import { dataFolder, exists, ownEntries } from './data-folder.ts';

/**
 * Empties a shop's data folder. Only what a shop put there is removed, so that a slip in DATA_DIR
 * costs nobody their files.
 *
 * @returns whether there was anything to remove
 * @throws StartError while a copy runs on it, and for a folder that is not a shop's
 */
export async function emptyDataFolder(root: string): Promise<boolean> {
  const folder = dataFolder(root);
  if (!(await exists(root)) || (await readdir(root)).length === 0) return false;
  if (!(await exists(folder.marker))) {
    throw new StartError(`${root} does not look like a shop's data folder; nothing was removed.`);
  }
  const holder = await findHolder(lockPath(folder.run));
  if (holder) {
    throw new StartError(`A shop runs on ${root} (process ${holder.pid}); stop it before the reset.`);
  }

  await endInTurns(await findLeftovers(folder.run), 5000);
  for (const path of ownEntries(folder)) await rm(path, { recursive: true, force: true });
  const strangers = await readdir(root);
  if (strangers.length > 0) {
    throw new StartError(
      `The shop's data is gone; ${strangers.join(', ')} in ${root} was not the shop's and stays.`,
    );
  }
  return true;
}
