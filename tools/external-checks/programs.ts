import { execFile, spawn } from 'node:child_process';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { mongodLocations } from '../../packages/local-stack/mongod/mongod-locations.ts';

const run = promisify(execFile);
/** Longest download and build, in milliseconds. */
const INSTALL_TIMEOUT_MS = 600_000;

/** Why a program is not to be had here, in one sentence. */
export class MissingProgram extends Error {
  override name = 'MissingProgram';
}

/** Per-user folder where fetched programs stay. */
function cacheFolderOf(program: string): string {
  return join(mongodLocations(process.env).cache, program);
}

/**
 * A Python program in a virtual environment of its own; installed when it is not there yet.
 *
 * @returns its path
 * @throws MissingProgram
 */
export async function pythonProgram(name: string, version: string, command = name): Promise<string> {
  const folder = cacheFolderOf(`${name}-${version}`);
  const path = join(folder, 'bin', command);
  // A run that was ended while it installed leaves a program without all that it needs.
  const mark = join(folder, 'complete');
  if (await isInstalled(mark)) return path;
  await install('python3', ['-m', 'venv', folder], name);
  await install(join(folder, 'bin/pip'), ['install', '--quiet', `${name}==${version}`], name);
  await writeFile(mark, '');
  return path;
}

/**
 * An npm package in a folder of its own, without its install scripts; installed when it is not there yet.
 *
 * @param beside packages that it asks for by itself
 * @returns the folder of its package
 * @throws MissingProgram
 */
export async function npmPackage(
  name: string,
  version: string,
  ...beside: readonly string[]
): Promise<string> {
  const folder = cacheFolderOf(`${name.replaceAll(/[@/]+/g, '-')}-${version}`);
  const path = join(folder, 'node_modules', name);
  if (await isInstalled(path)) return path;
  await mkdir(folder, { recursive: true });
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  await install('npm', ['install', ...options, `${name}@${version}`, ...beside], name);
  return path;
}

/**
 * A program in Go; built when it is not there yet.
 *
 * @returns its path
 * @throws MissingProgram
 */
export async function goProgram(module: string, version: string): Promise<string> {
  const name = module.split('/').at(-1) ?? module;
  const folder = cacheFolderOf(`${name}-${version}`);
  const path = join(folder, name);
  if (await isInstalled(path)) return path;
  await mkdir(folder, { recursive: true });
  await install('go', ['install', `${module}@${version}`], name, { GOBIN: folder });
  return path;
}

export interface RunOutput {
  readonly code: number | null;
  /** What it printed, both ways, without colours. */
  readonly output: string;
}

/** Runs a program to its end, in a folder where it may leave what it likes. */
export function runToEnd(
  path: string,
  args: readonly string[],
  limitMs: number,
  env: NodeJS.ProcessEnv = {},
): Promise<RunOutput> {
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, {
      timeout: limitMs,
      env: { ...process.env, NO_COLOR: '1', ...env },
      cwd: tmpdir(),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

async function install(command: string, args: readonly string[], name: string, env = {}): Promise<void> {
  try {
    await run(command, args, { timeout: INSTALL_TIMEOUT_MS, env: { ...process.env, ...env } });
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
    const why =
      code === 'ENOENT' ? `${command} is not installed` : (stderr.trim().split('\n').at(-1) ?? 'failed');
    throw new MissingProgram(`${name} could not be fetched: ${why}`);
  }
}

function isInstalled(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
