import { parseArgs } from 'node:util';
import { buildWhatIsStale, serverTarget } from '../embedded/build.ts';
import { terminalConsole } from '../embedded/console.ts';
import { neverInterrupted } from '../embedded/interruption.ts';
import { mutants, provoke } from './mutants.ts';
import { type Parts, startParts } from './parts.ts';
import { type PointName, pointNames } from './points.ts';
import type { RunReport } from './run.ts';
import { planAt, replay, Series } from './series.ts';
import { summaryOf } from './summary.ts';

/**
 * Faults on purpose, and the books compared after each:
 * `npm run chaos -- [--runs N] [--seed S] [--point K4] [--lanes N] [--verbose]`, or
 * `npm run chaos -- --mutants [PART OF A NAME]` to see that planted bugs are noticed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '42' },
    seed: { type: 'string', default: '0' },
    point: { type: 'string' },
    lanes: { type: 'string', default: '1' },
    mutants: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});
const point = values.point as PointName | undefined;
if (point && !pointNames.includes(point)) throw new Error(`--point must be one of ${pointNames.join(', ')}`);

await buildWhatIsStale([serverTarget], terminalConsole(neverInterrupted));
if (values.mutants) await lookForMutants(positionals[0] ?? '');
else await runCampaign();

async function runCampaign(): Promise<void> {
  const lanes = Number(values.lanes);
  const runs = Number(values.runs);
  const seed = Number(values.seed);
  const startedAt = Date.now();
  const reports: RunReport[] = [];
  const seeds = Array.from({ length: runs }, (_, index) => seed + index);
  // Each lane is a world of its own: what the adversary does in one is not felt in another.
  const lane = () =>
    withParts(async (parts) => {
      const series = new Series(parts);
      for (let next = seeds.shift(); next !== undefined; next = seeds.shift()) {
        const report = await series.run(planAt(next, point));
        reports.push(report);
        tell(report, reports.length);
      }
      await series.stop();
    });
  await Promise.all(Array.from({ length: lanes }, lane));
  console.log(summaryOf(reports, Date.now() - startedAt));
  process.exitCode = reports.some(({ violations }) => violations.length > 0) ? 1 : 0;
}

async function lookForMutants(name: string): Promise<void> {
  const chosen = mutants.filter((mutant) => mutant.name.includes(name));
  await withParts(async (parts) => {
    for (const mutant of chosen) {
      const startedAt = Date.now();
      const noticed = await provoke(parts, mutant);
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      if (!noticed) process.exitCode = 1;
      console.log(
        noticed
          ? `| ${mutant.name} | ${rulesOf(noticed.report)} | ${noticed.report.point}, seed ${noticed.report.seed} (run ${noticed.runs}) | ${seconds} s |`
          : `| ${mutant.name} | NOT NOTICED | ${seconds} s |`,
      );
      if (noticed && values.verbose) console.log(noticed.report.log);
    }
  });
}

async function withParts<T>(work: (parts: Parts) => Promise<T>): Promise<T> {
  const parts = await startParts();
  try {
    return await work(parts);
  } finally {
    await parts.stop();
  }
}

function rulesOf({ violations }: RunReport): string {
  return [...new Set(violations.map(({ rule }) => rule))].join(', ');
}

function tell(report: RunReport, done: number): void {
  const { point, seed, violations, isStruck, kills, ms } = report;
  const end = violations.length === 0 ? 'books agree' : rulesOf(report);
  console.log(
    `${done}. ${point} seed ${seed}: ${end}${isStruck ? '' : ' (the fault found nothing to strike)'}, ${kills} kills, ${(ms / 1000).toFixed(1)} s`,
  );
  if (violations.length === 0 && !values.verbose) return;
  console.log(report.log);
  console.log(`Again: ${replay(report)}`);
}
