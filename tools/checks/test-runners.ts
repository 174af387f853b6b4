import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import { jestCounts, playwrightCounts, type RunnerResult } from './tally.ts';

/** Unit, integration and client tests; the integration tests start real parts of their own. */
export function runJest(): Promise<RunnerResult> {
  const report = join(projectRoot, 'dist/.jest-report.json');
  return runRunner('jest', ['jest', '--json', `--outputFile=${report}`], report, jestCounts);
}

/** Browser tests, on a whole shop that they open themselves. */
export function runPlaywright(): Promise<RunnerResult> {
  const report = join(projectRoot, 'e2e/artifacts/report.json');
  return runRunner('playwright', ['playwright', 'test'], report, playwrightCounts);
}

async function runRunner<Report>(
  name: string,
  [tool = '', ...args]: readonly string[],
  reportPath: string,
  countsOf: (report: Report) => RunnerResult['counts'],
): Promise<RunnerResult> {
  // A report of an earlier run must not speak for this one.
  await rm(reportPath, { force: true });
  await mkdir(dirname(reportPath), { recursive: true });
  const runner = spawn(process.execPath, [join(projectRoot, 'node_modules/.bin', tool), ...args], {
    cwd: projectRoot,
    // The report is in the file; on standard output it would drown what people read.
    stdio: ['ignore', tool === 'jest' ? 'ignore' : 'inherit', 'inherit'],
  });
  const [exitCode] = await once(runner, 'exit');
  const counts = await readFile(reportPath, 'utf8').then(
    (text) => countsOf(JSON.parse(text)),
    () => null,
  );
  return { name, exitCode, counts };
}
