import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endProcess, isRunning, type ProcessIdentity } from '../process-identity.ts';

/** A process of a part, and its turn when all have to end: the lowest goes first, equals go together. */
export interface Member {
  readonly identity: ProcessIdentity;
  readonly turn: number;
}

/** Ends all, in turns, killing those that take longer than `graceMs`. */
export async function endInTurns(members: readonly Member[], graceMs: number): Promise<void> {
  const turns = [...new Set(members.map(({ turn }) => turn))].sort((a, b) => a - b);
  for (const turn of turns) {
    const now = members.filter((member) => member.turn === turn);
    await Promise.all(now.map(({ identity }) => endProcess(identity, graceMs)));
  }
}

/**
 * Notes the processes of this copy for the next one, should this one be killed. Written at once
 * and whole, because the kill may come right after.
 */
export function writeRollCall(runFolder: string, members: readonly Member[]): void {
  const path = rollCallPath(runFolder);
  writeFileSync(`${path}.new`, JSON.stringify(members));
  renameSync(`${path}.new`, path);
}

export function clearRollCall(runFolder: string): void {
  rmSync(rollCallPath(runFolder), { force: true });
}

/** Those of a killed copy that are still there. */
export async function findLeftovers(runFolder: string): Promise<Member[]> {
  try {
    const members: Member[] = JSON.parse(await readFile(rollCallPath(runFolder), 'utf8'));
    return members.filter(({ identity }) => isRunning(identity));
  } catch {
    return [];
  }
}

function rollCallPath(runFolder: string): string {
  return join(runFolder, 'processes.json');
}
