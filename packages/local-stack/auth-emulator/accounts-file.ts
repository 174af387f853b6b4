import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartError } from '../system/start-error.ts';

/** The emulator's accounts and its settings, as they lie on disk. */
export interface SavedAccounts {
  readonly version: 1;
  readonly users: readonly SavedAccount[];
  readonly config: Record<string, unknown>;
}

/** One account with everything that the emulator knows of it: password hash, linked providers, disabled flag. */
export interface SavedAccount {
  readonly localId: string;
  readonly [field: string]: unknown;
}

/** @returns null when nothing was saved yet */
export async function readAccounts(path: string): Promise<SavedAccounts | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;

  try {
    const saved = JSON.parse(text);
    if (saved.version === 1 && Array.isArray(saved.users)) return saved;
  } catch {
    // Reported below, like a file of another shape.
  }
  throw new StartError(`${path} does not hold accounts any more; restore it or remove it.`);
}

/** Whole or not at all: whoever is killed meanwhile leaves the file as it was before. */
export async function writeAccounts(path: string, text: string): Promise<void> {
  const fresh = `${path}.new`;
  const file = await open(fresh, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(fresh, path);
  await syncFolder(dirname(path));
}

/** Without this the rename itself could be lost with the power. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
