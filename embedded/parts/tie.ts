import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Member } from './roll-call.ts';

/** Ties the parts' lives to ours: should we be killed, they end soon after. */
export interface Tie {
  update(members: readonly Member[]): void;
  /** For when every part has been stopped in order. */
  untie(): Promise<void>;
}

export function tieParts(): Tie {
  let members: readonly Member[] = [];
  let isUntied = false;
  let tether = spawnTether();

  function spawnTether() {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'tether.ts')], {
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.send(members, () => {});
    child.on('error', () => {});
    child.once('exit', () => {
      setTimeout(() => {
        if (!isUntied) tether = spawnTether();
      }, 500);
    });
    return child;
  }

  return {
    update(list) {
      members = list;
      if (tether.connected) tether.send(members, () => {});
    },
    async untie() {
      isUntied = true;
      if (tether.exitCode !== null || !tether.connected) return;
      const gone = once(tether, 'exit');
      tether.send([], () => tether.disconnect());
      await gone;
    },
  };
}
