import { join } from 'node:path';
import {
  type OnSpawn,
  type RunningProcess,
  readyMessage,
  startProcess,
} from '../processes/managed-process.ts';

export interface AuthEmulatorPlan {
  readonly port: number;
  readonly projectId: string;
  /** Folder for the accounts. */
  readonly data: string;
  readonly logFile: string;
  readonly env?: NodeJS.ProcessEnv;
}

export function startAuthEmulator(plan: AuthEmulatorPlan, onSpawn?: OnSpawn): Promise<RunningProcess> {
  const { port, projectId, data, logFile, env } = plan;
  const main = join(import.meta.dirname, 'main.ts');
  const accounts = join(data, 'accounts.json');
  return startProcess(
    {
      name: 'The auth emulator',
      command: process.execPath,
      args: [main, '--port', String(port), '--accounts', accounts, '--project', projectId],
      env,
      logFile,
      ready: readyMessage,
      readyTimeoutMs: 60_000,
      stopTimeoutMs: 5000,
      explain: (log) => /StartError: (.*)/.exec(log)?.[1] ?? null,
    },
    onSpawn,
  );
}
