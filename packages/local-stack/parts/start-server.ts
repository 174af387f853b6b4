import { join } from 'node:path';
import { type OnSpawn, type RunningProcess, startProcess } from '../processes/managed-process.ts';
import { waitUntilHealthy } from '../processes/wait-until-healthy.ts';
import { projectRoot } from '../system/project-root.ts';

export interface ServerPlan {
  readonly port: number;
  /** Where this machine finds it; on the loopback address where nothing else is said. */
  readonly address?: string;
  /** How long it serves on once it is asked to stop. */
  readonly drainSeconds?: number;
  readonly logFile: string;
  readonly env: NodeJS.ProcessEnv;
  /** The built server to run; the project's own, bundled, unless a test passes another one. */
  readonly main?: string;
}

/**
 * The server's heap, which V8 by itself lets grow with the memory of the machine: to 385 MB resident under load on one of
 * 24 GB, of which 60 are alive. With these it stays below 256 (docs/decisions/0021).
 */
export const nodeOptions = [
  '--max-old-space-size=512',
  '--max-semi-space-size=16',
  // firebase-admin's url.parse, of which Node warns where it does not lie in node_modules.
  '--disable-warning=DEP0169',
] as const;

const bundledServer = join(projectRoot, 'dist/server/bundle/main.js');
/** The same with a file for each module, which says of each function whose it is. */
export const unbundledServer = join(projectRoot, 'dist/server/src/main.js');

/** Starts the built server and waits until it reports that it is ready. */
export function startServer(
  {
    port,
    address = `http://127.0.0.1:${port}`,
    drainSeconds = 0,
    logFile,
    env,
    main = bundledServer,
  }: ServerPlan,
  onSpawn?: OnSpawn,
): Promise<RunningProcess> {
  return startProcess(
    {
      name: 'The shop’s server',
      command: process.execPath,
      args: [...nodeOptions, main],
      env,
      logFile,
      ready: (_child, ended) => waitUntilHealthy(`${address}/readyz`, ended),
      // After an upgrade it migrates millions of items first. One that fails exits, and is noticed at once.
      readyTimeoutMs: 600_000,
      stopTimeoutMs: 15_000 + drainSeconds * 1000,
      explain: (log) => lastErrorLine(log),
    },
    onSpawn,
  );
}

/** What it said itself before it gave up: in a plain sentence, or in the last line that was logged as fatal. */
function lastErrorLine(log: string): string | null {
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
