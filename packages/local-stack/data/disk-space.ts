import { access, constants, statfs } from 'node:fs/promises';
import type { Console } from '../terminal/console.ts';
import { type DataFolder, dataFolderError } from './data-folder.ts';

/** Below this a database may die of any write; its journal alone takes 100 MB at a time. */
const REQUIRED_BYTES = 150_000_000;
/** What a database takes before there is anything in it: three files of its journal, and its own tables. */
const REQUIRED_BYTES_FOR_NEW_SHOP = 400_000_000;
/** Below this the person at the terminal is warned. */
const LOW_SPACE_BYTES = 1_000_000_000;
const CHECK_INTERVAL_MS = 10_000;

/**
 * Why nothing can be kept in the data folder right now: its disk is full or became read-only.
 *
 * @param isNew nothing is in it yet, so that a database has to make its files first
 * @returns a sentence without its end; null when all is well
 */
export async function findDiskSpaceError({ root, mongo }: DataFolder, isNew = false): Promise<string | null> {
  try {
    await access(mongo, constants.W_OK);
    const free = await freeBytes(root);
    const needed = isNew ? REQUIRED_BYTES_FOR_NEW_SHOP : REQUIRED_BYTES;
    if (free >= needed) return null;
    return `The data folder ${root} can't be used: its disk is full (${megabytes(free)} left, ${megabytes(needed)} needed)`;
  } catch (error) {
    return dataFolderError(root, error);
  }
}

/** Warns in time, and again each time the free space has halved, that the disk is getting full. */
export function watchDiskSpace({ root }: DataFolder, console: Console): void {
  let warnedAt = LOW_SPACE_BYTES;
  const look = async () => {
    const free = await freeBytes(root);
    if (free > LOW_SPACE_BYTES) warnedAt = LOW_SPACE_BYTES;
    if (free >= warnedAt) return;
    warnedAt = free / 2;
    console.complain(
      `Only ${megabytes(free)} are left on the disk of the data folder ${root}. Make room before it is full.`,
    );
  };
  setInterval(() => void look().catch(() => {}), CHECK_INTERVAL_MS).unref();
}

async function freeBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / 1_000_000)} MB`;
}
