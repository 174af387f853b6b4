import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { answersWell } from './answers-well.ts';
import { type OnSpawn, type RunningProcess, startProcess } from './processes.ts';

export interface ClientPlan {
  readonly port: number;
  readonly logFile: string;
  /** With the shop's PORT, so that it hands the API's requests on to the right server. */
  readonly env: NodeJS.ProcessEnv;
}

/** Vite's development server: the client with every change at once. */
export function startClient({ port, logFile, env }: ClientPlan, onSpawn?: OnSpawn): Promise<RunningProcess> {
  const vite = join(projectRoot, 'node_modules/.bin/vite');
  return startProcess(
    {
      name: 'The client',
      command: process.execPath,
      args: [vite, 'client', '--port', String(port), '--strictPort', '--clearScreen', 'false'],
      env,
      logFile,
      ready: (_child, ended) => answersWell(`http://localhost:${port}/`, ended),
      readyTimeoutMs: 60_000,
      stopTimeoutMs: 3000,
    },
    onSpawn,
  );
}
