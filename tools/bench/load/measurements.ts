import { type NoiseFilter } from '../figures/noise-filter.ts';
import { cpuMs, memoryMb } from '../figures/process-figures.ts';
import { type Spread, spreadOf } from '../figures/statistics.ts';
import { type LoadGenerator } from './generator.ts';
import { type Job, type PassResult } from './jobs.ts';

/** Something that is measured: requests to a server. */
export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly job: (connections: number, seconds: number) => Job;
  /** Seconds before its first pass, where it takes longer than others until V8 has compiled what it runs. */
  readonly warmUpSeconds?: number;
  /** The processes whose work it is: all servers that answer, and mongod. */
  readonly servers: readonly number[];
  readonly mongod: number;
}

/** One pass of a scenario. */
export interface Pass extends PassResult {
  /** Requests a second. */
  readonly rate: number;
  /** Processor time a request, in milliseconds: of all servers that answer, and of mongod. */
  readonly serverCpu: number;
  readonly mongodCpu: number;
}

/** All passes of a scenario at one number of connections. */
export interface Measurement {
  readonly scenario: Scenario;
  readonly connections: number;
  readonly passes: readonly Pass[];
  /** Resident memory of the largest server right after the last pass, in megabytes. */
  readonly memory: number;
}

export interface PassPlan {
  readonly connections: number;
  readonly rounds: number;
  /** Length of a pass. */
  readonly seconds: number;
  readonly noiseFilter: NoiseFilter;
}

/** How long a scenario is warmed up before its first pass, in seconds. */
const WARM_UP_S = 1;
/** The same for sales: in a second there are twenty checkouts, which V8 would still be interpreting. */
export const CHECKOUT_WARM_UP_S = 12;

/**
 * Measures scenarios in turns (A B C, A B C, …), so that what the machine does meanwhile strikes all of them alike and
 * their ratios are better than their figures.
 */
export async function interleave(
  generator: LoadGenerator,
  scenarios: readonly Scenario[],
  plan: PassPlan,
  say: (text: string) => void,
): Promise<Measurement[]> {
  const { connections, rounds, seconds, noiseFilter } = plan;
  const memory = new Map<Scenario, number>();
  for (const { job, warmUpSeconds = WARM_UP_S } of scenarios)
    await generator.run(job(connections, warmUpSeconds));
  const measured = await noiseFilter.collect(rounds, async (round) => {
    const passes: Pass[] = [];
    for (const scenario of scenarios) {
      const pass = await measure(generator, scenario, connections, seconds);
      passes.push(pass);
      memory.set(scenario, Math.max(...scenario.servers.map((pid) => memoryMb(pid).now)));
      say(
        `${connections} connections, round ${round} of ${rounds}: ${scenario.title}, ${pass.rate.toFixed(0)}/s`,
      );
    }
    return passes;
  });
  return scenarios.map((scenario, place) => ({
    scenario,
    connections,
    passes: measured.flatMap((passes) => passes[place] ?? []),
    memory: memory.get(scenario) ?? Number.NaN,
  }));
}

async function measure(
  generator: LoadGenerator,
  { job, servers, mongod }: Scenario,
  connections: number,
  seconds: number,
): Promise<Pass> {
  const before = [total(servers), cpuMs(mongod)] as const;
  const outcome = await generator.run(job(connections, seconds));
  const [server, database] = [total(servers) - before[0], cpuMs(mongod) - before[1]];
  return {
    ...outcome,
    rate: outcome.answered / outcome.seconds,
    serverCpu: server / outcome.answered,
    mongodCpu: database / outcome.answered,
  };
}

function total(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + cpuMs(pid), 0);
}

/** A figure over the passes. */
export function aggregate({ passes }: Measurement, figure: (pass: Pass) => number): Spread {
  return spreadOf(passes.map(figure));
}

/** How the rate of one compares with that of another, pass by pass of the same round. */
export function ratioOf(ours: Measurement, baseline: Measurement): Spread {
  const ratios = ours.passes.map((pass, round) => pass.rate / (baseline.passes[round]?.rate ?? Number.NaN));
  return spreadOf(ratios);
}

export function failuresOf({ passes }: Measurement): { count: number; first: string | null } {
  return {
    count: passes.reduce((sum, { failures }) => sum + failures, 0),
    first: passes.find(({ firstFailure }) => firstFailure)?.firstFailure ?? null,
  };
}
