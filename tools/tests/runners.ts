import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { testsAlone } from '../../jest.slow.config.ts';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import { filesToRunAgain, type SettledRun, settle } from './second-chance.ts';
import type { RunnerResult } from './tally.ts';
import { jestFiles, playwrightFiles, type TestFile } from './test-files.ts';

/** What every change runs, and the rest (docs/decisions/0008). */
export type Ring = 'first' | 'slow';

/** The parts of each ring: projects of jest and, at the end, the one of Playwright. */
export const partsOf = {
  first: { jest: ['unit', 'client', 'integration'], playwright: ['journeys'] },
  slow: { jest: ['slow', 'alone'], playwright: ['nightly'] },
} as const;

/** Which tests are asked for. */
export interface Selection {
  readonly ring: Ring;
  /** Of {@link partsOf}; all of them where it is empty. */
  readonly parts: readonly string[];
  /** Regular expressions over the paths of test files; all files where it is empty. */
  readonly patterns: readonly string[];
  /** `1/2` for the first half of each part. */
  readonly shard: string | undefined;
}

interface Runner {
  readonly tool: 'jest' | 'playwright';
  /** As the summary calls it. */
  readonly name: string;
  readonly args: readonly string[];
  /** For the second run: one process, one file after the other. */
  readonly argsForAgain: (files: readonly TestFile[]) => readonly string[];
  readonly report: string;
  // biome-ignore lint/suspicious/noExplicitAny: each reads the report of its own tool
  readonly filesOf: (report: any, root: string) => TestFile[];
}

/**
 * Runs what is asked for: of the first ring one tool after the other, since both keep the processors busy; of the slow
 * one side by side, since most of its tests wait for starts, time-outs and a shop with nothing left to do, and then one
 * by one what has to be alone.
 *
 * @param root where the configurations of both tools are
 */
export async function runTests(selection: Selection, root = projectRoot): Promise<SettledRun[]> {
  const firsts: FirstRun[] = [];
  for (const group of await groupsOf(selection, root)) {
    firsts.push(...(await Promise.all(group.map((runner) => runFirst(runner, root)))));
  }
  const runs: SettledRun[] = [];
  for (const { runner, ...first } of firsts) runs.push(await giveSecondChance(runner, first, root));
  return runs;
}

/** The runners of a group run side by side, and the groups one after the other. */
async function groupsOf(selection: Selection, root: string): Promise<Runner[][]> {
  const playwright = await playwrightRunner(selection, root);
  const jest = await jestRunner(selection, root);
  const groups =
    selection.ring === 'slow'
      ? [[jest, playwright], [await jestAloneRunner(selection, root)]]
      : [[jest], [playwright]];
  return groups.map((group) => group.filter((runner) => runner !== null));
}

interface FirstRun {
  readonly runner: Runner;
  readonly result: RunnerResult;
  readonly ms: number;
}

async function runFirst(runner: Runner, root: string): Promise<FirstRun> {
  const startedAt = Date.now();
  return { runner, result: await run(runner, runner.args, root), ms: Date.now() - startedAt };
}

/** What failed is run again when all else is over: alone, in a new process, and with parts of its own. */
async function giveSecondChance(
  runner: Runner,
  { result, ms }: Omit<FirstRun, 'runner'>,
  root: string,
): Promise<SettledRun> {
  const again = filesToRunAgain(result);
  if (again.length === 0) return { result, shaky: [], ms };
  console.log(`\n${runner.name}, once more and alone: ${again.map(({ path }) => path).join(', ')}\n`);
  const startedAt = Date.now();
  const second = await run(runner, runner.argsForAgain(again), root, { SHOPS: 'own' });
  return { ...settle(result, second), ms: ms + Date.now() - startedAt };
}

async function jestRunner(selection: Selection, root: string): Promise<Runner | null> {
  const { ring, parts, patterns } = selection;
  if (ring === 'first') {
    const projects = parts.filter((part) => partsOf.first.jest.some((own) => own === part));
    if (parts.length > 0 && projects.length === 0) return null;
    if (!(await hasTest('**/*.test.{ts,tsx}', patterns, root))) return null;
    return jestOf(selection, 'jest', projects.length > 0 ? ['--selectProjects', ...projects] : [], root);
  }
  if (!isAskedFor('slow', parts)) return null;
  if (!(await hasTest('**/*.slow.test.ts', patterns, root, testsAlone))) return null;
  return jestOf(selection, 'jest', ['--selectProjects', 'slow'], root);
}

async function jestAloneRunner(selection: Selection, root: string): Promise<Runner | null> {
  if (!isAskedFor('alone', selection.parts)) return null;
  if (!(await hasTest(testsAlone, selection.patterns, root))) return null;
  return jestOf(selection, 'jest, alone', ['--selectProjects', 'alone', '--runInBand'], root);
}

/** @param projects which of the projects, and how they are run */
function jestOf(
  { ring, patterns, shard }: Selection,
  name: string,
  projects: readonly string[],
  root: string,
): Runner {
  const report = join(root, 'dist/.jest-report.json');
  const base = [
    ...(ring === 'slow' ? ['--config=jest.slow.config.ts'] : []),
    '--reporters=default',
    `--reporters=${join(projectRoot, 'tools/tests/progress/jest-progress.ts')}`,
    '--json',
    `--outputFile=${report}`,
  ];
  return {
    tool: 'jest',
    name,
    args: [
      ...base,
      ...(shard ? [`--shard=${shard}`] : []),
      ...projects,
      ...(patterns.length > 0 ? ['--testPathPatterns', ...patterns] : []),
    ],
    argsForAgain: (files) => [...base, '--runInBand', '--runTestsByPath', ...files.map(({ path }) => path)],
    report,
    filesOf: jestFiles,
  };
}

/** The browser tests open a whole shop for each worker themselves. */
async function playwrightRunner(
  { ring, parts, patterns, shard }: Selection,
  root: string,
): Promise<Runner | null> {
  const [project] = partsOf[ring].playwright;
  if (!isAskedFor(project, parts)) return null;
  if (!(await hasTest(`e2e/${project}/**/*.e2e.ts`, patterns, root))) return null;
  const base = ['test', `--project=${project}`];
  return {
    tool: 'playwright',
    name: 'playwright',
    args: [...base, ...(shard ? [`--shard=${shard}`] : []), ...patterns],
    argsForAgain: (files) => [...base, '--workers=1', ...files.map(({ path }) => path)],
    report: join(root, 'e2e/artifacts/report.json'),
    filesOf: playwrightFiles,
  };
}

function isAskedFor(part: string, parts: Selection['parts']): boolean {
  return parts.length === 0 || parts.includes(part);
}

/** Without a pattern each tool has to find tests, and fails where it does not. */
async function hasTest(
  files: string | readonly string[],
  patterns: readonly string[],
  root: string,
  others: readonly string[] = [],
): Promise<boolean> {
  if (patterns.length === 0) return true;
  const exclude = (path: string) => path.endsWith('node_modules');
  for await (const path of glob(files, { cwd: root, exclude })) {
    if (others.includes(path)) continue;
    if (patterns.some((pattern) => new RegExp(pattern, 'i').test(path))) return true;
  }
  return false;
}

async function run(
  { tool, name, report, filesOf }: Runner,
  args: readonly string[],
  root: string,
  env: NodeJS.ProcessEnv = {},
): Promise<RunnerResult> {
  // A report of an earlier run must not speak for this one.
  await rm(report, { force: true });
  await mkdir(dirname(report), { recursive: true });
  const isJest = tool === 'jest';
  const runner = spawn(process.execPath, [join(projectRoot, 'node_modules/.bin', tool), ...args], {
    cwd: root,
    env: { ...process.env, ...(isJest && process.stderr.isTTY && { FORCE_COLOR: '1' }), ...env },
    // jest's report is in the file; on standard output it would drown what people read.
    stdio: ['ignore', isJest ? 'ignore' : 'inherit', isJest ? 'pipe' : 'inherit'],
  });
  const hasOpenEnds = runner.stderr ? noticeOpenEnds(runner, runner.stderr) : () => false;
  const [exitCode] = await once(runner, 'exit');
  const files = await readFile(report, 'utf8').then(
    (text) => filesOf(JSON.parse(text), root),
    () => null,
  );
  return { name, exitCode, files, hasOpenEnds: hasOpenEnds() };
}

/** What jest says where a worker had to be ended, and where it does not come to its own end. */
const openEnds = { ofWorker: 'failed to exit gracefully', ofItself: 'Jest did not exit' };

/**
 * Hands on what jest says, and ends it where it waits for ever; its report is written by then.
 *
 * @returns tells whether it had open ends
 */
function noticeOpenEnds(jest: ChildProcess, stderr: Readable): () => boolean {
  let last = '';
  let isNoticed = false;
  stderr.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text);
    last = `${last.slice(-100)}${text}`;
    const isEndless = last.includes(openEnds.ofItself);
    if (isEndless) jest.kill('SIGKILL');
    isNoticed ||= isEndless || last.includes(openEnds.ofWorker);
  });
  return () => isNoticed;
}
