import { join } from 'node:path';
import { demoPicturesFolder } from '../../demo-shop/catalogue/demo-pictures.ts';
import { type OnSpawn, type RunningProcess, startProcess } from '../processes/managed-process.ts';
import { projectRoot } from '../system/project-root.ts';
import type { Console } from '../terminal/console.ts';

export interface DemoPlan {
  readonly logFile: string;
  readonly env: NodeJS.ProcessEnv;
  readonly console: Console;
  /** Whether a demo of an older version may be there, which is only given what it lacks. */
  readonly isUpdate: boolean;
}

/**
 * Starts the loader that fills an empty shop with the demo's items, accounts and orders.
 *
 * It ends by itself, with exit code 0 when all is loaded. It may be started again after it was
 * killed half-way; it leaves what it finds done.
 */
export function startDemoLoader(
  { logFile, env, console, isUpdate }: DemoPlan,
  onSpawn?: OnSpawn,
): Promise<RunningProcess> {
  return startProcess(
    {
      name: 'The demo loader',
      command: process.execPath,
      args: [
        '--enable-source-maps',
        join(projectRoot, 'dist/packages/demo-shop/loader/main.js'),
        demoPicturesFolder,
        ...(isUpdate ? ['--update'] : []),
      ],
      env,
      logFile,
      async ready(child) {
        child.on('message', (message: { type?: string; text?: string }) => {
          if (message.type === 'progress' && message.text) console.progress(message.text);
        });
      },
      readyTimeoutMs: 10_000,
      stopTimeoutMs: 2000,
    },
    onSpawn,
  );
}
