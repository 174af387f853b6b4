import type { Parts } from './parts.ts';
import { type PointName, pointNames } from './points.ts';
import { type RunPlan, type RunReport, run } from './run.ts';
import { startWorld, type World, type WorldOptions } from './world.ts';

export interface CampaignPlan extends WorldOptions {
  readonly runs: number;
  /** Seed of the first run; each further one has the next. */
  readonly seed: number;
  /** Only this point; otherwise all in turn. */
  readonly point?: PointName;
  /** Whether the first failing run is the last. */
  readonly stopsAtFailure?: boolean;
  readonly onReport?: (report: RunReport, done: number) => void;
}

/** Runs until the shop is started anew: every check compares the whole ledger, which should not grow too long. */
const runsPerWorld = 40;

/** A run that could not be carried through; the plan says which. */
export class BrokenRun extends Error {
  override name = 'BrokenRun';
}

export async function campaign(parts: Parts, plan: CampaignPlan): Promise<RunReport[]> {
  const reports: RunReport[] = [];
  let world: World | null = null;
  try {
    for (let index = 0; index < plan.runs; index++) {
      const runPlan = { seed: plan.seed + index, point: plan.point ?? pointAt(plan.seed + index) };
      world ??= await startWorld(parts, plan);
      const report = await runOrExplain(world, runPlan);
      reports.push(report);
      plan.onReport?.(report, reports.length);
      const hasFailed = report.violations.length > 0;
      if (hasFailed && plan.stopsAtFailure) break;
      // What is wrong stays wrong in these books, and would spoil the runs to come.
      if (hasFailed || (index + 1) % runsPerWorld === 0) {
        await world.stop();
        world = null;
      }
    }
  } finally {
    await world?.stop();
  }
  return reports;
}

async function runOrExplain(world: World, plan: RunPlan): Promise<RunReport> {
  try {
    return await run(world, plan);
  } catch (error) {
    throw new BrokenRun(`${replay(plan)} could not be carried through; logs are in ${world.home}`, {
      cause: error,
    });
  }
}

/** The points take turns, so that any 14 runs one after the other have each of them. */
function pointAt(seed: number): PointName {
  return pointNames[seed % pointNames.length] as PointName;
}

export function replay({ seed, point }: RunPlan): string {
  return `npm run chaos -- --runs 1 --seed ${seed} --point ${point}`;
}
