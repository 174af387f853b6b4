import { buildStaleTargets, clientTarget, serverTarget } from '../../packages/local-stack/build/build.ts';
import { StartError } from '../../packages/local-stack/system/start-error.ts';
import { readCommandLine } from '../../packages/local-stack/terminal/command-line.ts';
import { terminalConsole } from '../../packages/local-stack/terminal/console.ts';
import { neverInterrupted } from '../../packages/local-stack/terminal/interruption.ts';
import { minutes } from './progress/progress.ts';
import { MAX_FILE_SECONDS } from './slow-files.ts';
import { lastLine, type RunnerResult, sum, tallyOf } from './tally.ts';
import { findSlowFiles, type Ring, runRing } from './test-runners.ts';

/** `npm test`, the first ring, and `npm run test:slow`, the other one; each ends with `N passed, N failed` alone on a line. */
const ring: Ring = readCommandLine(
  'npm test',
  { options: { slow: { type: 'boolean', default: false } } },
  ({ values }) => (values.slow ? 'slow' : 'first'),
);

const startedAt = Date.now();
const results: RunnerResult[] = [];
try {
  await buildStaleTargets([serverTarget, clientTarget], terminalConsole(neverInterrupted));
  results.push(...(await runRing(ring)));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  results.push({ name: 'build', exitCode: 1, counts: null });
}

const tallies = results.map(tallyOf);
console.log('');
for (const [index, { name, exitCode, counts }] of results.entries()) {
  const skipped = counts?.skipped ? `, of them ${counts.skipped} skipped` : '';
  const end = counts ? '' : ` (ended with exit code ${exitCode} and no report)`;
  console.log(`${name}: ${lastLine(tallies[index] ?? { passed: 0, failed: 1 })}${skipped}${end}`);
}
if (ring === 'first') await nameSlowFiles();
console.log(`The ${ring} ring took ${minutes(Date.now() - startedAt)} minutes.`);

const total = sum(tallies);
console.log(lastLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;

/** Names them and fails nothing: on a busy machine every file is slow. */
async function nameSlowFiles(): Promise<void> {
  for (const { file, seconds } of await findSlowFiles())
    console.log(
      `${file} took ${seconds} s, and a file of the first ring should take ${MAX_FILE_SECONDS} at most.`,
    );
}
