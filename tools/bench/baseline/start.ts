import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { startStripeSandbox } from '../../../packages/local-stack/parts/start-stripe-sandbox.ts';
import {
  type RunningProcess,
  readyMessage,
  startProcess,
} from '../../../packages/local-stack/processes/managed-process.ts';
import { findFreePorts } from '../../../packages/local-stack/system/free-ports.ts';
import { type BaselinePlan } from './plan.ts';

export interface BaselineServer {
  readonly url: string;
  readonly pid: number;
  /** Where its cards are charged. */
  readonly stripePort: number;
  stop(): Promise<void>;
}

/** @param folder for its plan and its log */
export async function startBaselineServer(
  folder: string,
  wanted: Omit<BaselinePlan, 'port' | 'stripePort' | 'webhookSecret'>,
): Promise<BaselineServer> {
  const [port = 0, stripePort = 0] = await findFreePorts(2);
  const plan: BaselinePlan = { ...wanted, port, stripePort, webhookSecret: 'whsec_baseline' };
  const sandbox = await startStripeSandbox({
    port: stripePort,
    journal: join(folder, `baseline-${port}.jsonl`),
    webhookUrl: `http://127.0.0.1:${port}/webhook`,
    webhookSecret: plan.webhookSecret,
    logFile: join(folder, `baseline-stripe-${port}.log`),
  });
  const file = join(folder, `baseline-${port}.json`);
  await writeFile(file, mongoose.mongo.BSON.EJSON.stringify(plan, { relaxed: false }));
  const running: RunningProcess = await startProcess({
    name: 'The baseline server',
    command: process.execPath,
    args: [join(import.meta.dirname, 'main.ts'), file],
    logFile: join(folder, `baseline-${port}.log`),
    ready: readyMessage,
    readyTimeoutMs: 30_000,
    stopTimeoutMs: 3000,
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: running.identity.pid,
    stripePort,
    async stop() {
      await running.stop();
      await sandbox.stop();
    },
  };
}
