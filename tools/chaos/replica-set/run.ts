import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '../../../packages/demo-shop/seed/seeded-random.ts';
import { countKills, endFaults, startShoppers, waitForQuiescence } from '../campaign/run.ts';
import type { Environment } from '../environment/environment.ts';
import { createFaultNoise } from '../faults/fault-noise.ts';
import { findViolations, type Violation } from '../scenario/invariants.ts';
import { listServers, type Scenario, setUpScenario } from '../scenario/scenario.ts';
import { type ReplicaFaultName, replicaFaults } from './faults.ts';
import type { ReplicaParts } from './parts.ts';
import { waitForRecovery, watchReadiness } from './recovery.ts';

export interface ReplicaRunPlan {
  readonly fault: ReplicaFaultName;
  readonly seed: number;
}

export interface ReplicaRunReport extends ReplicaRunPlan {
  readonly violations: readonly Violation[];
  /** Whether the fault did what it is about. */
  readonly isFaultInjected: boolean;
  /** How long the slowest server took to be well again, once the replica set was, in milliseconds. */
  readonly recoveryMs: number;
  readonly kills: number;
  readonly ms: number;
  readonly log: string;
}

/** When shoppers come, in milliseconds after the first: somebody is at work at every moment of a fault. */
const WAVES_MS = [0, 900, 2000];

/** One run: shoppers at work, the fault, everyday troubles; then the set is healed, the servers heal themselves, and the books are compared. */
export async function runOnReplicaSet(
  environment: Environment,
  { set }: ReplicaParts,
  plan: ReplicaRunPlan,
): Promise<ReplicaRunReport> {
  const { fault, seed } = plan;
  const begin = performance.now();
  const begunAt = new Date();
  const name = `${fault}-${seed}`;
  const random = seededRandom(name);
  const killsBefore = countKills(environment);
  const scenarios: Scenario[] = [];
  for (const wave of WAVES_MS.keys())
    scenarios.push(await setUpScenario(environment, `${name}-${wave}`, random));
  const [scenario] = scenarios as [Scenario, ...Scenario[]];
  const noise = createFaultNoise(environment, name, scenario.log);
  environment.proxy.fault = noise.stripe;
  environment.relay.fault = noise.webhooks;

  const watch = watchReadiness(scenario);
  const shoppers = Promise.all(
    scenarios.map(async (one, wave) => {
      await sleep(WAVES_MS[wave]);
      await Promise.all(startShoppers(one, random, { injected: Promise.resolve(true) }));
    }),
  );
  await sleep(random.between(0, 600));
  const isFaultInjected = await replicaFaults[fault].hit(scenario, set);
  await set.heal();
  scenario.log.record('the replica set is well');
  const recovery = await waitForRecovery(scenario);
  scenario.log.record(`the servers are well after ${recovery.ms} ms`);
  await set.catchUp();
  await shoppers;
  await endFaults(scenario, noise);
  await waitForQuiescence(scenario, noise);
  const violations = [
    ...(await collectViolations(environment, scenarios)),
    ...(await watch.stop()),
    ...recovery.violations,
  ];
  for (const { rule, what } of violations) scenario.log.record(`VIOLATION ${rule}: ${what}`);
  for (const error of await errorsSince(environment, begunAt)) scenario.log.record(error);
  return {
    ...plan,
    violations,
    isFaultInjected,
    recoveryMs: recovery.ms,
    kills: countKills(environment) - killsBefore,
    ms: Math.round(performance.now() - begin),
    log: scenarios.map(({ log }) => log.text()).join('\n— and those who came later:\n'),
  };
}

/** Violations in the books, and in the answers that each wave of shoppers got. */
async function collectViolations(
  environment: Environment,
  scenarios: readonly Scenario[],
): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { oracle } of scenarios) {
    violations.push(...(await findViolations(environment, oracle)));
    // I15: a database that is away is said to be away, and is no error of the shop's own.
    if (oracle.internalErrors > 0) {
      violations.push({ rule: 'I15', what: `${oracle.internalErrors} answers were INTERNAL` });
    }
  }
  const isFirst = ({ rule, what }: Violation, place: number) =>
    violations.findIndex((one) => one.rule === rule && one.what === what) === place;
  return violations.filter(isFirst);
}

/** What the servers themselves held for a bug. */
async function errorsSince(environment: Environment, begunAt: Date): Promise<string[]> {
  const errors: string[] = [];
  for (const { name } of listServers(environment)) {
    const log = await readFile(join(environment.home, `server-${name}.log`), 'utf8');
    for (const line of log.split('\n')) {
      if (!line.includes('"unexpected error"')) continue;
      const { time, err, errorId } = JSON.parse(line);
      if (new Date(time) >= begunAt) errors.push(`server ${name}, ${errorId}: ${err?.stack}`);
    }
  }
  return errors;
}
