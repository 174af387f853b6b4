import { join } from 'node:path';
import {
  type OnSpawn,
  type RunningProcess,
  readyMessage,
  startProcess,
} from '../processes/managed-process.ts';
import { projectRoot } from '../system/project-root.ts';

export interface StripeSandboxPlan {
  readonly port: number;
  /** The file that keeps every payment. */
  readonly journal: string;
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  readonly logFile: string;
  readonly env?: NodeJS.ProcessEnv;
}

export function startStripeSandbox(plan: StripeSandboxPlan, onSpawn?: OnSpawn): Promise<RunningProcess> {
  const { port, journal, webhookUrl, webhookSecret, logFile, env } = plan;
  const main = join(projectRoot, 'packages/stripe-sandbox/server/main.ts');
  const webhook = ['--webhook-url', webhookUrl, '--webhook-secret', webhookSecret];
  return startProcess(
    {
      name: 'The Stripe sandbox',
      command: process.execPath,
      args: [main, '--port', String(port), '--data', journal, ...webhook],
      env,
      logFile,
      ready: readyMessage,
      readyTimeoutMs: 30_000,
      stopTimeoutMs: 5000,
    },
    onSpawn,
  );
}
