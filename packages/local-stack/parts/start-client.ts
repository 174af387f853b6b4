import { join } from 'node:path';
import { type OnSpawn, type RunningProcess, startProcess } from '../processes/managed-process.ts';
import { waitUntilHealthy } from '../processes/wait-until-healthy.ts';
import { ownAddress } from '../system/listen-address.ts';
import { projectRoot } from '../system/project-root.ts';

export interface ClientPlan {
  readonly port: number;
  readonly host: string | null;
  /** The server, which it hands the API's requests on to. */
  readonly shopAddress: string;
  readonly logFile: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Vite's development server: the client with every change at once. */
export function startClient(
  { port, host, shopAddress, logFile, env }: ClientPlan,
  onSpawn?: OnSpawn,
): Promise<RunningProcess> {
  const vite = join(projectRoot, 'node_modules/.bin/vite');
  return startProcess(
    {
      name: 'The client',
      command: process.execPath,
      args: [
        ...[vite, 'client', '--port', String(port), '--strictPort', '--clearScreen', 'false'],
        ...(host ? ['--host', host] : []),
      ],
      env: { ...env, SHOP_ADDRESS: shopAddress },
      logFile,
      ready: (_child, ended) =>
        waitUntilHealthy(`${host ? ownAddress(host, port) : `http://localhost:${port}`}/`, ended),
      readyTimeoutMs: 60_000,
      stopTimeoutMs: 3000,
    },
    onSpawn,
  );
}
