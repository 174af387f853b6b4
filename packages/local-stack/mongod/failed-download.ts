import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** After so many days a download that failed is tried again: the machine may be on another network. */
const RETRY_AFTER_DAYS = 7;

/** Trying costs about eight seconds where the internet can't be reached, so the answer is kept. */
export async function recordFailure(recordFile: string, reason: string, now: Date): Promise<void> {
  await mkdir(dirname(recordFile), { recursive: true });
  await writeFile(recordFile, JSON.stringify({ at: now.toISOString(), reason }));
}

/** @returns why there is no point in trying yet, or null when it is worth a try */
export async function hasFailedRecently(recordFile: string, now: Date): Promise<string | null> {
  try {
    const { at, reason } = JSON.parse(await readFile(recordFile, 'utf8'));
    const ageMs = now.getTime() - new Date(at).getTime();
    const isRecent = ageMs >= 0 && ageMs < RETRY_AFTER_DAYS * 24 * 3600 * 1000;
    return isRecent
      ? `${reason}, on ${String(at).slice(0, 10)}; tried again after ${RETRY_AFTER_DAYS} days`
      : null;
  } catch {
    return null;
  }
}
