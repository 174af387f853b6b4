import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly path: string;
  remove(): void;
}

/** A disk of its own in memory, so that it can be full or read-only without harm to the machine. */
export function mountSmallDisk(megabytes: number, options = 'rw'): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'petshop-disk-'));
  try {
    mount(path, megabytes, 'rw');
    // What is read-only can only be filled before.
    for (const part of ['mongo', 'auth', 'stripe', 'logs', 'run', 'cache']) mkdirSync(join(path, part));
    if (options !== 'rw') execFileSync('mount', ['-o', `remount,${options}`, path], { stdio: 'ignore' });
  } catch (error) {
    rmSync(path, { recursive: true });
    throw error;
  }
  return {
    path,
    remove() {
      execFileSync('umount', ['--lazy', path]);
      rmSync(path, { recursive: true });
    },
  };
}

function mount(path: string, megabytes: number, options: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `${options},size=${megabytes}m`, 'tmpfs', path], {
    stdio: 'ignore',
  });
}

/** Only root may mount a disk, and not in every container; elsewhere these tests are left out. */
export function canMount(): boolean {
  try {
    mountSmallDisk(1).remove();
    return true;
  } catch {
    return false;
  }
}
