import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePorts } from '../system/free-ports.ts';
import { projectRoot } from '../system/project-root.ts';

const launched: ChildProcess[] = [];

/** Kills what a failed test left running. */
export function stopLaunched(): void {
  for (const child of launched) if (child.exitCode === null) child.kill('SIGKILL');
}

export async function freshPorts(): Promise<Record<string, string>> {
  const names = ['PORT', 'MONGO_PORT', 'AUTH_PORT', 'STRIPE_PORT'];
  const ports = await findFreePorts(names.length);
  return Object.fromEntries(names.map((name, index) => [name, String(ports[index])]));
}

/** A copy of the shop, as somebody at a terminal sees it. */
export interface Launched {
  readonly child: ChildProcess;
  output(): string;
  waitForOutput(text: string, timeoutMs?: number): Promise<void>;
  ended(): Promise<number | null>;
}

export function launchShop(
  env: Record<string, string>,
  script = 'start.ts',
  args: readonly string[] = [],
  root = projectRoot,
): Launched {
  const { npm_lifecycle_event: _npm, ...outer } = process.env;
  const child = spawn(process.execPath, [join(root, 'packages/local-stack/commands', script), ...args], {
    cwd: root,
    env: { ...outer, NODE_ENV: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  launched.push(child);
  const exit = once(child, 'exit');
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return {
    child,
    output: () => output,
    async waitForOutput(text, timeoutMs) {
      await waitUntil(
        () => output.includes(text) || child.exitCode !== null || child.signalCode !== null,
        () => `Did not say "${text}" but:\n${output}`,
        timeoutMs,
      );
      if (!output.includes(text)) throw new Error(`It ended without saying "${text}":\n${output}`);
    },
    async ended() {
      await exit;
      return child.exitCode;
    },
  };
}

export async function waitUntil(
  isSo: () => boolean,
  whatNot: () => string,
  timeoutMs = 200_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(whatNot());
    await sleep(30);
  }
}
