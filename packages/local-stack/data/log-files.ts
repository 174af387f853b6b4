import { copyFile, readdir, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE_MS } from '../../../domain/durations.ts';

const MAX_LOG_BYTES = 20_000_000;
const CHECK_INTERVAL_MS = MINUTE_MS;

/**
 * Keeps every log in the folder from growing for ever: a large one is copied to `<name>.1`, which
 * replaces the copy before, and starts empty. The writers append, so they notice nothing.
 */
export function limitLogs(folder: string): void {
  setInterval(() => void rotateLargeLogs(folder, MAX_LOG_BYTES).catch(() => {}), CHECK_INTERVAL_MS).unref();
}

export async function rotateLargeLogs(folder: string, largest: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.log')) continue;
    const path = join(folder, name);
    if ((await stat(path)).size <= largest) continue;
    await copyFile(path, `${path}.1`);
    await truncate(path);
  }
}
