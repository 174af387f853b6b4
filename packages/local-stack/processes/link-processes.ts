import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Member } from './pid-registry.ts';

/** Ties the parts' lives to ours: should we be killed, they end soon after. */
export interface ProcessLink {
  update(members: readonly Member[]): void;
  /** For when every part has been stopped in order. */
  unlink(): Promise<void>;
}

export function linkProcesses(): ProcessLink {
  let members: readonly Member[] = [];
  let isUnlinked = false;
  let watchdog = spawnWatchdog();

  function spawnWatchdog() {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'parent-watchdog.ts')], {
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.send(members, () => {});
    child.on('error', () => {});
    child.once('exit', () => {
      setTimeout(() => {
        if (!isUnlinked) watchdog = spawnWatchdog();
      }, 500);
    });
    return child;
  }

  return {
    update(list) {
      members = list;
      if (watchdog.connected) watchdog.send(members, () => {});
    },
    async unlink() {
      isUnlinked = true;
      if (watchdog.exitCode !== null || !watchdog.connected) return;
      const gone = once(watchdog, 'exit');
      watchdog.send([], () => watchdog.disconnect());
      await gone;
    },
  };
}
