import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process, distinguished from a later one that happens to get the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in the system's own words; only ever compared. */
  readonly started: string;
}

/** @returns null when no such process runs (a zombie without living threads no longer counts as one) */
export function findProcess(pid: number): ProcessIdentity | null {
  const started = process.platform === 'linux' ? startedOnLinux(pid) : askPs('lstart', pid);
  return started ? { pid, started } : null;
}

export function ownIdentity(): ProcessIdentity {
  return findProcess(process.pid) ?? { pid: process.pid, started: 'unknown' };
}

export function isRunning(identity: ProcessIdentity): boolean {
  return findProcess(identity.pid)?.started === identity.started;
}

/** Asks the process to end, and ends it when it has not after `graceMs`. */
export async function endProcess(identity: ProcessIdentity, graceMs: number): Promise<void> {
  signal(identity, 'SIGTERM');
  if (await hasEnded(identity, graceMs)) return;

  signal(identity, 'SIGKILL');
  await hasEnded(identity, 5000);
}

async function hasEnded(identity: ProcessIdentity, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (isRunning(identity)) {
    if (performance.now() >= deadline) return false;
    await sleep(25);
  }
  return true;
}

function signal(identity: ProcessIdentity, name: NodeJS.Signals): void {
  if (!isRunning(identity)) return;
  try {
    process.kill(identity.pid, name);
  } catch {
    // It ended between the look and the signal, which is what was wanted.
  }
}

/** The process that started `pid`, or took it over; null where the system does not say. */
export function findParent(pid: number): number | null {
  if (process.platform !== 'linux') return Number(askPs('ppid', pid)) || null;
  try {
    const [, parent] = statFields(pid);
    return Number(parent);
  } catch {
    return null;
  }
}

/** What a process was started as, or calls itself, its words apart by spaces; null where there is no such process. */
export function findCommand(pid: number): string | null {
  if (process.platform !== 'linux') return askPs('command', pid);
  try {
    // One that calls itself something leaves the rest of its place empty.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replace(/\0+/g, ' ').trim();
  } catch {
    return null;
  }
}

/** The fields of Linux's `stat` file from the third on: state, parent, … */
function statFields(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets and may hold spaces and brackets itself.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function startedOnLinux(pid: number): string | null {
  try {
    const fields = statFields(pid);
    if (isZombie(fields)) return null;

    const ticksSinceBoot = fields[19];
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}:${ticksSinceBoot}`;
  } catch {
    return null;
  }
}

/**
 * Whether a process is over, ports and files given back. Its first thread may be a zombie while others still hold
 * them: a database that was just killed keeps its port a little longer than that.
 */
export function isZombie(fields: readonly string[]): boolean {
  const [state] = fields;
  const threads = Number(fields[17]);
  return state === 'X' || (state === 'Z' && threads <= 1);
}

function askPs(column: 'lstart' | 'ppid' | 'command', pid: number): string | null {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
