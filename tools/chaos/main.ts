import { buildStaleTargets, serverTarget } from '../../packages/local-stack/build/build.ts';
import {
  oneOf,
  readCommandLine,
  UsageError,
  wholeNumber,
} from '../../packages/local-stack/terminal/command-line.ts';
import { terminalConsole } from '../../packages/local-stack/terminal/console.ts';
import { neverInterrupted } from '../../packages/local-stack/terminal/interruption.ts';
import { mutants, runUntilDetected } from './campaign/mutants.ts';
import type { Mutant } from './campaign/planted-bug.ts';
import type { RunReport } from './campaign/run.ts';
import { planAt, replayCommand, Series } from './campaign/series.ts';
import { renderSummary } from './campaign/summary.ts';
import { type Parts, startParts } from './environment/parts.ts';
import { pointNames } from './faults/points.ts';
import { runReplicaCampaign } from './replica-set/campaign.ts';
import { replicaFaultNames } from './replica-set/faults.ts';
import { runReplicaMutants } from './replica-set/mutants.ts';

const usage = `npm run chaos -- [--runs N] [--seed S] [--point K4] [--lanes N] [--verbose]
       npm run chaos -- --replica-set [--runs N] [--seed S] [--point R4] [--verbose]
       npm run chaos -- [--replica-set] --mutants [PART OF A NAME]   to see that planted bugs are noticed`;

/** Injects faults, and compares the books after each. */
const plan = readCommandLine(
  usage,
  {
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '48' },
      seed: { type: 'string', default: '0' },
      point: { type: 'string' },
      lanes: { type: 'string', default: '1' },
      mutants: { type: 'boolean', default: false },
      'replica-set': { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  },
  ({ values, positionals }) => ({
    runs: wholeNumber('--runs', values.runs),
    seed: wholeNumber('--seed', values.seed, 0),
    isOnReplicaSet: values['replica-set'],
    point: findPoint(values['replica-set'] ? [] : pointNames, values.point),
    fault: findPoint(values['replica-set'] ? replicaFaultNames : [], values.point),
    lanes: wholeNumber('--lanes', values.lanes),
    isVerbose: values.verbose,
    mutants: values.mutants && !values['replica-set'] ? findMutants(positionals[0] ?? '') : null,
    replicaMutants: values.mutants && values['replica-set'] ? (positionals[0] ?? '') : null,
  }),
);

await buildStaleTargets([serverTarget], terminalConsole(neverInterrupted));
if (plan.replicaMutants !== null) await runReplicaMutants(plan.replicaMutants, plan.isVerbose);
else if (plan.isOnReplicaSet) process.exitCode = (await runReplicaCampaign(plan)) ? 0 : 1;
else if (plan.mutants) await runMutants(plan.mutants);
else await runCampaign();

/** @throws UsageError where there is no such name; undefined where there are none at all */
function findPoint<Name extends string>(names: readonly Name[], given: string | undefined): Name | undefined {
  return given === undefined || names.length === 0 ? undefined : oneOf('--point', names, given);
}

/** @throws UsageError where there is none */
function findMutants(part: string): readonly Mutant[] {
  const named = mutants.filter(({ name }) => name.includes(part));
  if (named.length === 0) throw new UsageError(`No planted bug has "${part}" in its name.`);
  return named;
}

async function runCampaign(): Promise<void> {
  const { lanes, runs, seed, point } = plan;
  const startedAt = Date.now();
  const reports: RunReport[] = [];
  const seeds = Array.from({ length: runs }, (_, index) => seed + index);
  // Each lane is an environment of its own: a fault in one does not affect another.
  const lane = () =>
    withParts(async (parts) => {
      const series = new Series(parts);
      for (let next = seeds.shift(); next !== undefined; next = seeds.shift()) {
        const report = await series.run(planAt(next, point));
        reports.push(report);
        printReport(report, reports.length);
      }
      await series.stop();
    });
  await Promise.all(Array.from({ length: lanes }, lane));
  console.log(renderSummary(reports, Date.now() - startedAt));
  process.exitCode = reports.some(({ violations }) => violations.length > 0) ? 1 : 0;
}

async function runMutants(chosen: readonly Mutant[]): Promise<void> {
  await withParts(async (parts) => {
    for (const mutant of chosen) {
      const startedAt = Date.now();
      const { rules, runs } = await runUntilDetected(parts, mutant);
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      const isNoticed = rules.length > 0;
      if (!isNoticed) process.exitCode = 1;
      console.log(
        isNoticed
          ? `| ${mutant.name} | ${rules.join(', ')} | ${runs.at(-1)?.name} (run ${runs.length}) | ${seconds} s |`
          : `| ${mutant.name} | NOT NOTICED | ${seconds} s |`,
      );
      const told = isNoticed ? runs.slice(-1) : runs;
      if (plan.isVerbose) for (const { name, log } of told) console.log(`${name}\n${log}`);
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

function printReport(report: RunReport, done: number): void {
  const { point, seed, violations, isFaultInjected, kills, ms } = report;
  const end = violations.length === 0 ? 'books agree' : rulesOf(report);
  console.log(
    `${done}. ${point} seed ${seed}: ${end}${isFaultInjected ? '' : ' (the fault found nothing to hit)'}, ${kills} kills, ${(ms / 1000).toFixed(1)} s`,
  );
  if (violations.length === 0 && !plan.isVerbose) return;
  console.log(report.log);
  console.log(`Again: ${replayCommand(report)}`);
}
