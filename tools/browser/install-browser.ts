import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const options = { timeout: 300_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };

/** Installs Debian's packages where that is allowed. @returns in short why they are not there; null when it worked */
export function installByApt(...packages: readonly string[]): string | null {
  return whyNoApt() ?? runInstall('apt-get', update) ?? runInstall('apt-get', installOf(packages));
}

/** The same for a process with open connections, which would be taken for dead if it stood still so long. */
export async function installByAptMeanwhile(...packages: readonly string[]): Promise<string | null> {
  const reason = whyNoApt();
  if (reason) return reason;
  try {
    for (const args of [update, installOf(packages)]) {
      console.log(announce('apt-get', args));
      await promisify(execFile)('apt-get', args, { ...options, maxBuffer: 50_000_000 });
    }
    return null;
  } catch (error) {
    return failure(error);
  }
}

const update = ['update', '-qq'];

function installOf(packages: readonly string[]): string[] {
  return ['install', '-y', '-qq', ...packages];
}

function whyNoApt(): string | null {
  if (!existsSync('/usr/bin/apt-get')) return 'no apt-get here';
  return process.getuid?.() === 0 ? null : 'only root may';
}

/** Runs a command where everybody can read what it says; null when it worked. */
export function runInstall(command: string, args: readonly string[]): string | null {
  console.log(announce(command, args));
  try {
    execFileSync(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
    return null;
  } catch (error) {
    return failure(error);
  }
}

function announce(command: string, args: readonly string[]): string {
  return `Looking for a browser: ${command} ${args.join(' ')}`;
}

function failure(error: unknown): string {
  return `failed (${(error as Error).message.split('\n')[0]})`;
}
