import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

/** A port that a part wants, and the setting that changes it. */
export interface WantedPort {
  readonly setting: string;
  readonly port: number;
  readonly purpose: string;
}

/** Makes sure, before anything starts, that every port is free. */
export async function checkPorts(wanted: readonly WantedPort[]): Promise<void> {
  const problems: string[] = [];
  for (const { setting, port, purpose } of wanted) {
    const twin = wanted.find((other) => other.port === port && other.setting !== setting);
    if (twin) {
      throw new StartError(`${setting} and ${twin.setting} are both ${port}; give each a port of its own.`);
    }
    const taken = await whyNotFree(port);
    if (taken)
      problems.push(`Port ${port} (${purpose}) ${taken}; free it or choose another with ${setting}=…`);
  }
  if (problems.length > 0) throw new StartError(problems.join('\n'));
}

/** Makes sure that this machine has the address that the shop is to listen at. */
export async function checkHost(host: string): Promise<void> {
  const code = await listenOnce(0, host);
  if (code) throw new StartError(`HOST is ${host}, where this machine can't listen (${code}).`);
}

/** @returns the reason, or null for a free port */
async function whyNotFree(port: number): Promise<string | null> {
  // Both, because some systems let a wildcard listener sit beside one on the loopback address.
  for (const host of ['127.0.0.1', undefined]) {
    const code = await listenOnce(port, host);
    if (code === 'EADDRINUSE') return 'is taken by another program';
    if (code === 'EACCES') return 'may not be used by this user';
    if (code && host) return `can't be used (${code})`;
  }
  return null;
}

function listenOnce(port: number, host: string | undefined): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    server.listen({ port, host }, () => server.close(() => resolve(null)));
  });
}

/** Where copies that tests start side by side listen: below the ports that the system gives to outgoing connections. */
const TEST_PORTS = { from: 20_000, count: 12_000 } as const;
const WORKERS = 8;
const perWorker = TEST_PORTS.count / WORKERS;

/** What this process was given already, and may not use yet. */
const given = new Set<number>();

/** jest's or Playwright's number of this process; 0 for one that is no worker. */
function workerNumber(): number {
  return Number(process.env.JEST_WORKER_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % WORKERS;
}

/**
 * Ports that nobody uses now, for copies that tests start side by side. Each worker has a range of its own, so that none
 * takes what another has found free and not used yet.
 */
export async function findFreePorts(count: number): Promise<number[]> {
  const first = TEST_PORTS.from + workerNumber() * perWorker;
  const ports: number[] = [];
  while (ports.length < count) {
    const port = first + Math.floor(Math.random() * perWorker);
    if (given.has(port) || (await whyNotFree(port)) !== null) continue;
    given.add(port);
    ports.push(port);
  }
  return ports;
}
