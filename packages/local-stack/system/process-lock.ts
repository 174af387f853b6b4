import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity.ts';

/** Held by one process at a time; freed by `release`, or by the holder's death. */
export interface Lock {
  release(): Promise<void>;
}

/** Somebody who is alive holds the lock. */
export class LockHeld extends Error {
  override name = 'LockHeld';
  readonly holder: ProcessIdentity;

  constructor(holder: ProcessIdentity) {
    super(`held by process ${holder.pid}`);
    this.holder = holder;
  }
}

/**
 * Acquires the lock at `path`.
 *
 * The holder's pid and start are in the file, so a lock left by `kill -9` is known at once for
 * what it is, and a pid that the system gave to somebody else since does not pass for the holder.
 *
 * @param timeoutMs how long to wait for a holder who may be just about to stop
 * @throws LockHeld
 */
export async function acquireLock(path: string, timeoutMs = 0): Promise<Lock> {
  // Not the time of day, here and wherever something is waited for: that may be set while we wait.
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const holder = await tryAcquire(path);
    if (!holder) return { release: () => release(path) };
    if (performance.now() >= deadline) throw new LockHeld(holder);
    await sleep(100);
  }
}

/** Who holds the lock now, if anybody alive does. */
export async function findHolder(path: string): Promise<ProcessIdentity | null> {
  const holder = await readHolder(path);
  return holder && isRunning(holder) ? holder : null;
}

/** @returns null when the lock is ours now, else who has it */
async function tryAcquire(path: string): Promise<ProcessIdentity | null> {
  const own = ownIdentity();
  // Written whole under a name of its own, then linked: nobody ever reads half a lock. The name is nobody else's, not even
  // in this process: whoever wrote to a claim that is linked already would write to the lock.
  const claim = `${path}.${randomUUID()}`;
  await writeFile(claim, JSON.stringify(own));
  try {
    for (;;) {
      if (await canLink(claim, path)) return null;

      const text = await read(path);
      // Released meanwhile: nothing to clear, and what stands there a moment later is somebody's.
      if (text === null) continue;
      const holder = holderIn(text);
      if (holder && isRunning(holder)) return holder;
      await clearStale(path, holder, `${claim}.stale`);
    }
  } finally {
    await rm(claim, { force: true });
  }
}

async function canLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead holder's lock away; puts it back where another process was quicker to take it over. */
async function clearStale(path: string, stale: ProcessIdentity | null, aside: string): Promise<void> {
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  const moved = await readHolder(aside);
  if (moved && moved.started !== stale?.started && isRunning(moved)) await canLink(aside, path);
  await rm(aside, { force: true });
}

async function readHolder(path: string): Promise<ProcessIdentity | null> {
  const text = await read(path);
  return text === null ? null : holderIn(text);
}

/** @returns null when there is no such file */
async function read(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** @returns null for the text of a lock that somebody damaged */
function holderIn(text: string): ProcessIdentity | null {
  try {
    const { pid, started } = JSON.parse(text);
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : null;
  } catch {
    return null;
  }
}

async function release(path: string): Promise<void> {
  const holder = await readHolder(path);
  if (holder?.pid === process.pid) await unlink(path).catch(() => {});
}

export function lockPath(runFolder: string): string {
  return join(runFolder, 'lock');
}
