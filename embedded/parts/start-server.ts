import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { answersWell } from './answers-well.ts';
import { type OnSpawn, type RunningProcess, startProcess } from './processes.ts';

export interface ServerPlan {
  readonly port: number;
  /** Where this machine finds it; on the loopback address where nothing else is said. */
  readonly address?: string;
  /** How long it serves on once it is asked to stop. */
  readonly drainSeconds?: number;
  readonly logFile: string;
  readonly env: NodeJS.ProcessEnv;
  /** The built server to run; the project's own, packed, unless a test brings another one. */
  readonly main?: string;
}

/**
 * The server's heap, of which some 35 MB are alive: V8 shall not let it grow by more than a seventh before it collects,
 * nor wait for a quiet moment once it knows what is garbage, and have threads enough to find out soon, since nothing is
 * collected meanwhile. One thread collects young objects faster than four on two cores. What answers are made of is
 * young, whatever V8 may conclude from what is made while the server starts. Code of the first of its three compilers
 * takes 6 MB and saves nothing that could be measured (docs/decisions/0021).
 */
export const nodeFlags = [
  '--max-old-space-size=512',
  '--max-semi-space-size=8',
  '--heap-growing-percent=15',
  '--no-parallel-scavenge',
  '--no-allocation-site-pretenuring',
  '--no-incremental-marking-task',
  '--v8-pool-size=8',
  '--no-sparkplug',
  // firebase-admin's url.parse, of which Node warns where it does not lie in node_modules.
  '--disable-warning=DEP0169',
] as const;
/**
 * What lies outside of that heap is in one area; glibc would make eight for every core, each with holes of its own. What
 * is not small is not in it at all, and goes back to the system when it is no longer used: V8 compiles in pieces of 8 to
 * 32 kB, many megabytes at a time, between which small things that stay would keep the rest.
 */
export const memoryEnv = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '8192' } as const;

const packedServer = join(projectRoot, 'dist/server/bundle/main.js');
/** The same with a file for each module, which says of each function whose it is. */
export const unpackedServer = join(projectRoot, 'dist/server/src/main.js');

/** Starts the built server and waits until it says itself that it is ready for shoppers. */
export function startServer(
  {
    port,
    address = `http://127.0.0.1:${port}`,
    drainSeconds = 0,
    logFile,
    env,
    main = packedServer,
  }: ServerPlan,
  onSpawn?: OnSpawn,
): Promise<RunningProcess> {
  return startProcess(
    {
      name: 'The shop’s server',
      command: process.execPath,
      args: [...nodeFlags, main],
      env: { ...memoryEnv, ...env },
      logFile,
      ready: (_child, ended) => answersWell(`${address}/readyz`, ended),
      // After an upgrade it brings millions of items up to date first. One that gives up ends, and is noticed at once.
      readyTimeoutMs: 600_000,
      stopTimeoutMs: 15_000 + drainSeconds * 1000,
      explain: (log) => lastWords(log),
    },
    onSpawn,
  );
}

/** What it said itself before it gave up: in a plain sentence, or in the last line that was logged as fatal. */
function lastWords(log: string): string | null {
  const said = /^The server can't start: (.*)$/m.exec(log);
  if (said) return `The shop’s server stopped while it started: ${said[1]}`;

  for (const line of log.trim().split('\n').reverse()) {
    try {
      const { level, msg } = JSON.parse(line);
      if (level >= 60 && msg) return `The shop’s server stopped while it started: ${msg}`;
    } catch {
      // Not a line of the log, a warning of Node perhaps.
    }
  }
  return null;
}
