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

/**
 * Ports that nobody uses now, for copies that tests start side by side. They lie below those that the system gives to
 * outgoing connections, which could otherwise take one between two starts of the same copy.
 */
export async function findFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (!ports.has(port) && (await whyNotFree(port)) === null) ports.add(port);
  }
  return [...ports];
}
