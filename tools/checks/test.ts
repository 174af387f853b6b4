import { buildStaleTargets, clientTarget, serverTarget } from '../../packages/local-stack/build/build.ts';
import { StartError } from '../../packages/local-stack/system/start-error.ts';
import { terminalConsole } from '../../packages/local-stack/terminal/console.ts';
import { neverInterrupted } from '../../packages/local-stack/terminal/interruption.ts';
import { lastLine, type RunnerResult, sum, tallyOf } from './tally.ts';
import { runJest, runPlaywright } from './test-runners.ts';

/** `npm test`: every test there is; ends with `N passed, N failed` alone on a line. */
const results: RunnerResult[] = [];
try {
  await buildStaleTargets([serverTarget, clientTarget], terminalConsole(neverInterrupted));
  for (const run of [runJest, runPlaywright]) results.push(await run());
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
const total = sum(tallies);
console.log(lastLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
