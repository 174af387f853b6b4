import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import { type SlowFile, slowFilesOf } from './slow-files.ts';
import { jestCounts, playwrightCounts, type RunnerResult } from './tally.ts';

/** What every change runs, and the rest (docs/decisions/0008). */
export type Ring = 'first' | 'slow';

interface Runner {
  readonly name: string;
  readonly tool: 'jest' | 'playwright';
  readonly args: readonly string[];
  readonly report: string;
  // biome-ignore lint/suspicious/noExplicitAny: each reads the report of its own tool
  readonly countsOf: (report: any) => RunnerResult['counts'];
}

const jestReport = join(projectRoot, 'dist/.jest-report.json');

function jestRunner(...args: string[]): Runner {
  return {
    name: 'jest',
    tool: 'jest',
    args: [
      ...['--reporters=default', '--reporters=./tools/checks/progress/jest-progress.ts'],
      ...['--json', `--outputFile=${jestReport}`, ...args],
    ],
    report: jestReport,
    countsOf: jestCounts,
  };
}

/** The browser tests open a whole shop for each worker themselves. */
function playwrightRunner(project: string): Runner {
  return {
    name: 'playwright',
    tool: 'playwright',
    args: ['test', `--project=${project}`],
    report: join(projectRoot, 'e2e/artifacts/report.json'),
    countsOf: playwrightCounts,
  };
}

const runners: Readonly<Record<Ring, readonly Runner[]>> = {
  first: [jestRunner(), playwrightRunner('journeys')],
  slow: [jestRunner('--config=jest.slow.config.ts'), playwrightRunner('nightly')],
};

/**
 * Runs the tests of a ring: of the first one after the other, since both keep the processors busy; of the slow one side by
 * side, since most of its tests wait for starts, time-outs and a shop that comes to rest.
 */
export async function runRing(ring: Ring): Promise<RunnerResult[]> {
  if (ring === 'slow') return Promise.all(runners.slow.map(run));
  const results: RunnerResult[] = [];
  for (const runner of runners.first) results.push(await run(runner));
  return results;
}

/** The files of jest's last run that took longer than a file of the first ring should. */
export async function findSlowFiles(): Promise<SlowFile[]> {
  const report = await readFile(jestReport, 'utf8').catch(() => null);
  return report ? slowFilesOf(JSON.parse(report), projectRoot) : [];
}

async function run({ name, tool, args, report, countsOf }: Runner): Promise<RunnerResult> {
  // A report of an earlier run must not speak for this one.
  await rm(report, { force: true });
  await mkdir(dirname(report), { recursive: true });
  const runner = spawn(process.execPath, [join(projectRoot, 'node_modules/.bin', tool), ...args], {
    cwd: projectRoot,
    // jest's report is in the file; on standard output it would drown what people read.
    stdio: ['ignore', tool === 'jest' ? 'ignore' : 'inherit', 'inherit'],
  });
  const [exitCode] = await once(runner, 'exit');
  const counts = await readFile(report, 'utf8').then(
    (text) => countsOf(JSON.parse(text)),
    () => null,
  );
  return { name, exitCode, counts };
}
