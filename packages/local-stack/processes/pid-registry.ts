import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endProcess, isRunning, type ProcessIdentity } from '../system/process-identity.ts';

/** A process of a part, and its turn when all have to end: the lowest goes first, equals go together. */
export interface Member {
  readonly identity: ProcessIdentity;
  readonly turn: number;
}

/** Stops all, in turns, killing those that take longer than `graceMs`. */
export async function endInTurns(members: readonly Member[], graceMs: number): Promise<void> {
  const turns = [...new Set(members.map(({ turn }) => turn))].sort((a, b) => a - b);
  for (const turn of turns) {
    const now = members.filter((member) => member.turn === turn);
    await Promise.all(now.map(({ identity }) => endProcess(identity, graceMs)));
  }
}

/**
 * Notes the processes of this copy for the next one, should this one be killed. Written at once
 * and whole, because the kill may come right after. On a full disk the registry
 * stays as it was: the watchdog knows the processes too, and a shop must not end because of it.
 */
export function writePidRegistry(runFolder: string, members: readonly Member[]): void {
  const path = pidRegistryPath(runFolder);
  try {
    writeFileSync(`${path}.new`, JSON.stringify(members));
    renameSync(`${path}.new`, path);
  } catch (error) {
    if (!isDiskFailure(error)) throw error;
  }
}

export function clearPidRegistry(runFolder: string): void {
  try {
    rmSync(pidRegistryPath(runFolder), { force: true });
  } catch (error) {
    if (!isDiskFailure(error)) throw error;
  }
}

/** Those of a killed copy that are still there. */
export async function findLeftovers(runFolder: string): Promise<Member[]> {
  try {
    const members: Member[] = JSON.parse(await readFile(pidRegistryPath(runFolder), 'utf8'));
    return members.filter(({ identity }) => isRunning(identity));
  } catch {
    return [];
  }
}

function isDiskFailure(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'].includes((error as NodeJS.ErrnoException).code ?? '');
}

function pidRegistryPath(runFolder: string): string {
  return join(runFolder, 'processes.json');
}
