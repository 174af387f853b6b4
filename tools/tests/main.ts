import { buildStaleTargets, clientTarget, serverTarget } from '../../packages/local-stack/build/build.ts';
import { StartError } from '../../packages/local-stack/system/start-error.ts';
import { oneOf, readCommandLine } from '../../packages/local-stack/terminal/command-line.ts';
import { terminalConsole } from '../../packages/local-stack/terminal/console.ts';
import { neverInterrupted } from '../../packages/local-stack/terminal/interruption.ts';
import { minutes } from './progress/progress.ts';
import { partsOf, runTests, type Selection } from './runners.ts';
import type { SettledRun } from './second-chance.ts';
import { summaryOf } from './summary.ts';
import { lastLine } from './tally.ts';

/** `npm test`, the first ring, and `npm run test:slow`, the other one; each ends with `N passed, N failed` alone on a line. */
const selection = readCommandLine(
  `npm test -- [--only unit,client,integration,journeys] [--shard 1/2] [PATTERN …]
       npm run test:slow -- [--only slow,nightly,alone] [--shard 1/2] [PATTERN …]`,
  {
    allowPositionals: true,
    options: {
      slow: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      shard: { type: 'string' },
    },
  },
  ({ values: { slow, only, shard }, positionals: patterns }): Selection => {
    const ring = slow ? 'slow' : 'first';
    const known = [...partsOf[ring].jest, ...partsOf[ring].playwright];
    const parts = only.split(',').filter((part) => part !== '');
    return { ring, parts: parts.map((part) => oneOf('--only', known, part)), patterns, shard };
  },
);

const startedAt = Date.now();
const runs: SettledRun[] = [];
try {
  await buildStaleTargets([serverTarget, clientTarget], terminalConsole(neverInterrupted));
  console.log(`The build took ${minutes(Date.now() - startedAt)} minutes.`);
  runs.push(...(await runTests(selection)));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  runs.push({ result: { name: 'build', exitCode: 1, files: null }, shaky: [], ms: Date.now() - startedAt });
}

const { lines, total } = summaryOf(runs);
console.log('');
console.log(`The ${selection.ring} ring took ${minutes(Date.now() - startedAt)} minutes.`);
for (const line of lines) console.log(line);
console.log(lastLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
