import { parseArgs } from 'node:util';
import { buildWhatIsStale, serverTarget } from '../embedded/build.ts';
import { terminalConsole } from '../embedded/console.ts';
import { neverInterrupted } from '../embedded/interruption.ts';
import { campaign, replay } from './campaign.ts';
import { startParts } from './parts.ts';
import { type PointName, pointNames } from './points.ts';
import type { RunReport } from './run.ts';
import { summaryOf } from './summary.ts';

/** `npm run chaos -- [--runs N] [--seed S] [--point K4] [--verbose]`: faults on purpose, and the books compared after each. */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '42' },
    seed: { type: 'string', default: '0' },
    point: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
const point = values.point as PointName | undefined;
if (point && !pointNames.includes(point)) throw new Error(`--point must be one of ${pointNames.join(', ')}`);

await buildWhatIsStale([serverTarget], terminalConsole(neverInterrupted));
const parts = await startParts();
try {
  const startedAt = Date.now();
  const reports = await campaign(parts, {
    runs: Number(values.runs),
    seed: Number(values.seed),
    point,
    onReport: tell,
  });
  console.log(summaryOf(reports, Date.now() - startedAt));
  process.exitCode = reports.some(({ violations }) => violations.length > 0) ? 1 : 0;
} finally {
  await parts.stop();
}

function tell(report: RunReport, done: number): void {
  const { point, seed, violations, isStruck, kills, ms } = report;
  const end = violations.length === 0 ? 'books agree' : violations.map(({ rule }) => rule).join(' ');
  console.log(
    `${done}. ${point} seed ${seed}: ${end}${isStruck ? '' : ' (the fault found nothing to strike)'}, ${kills} kills, ${(ms / 1000).toFixed(1)} s`,
  );
  if (violations.length === 0 && !values.verbose) return;
  console.log(report.log);
  console.log(`Again: ${replay(report)}`);
}
