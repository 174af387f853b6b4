import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Mongod } from './find-mongod.ts';

const run = promisify(execFile);

/** Runs `mongod --version`: the only proof that a file is a mongod that works on this machine. */
export async function askVersion(path: string): Promise<Mongod | string> {
  try {
    const { stdout } = await run(path, ['--version'], { timeout: 20_000 });
    const version = /db version v(\d+\.\d+\.\d+)/.exec(stdout)?.[1];
    return version ? { path, version } : `${path} does not say which version it is`;
  } catch (error) {
    return `${path} does not run here (${firstLine(error)})`;
  }
}

function firstLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  return (stderr?.trim() || message).split('\n')[0] ?? 'unknown reason';
}
