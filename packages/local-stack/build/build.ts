import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { exists } from '../data/data-folder.ts';
import { acquireLock } from '../system/process-lock.ts';
import { projectRoot } from '../system/project-root.ts';
import { StartError } from '../system/start-error.ts';
import type { Console } from '../terminal/console.ts';
import { computeBuildStamp } from './build-stamp.ts';

const run = promisify(execFile);
const dist = join(projectRoot, 'dist');

type Command = readonly [tool: string, ...args: string[]];

/** One half of what is built: what it is made of, what it makes, and how. */
export interface Target {
  readonly name: string;
  /** Targets that write the same files have the same stamp file. */
  readonly stampFile: string;
  readonly sources: readonly string[];
  /** Where one of these is missing, it is built anew. */
  readonly outputs: readonly string[];
  /** Steps one after another, the commands of each side by side. */
  readonly steps: readonly (readonly Command[])[];
}

const sharedSources = ['domain', 'package-lock.json', 'tsconfig.base.json'];

export const serverTarget: Target = {
  name: 'server',
  stampFile: '.server-stamp',
  sources: [
    ...sharedSources,
    'server/src',
    'server/tsconfig.json',
    'server/rolldown.config.ts',
    'packages/demo-shop',
  ],
  outputs: [join(dist, 'server/src/main.js'), join(dist, 'server/bundle/main.js')],
  steps: [
    [['tsc', '-p', 'server/tsconfig.json']],
    // What runs as the server; the commands run from what tsc made.
    [['rolldown', '-c', 'server/rolldown.config.ts', '--logLevel', 'warn']],
  ],
};

/** The server for `npm run dev`: the same without packing it, in the same place, so that only one of the two is there. */
export const devServerTarget: Target = {
  ...serverTarget,
  name: 'server for development',
  outputs: serverTarget.outputs.slice(0, 1),
  steps: serverTarget.steps.slice(0, 1),
};

export const clientTarget: Target = {
  name: 'client',
  stampFile: '.client-stamp',
  sources: [...sharedSources, 'client', 'packages/stripe-sandbox/browser'],
  outputs: ['client/index.html', 'client/operations.json', 'drawing/entry-server.js'].map((file) =>
    join(dist, file),
  ),
  steps: [
    [
      ['vite', 'build', 'client', '--logLevel', 'warn'],
      // What the server renders pages with.
      ['vite', 'build', 'client', '--ssr', '--logLevel', 'warn'],
    ],
  ],
};

/**
 * Builds what is missing or was made from other sources than those here now, all targets side by side.
 *
 * @returns the names of what was built
 * @throws StartError with the compiler's words
 */
export async function buildStaleTargets(targets: readonly Target[], console: Console): Promise<string[]> {
  await mkdir(dist, { recursive: true });
  // Two copies of the shop that start side by side must not write the same files at once.
  const lock = await acquireLock(join(dist, '.build-lock'), 300_000);
  try {
    const built = await allOrFirstFailure(targets.map((target) => buildIfStale(target, console)));
    await noteRevision();
    return targets.filter((_target, at) => built[at]).map(({ name }) => name);
  } finally {
    await lock.release();
  }
}

/**
 * Leaves beside the server which commit it is of, for its log lines and figures: git's, or REVISION where there is no
 * repository, as in the Dockerfile. Each time, for a commit that changes no source is another one all the same.
 */
async function noteRevision(): Promise<void> {
  const file = join(dist, 'server/revision');
  if (!(await exists(dirname(file)))) return;
  const revision = process.env.REVISION || (await askRevision());
  if ((await readFile(file, 'utf8').catch(() => null)) !== revision) await writeFile(file, revision);
}

/** @returns its first twelve letters, with `-dirty` behind them where something is not committed; nothing without git */
async function askRevision(): Promise<string> {
  const describe = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
  const { stdout } = await run('git', describe, { cwd: projectRoot }).catch(() => ({ stdout: '' }));
  return stdout.trim();
}

/** Whether it is missing, or was made from other sources than those here now. */
export async function isStale(target: Target): Promise<boolean> {
  const isThere = await Promise.all(target.outputs.map(exists));
  const last = await readFile(join(dist, target.stampFile), 'utf8').catch(() => '');
  return !isThere.every(Boolean) || last !== (await noteFor(target));
}

async function noteFor({ name, sources }: Target): Promise<string> {
  return `${name} ${await computeBuildStamp(projectRoot, sources)}`;
}

async function buildIfStale(target: Target, console: Console): Promise<boolean> {
  if (!(await isStale(target))) return false;

  const stampFile = join(dist, target.stampFile);
  const text = await noteFor(target);
  console.say(`Building the ${target.name}…`);
  await rm(stampFile, { force: true });
  const started = performance.now();
  for (const step of target.steps) {
    await allOrFirstFailure(step.map((command) => build(target.name, command, console.interrupted)));
  }
  await writeFile(stampFile, text);
  console.say(`Built the ${target.name} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return true;
}

async function build(name: string, [tool, ...args]: Command, interrupted: AbortSignal): Promise<void> {
  const path = join(projectRoot, 'node_modules/.bin', tool);
  if (!(await exists(path))) {
    throw new StartError(`The ${name} can't be built: ${tool} is not installed. Run \`npm install\` first.`);
  }
  await runTool(name, [path, ...args], interrupted);
}

/**
 * Runs a program of Node that makes something of the project.
 *
 * @throws StartError with what it said
 */
export async function runTool(
  name: string,
  args: readonly string[],
  interrupted: AbortSignal,
): Promise<void> {
  try {
    await run(process.execPath, args, { cwd: projectRoot, maxBuffer: 50_000_000, signal: interrupted });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const output = `${stdout}${stderr}`.trim().split('\n').slice(0, 20).join('\n');
    throw new StartError(`The ${name} could not be built:\n${output}`);
  }
}

/** Waits for all, so that nothing goes on writing after a failure, and throws the first one. */
async function allOrFirstFailure<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
