import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { endProcess, findProcess, type ProcessIdentity } from '../system/process-identity.ts';
import { StartError } from '../system/start-error.ts';

/** How a part is started. */
export interface ProcessPlan {
  /** As the person at the terminal reads it: "The database". */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Everything that the process prints is appended here. */
  readonly logFile: string;
  /** Resolves when the part can do its work; `ended` fires when it is given up on. */
  readonly ready: (child: ChildProcess, ended: AbortSignal) => Promise<void>;
  readonly readyTimeoutMs: number;
  /** From being asked to stop to being stopped. */
  readonly stopTimeoutMs: number;
  /** Turns the end of a process that never got ready into a sentence, where it knows a better one. */
  readonly explain?: (logTail: string, exit: Exit) => string | null;
}

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface RunningProcess {
  readonly identity: ProcessIdentity;
  readonly exited: Promise<Exit>;
  /** Asks it to end; kills it when it takes longer than planned, or than `graceMs`. */
  stop(graceMs?: number): Promise<void>;
}

/** Called with every process as soon as it exists, before it is ready. */
export type OnSpawn = (identity: ProcessIdentity) => void;

/**
 * Starts a process and waits until it is ready.
 *
 * It gets a process group of its own, so that Ctrl-C in the terminal reaches only the supervisor,
 * which then stops the parts in order.
 *
 * @throws StartError when it ends or stays silent before it is ready; nothing is left running then
 */
export async function startProcess(plan: ProcessPlan, onSpawn: OnSpawn = () => {}): Promise<RunningProcess> {
  const log = await open(plan.logFile, 'a');
  const { size: logStart } = await log.stat();
  const child = spawn(plan.command, plan.args, {
    detached: true,
    env: plan.env ?? process.env,
    // Our own programs get a channel: to say that they are ready, and to notice that we are gone.
    stdio: ['ignore', log.fd, log.fd, plan.command === process.execPath ? 'ipc' : 'ignore'],
  });
  const exited = exitOf(child);
  const running = child.pid === undefined ? null : runningProcess(child.pid, exited, plan.stopTimeoutMs);
  // At once: we may be killed before anything that is waited for, and nobody else knows of it.
  if (running) onSpawn(running.identity);
  await Promise.race([once(child, 'spawn'), exited]).finally(() => log.close());

  const ended = new AbortController();
  const outcome = await Promise.race([
    plan.ready(child, ended.signal).then(
      () => 'ready' as const,
      (error: Error) => error,
    ),
    exited,
    afterMs(plan.readyTimeoutMs, ended.signal),
  ]);
  ended.abort();
  if (outcome === 'ready' && running) return running;

  await running?.stop(2000);
  throw new StartError(await whyNotReady(plan, outcome, logStart));
}

function runningProcess(pid: number, exited: Promise<Exit>, stopTimeoutMs: number): RunningProcess {
  const identity = findProcess(pid) ?? { pid, started: 'ended already' };
  return {
    identity,
    exited,
    async stop(graceMs = stopTimeoutMs) {
      await endProcess(identity, graceMs);
      await exited;
    },
  };
}

function exitOf(child: ChildProcess): Promise<Exit> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    // Not started at all: no such file, or not allowed to run it.
    child.once('error', () => resolve({ code: -1, signal: null }));
  });
}

function afterMs(ms: number, signal: AbortSignal): Promise<'silent'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('silent'), ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

async function whyNotReady(plan: ProcessPlan, outcome: unknown, logStart: number): Promise<string> {
  const log = (await readFile(plan.logFile)).subarray(logStart).toString('utf8').slice(-20_000);
  const where = `Its log is ${plan.logFile}.`;
  if (outcome instanceof Error) return `${plan.name} did not get ready: ${outcome.message}. ${where}`;
  if (outcome === 'silent') {
    return `${plan.name} was not ready after ${plan.readyTimeoutMs / 1000} s. ${where}`;
  }
  const exit = outcome as Exit;
  return (
    plan.explain?.(log, exit) ?? `${plan.name} stopped while it started (${describeExit(exit)}). ${where}`
  );
}

export function describeExit({ code, signal }: Exit): string {
  return signal ? `signal ${signal}` : `exit code ${code}`;
}

/** Resolves when the part reports itself ready: it sends `{type: 'ready'}` to the process that started it. */
export function readyMessage(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('message', (message: { type?: string }) => {
      if (message?.type === 'ready') resolve();
    });
  });
}
