import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, seededRandom } from '../../../packages/demo-shop/seed/seeded-random.ts';
import { freeLeases } from '../../../server/test/fixtures/database/leases.ts';
import {
  countUnfinished,
  expireEverything,
  findUnrecordedDisputes,
} from '../../../server/test/fixtures/payments/payment-invariants.ts';
import type { Environment } from '../environment/environment.ts';
import { deliver } from '../environment/webhook-relay.ts';
import type { Fault } from '../faults/fail-points.ts';
import { createFaultNoise, type FaultNoise } from '../faults/fault-noise.ts';
import { type PointName, points } from '../faults/points.ts';
import { adoptAnimal } from '../scenario/adoption.ts';
import { findViolations, type Violation } from '../scenario/invariants.ts';
import { randomCare, randomPayLink } from '../scenario/order-care.ts';
import { type Habits, type Purchase, purchase } from '../scenario/purchase.ts';
import { listServers, type Scenario, setUpScenario } from '../scenario/scenario.ts';
import { keepStock } from '../scenario/stock-keeper.ts';
import { countBusyPlans, randomSubscription, subscribe, wakePlans } from '../scenario/subscription.ts';
import { areForgotten, countUnderWay, findViolationsBesideSales, startBesideSales } from './beside-sales.ts';
import type { Stage } from './stages.ts';

export interface RunPlan {
  readonly point: PointName;
  readonly seed: number;
}

/** What the books say after a run, and how it went. */
export interface Outcome {
  readonly violations: readonly Violation[];
  readonly log: string;
}

export interface RunReport extends RunPlan, Outcome {
  /** Whether the fault of the point was injected; the noise of the run came in any case. */
  readonly isFaultInjected: boolean;
  readonly kills: number;
  readonly isMongodKilled: boolean;
  readonly internalErrors: number;
  readonly ms: number;
}

/** How long a fault still waits for its moment when the shoppers have left and all is up, in milliseconds. */
const LATE_FAULT_WAIT_MS = 3000;
/** How long it may take until nothing is open any more, in milliseconds. */
const QUIESCENCE_TIMEOUT_MS = 30_000;

/** One run: shoppers at work, the fault of the point, random noise; then all faults end, and the books are compared. */
export async function runScenario(environment: Environment, plan: RunPlan): Promise<RunReport> {
  const { point, seed } = plan;
  const begin = Date.now();
  const name = `${point}-${seed}`;
  const random = seededRandom(name);
  const killsBefore = countKills(environment);
  const scenario = await setUpScenario(environment, name, random);
  const noise = createFaultNoise(environment, name, scenario.log);
  environment.proxy.fault = noise.stripe;
  environment.relay.fault = noise.webhooks;

  const fault = await points[point].arm(scenario);
  const isMongodKilled = random.chance(0.06);
  const shoppers = Promise.all([
    ...startShoppers(scenario, random, fault),
    ...startBesideSales(scenario, fault),
  ]);
  const outsiders = killAtRandom(scenario, fault, isMongodKilled);
  const isFaultInjected = await Promise.race([
    fault.injected,
    shoppers.then(() => waitForLateFault(scenario)),
  ]);
  await outsiders;
  await endFaults(scenario, noise);
  await shoppers;
  await waitForQuiescence(scenario, noise);
  return {
    ...plan,
    ...(await readBooks(scenario)),
    isFaultInjected,
    kills: countKills(environment) - killsBefore,
    isMongodKilled,
    internalErrors: scenario.oracle.internalErrors,
    ms: Date.now() - begin,
  };
}

/** What is staged, and nothing beside it: no fault, and no luck. */
export async function runStage(environment: Environment, name: string, stage: Stage): Promise<Outcome> {
  const scenario = await setUpScenario(environment, name, seededRandom(name));
  environment.relay.fault = async (call) => (await deliver(environment.servers.A.url, call)) || 502;
  await stage(scenario);
  await waitForQuiescence(scenario, { settle: async () => {} });
  return readBooks(scenario);
}

async function readBooks({ environment, oracle, log }: Scenario): Promise<Outcome> {
  const violations = [
    ...(await findViolations(environment, oracle)),
    ...(await findViolationsBesideSales(environment, oracle)),
  ];
  for (const { rule, what } of violations) log.record(`VIOLATION ${rule}: ${what}`);
  return { violations, log: log.text() };
}

/** A fault that has to do with tidying up may still hit: once the servers are up, and had the time to tidy up. */
async function waitForLateFault({ environment }: Scenario): Promise<false> {
  await Promise.all(listServers(environment).map((server) => server.ensureUp()));
  await sleep(LATE_FAULT_WAIT_MS);
  return false;
}

/** The target, two others who want the same few pieces, and those who want the animal. */
export function startShoppers(scenario: Scenario, random: Random, fault: Fault) {
  const { shoppers } = scenario.environment;
  const order = [...shoppers].sort(() => random.next() - 0.5);
  const [target, ...others] = order;
  if (!target) throw new Error('There is nobody to shop');
  const purchases: Purchase[] = [
    {
      shopper: target,
      who: 'target',
      entries: randomCart(scenario, random, 1),
      habits: {
        ...randomHabits(random),
        ...randomChoices(scenario, 'target'),
        care: randomCare(scenario, 'target'),
        ...randomPayLink(scenario, 'target'),
        tabs: 1,
        clicks: 1,
        pays: true,
        reports: true,
        cancelsBefore: 'nothing',
        dispute: 'none',
        ...fault.habits,
      },
      via: scenario.first,
      hooks: fault.hooks,
    },
    ...others.slice(0, 2).map((shopper, index) => ({
      shopper,
      who: `rival ${index + 1}`,
      entries: randomCart(scenario, random, 2),
      habits: {
        ...randomHabits(random),
        ...randomChoices(scenario, `rival ${index}`),
        care: randomCare(scenario, `rival ${index}`),
        ...randomPayLink(scenario, `rival ${index}`),
        dispute: randomDispute(scenario, index),
      },
      via: random.pick([scenario.first, scenario.second]),
    })),
  ];
  const isGivenBack = random.chance(0.4);
  const subscription = randomSubscription(scenario, fault.repeats);
  return [
    ...purchases.map((plan) => purchase(scenario, plan)),
    adoptAnimal(scenario, others.slice(2, 4), { isGivenBack, isGivenAgain: randomlyGivenAgain(scenario) }),
    keepStock(scenario),
    subscription && subscribe(scenario, subscription, fault.injected),
  ];
}

function randomCart({ products }: Scenario, random: Random, most: number) {
  const amount = () => 1 + Math.floor(random.next() * most);
  const entries = products.map((petId) => ({ petId, accessoriesAmount: amount() }));
  return random.chance(0.5) ? entries : entries.slice(0, 1);
}

/** Of a rival. From a source of its own, so that everything else of a seed stays as it was before there were disputes. */
function randomDispute({ name }: Scenario, seat: number): Habits['dispute'] {
  const random = seededRandom(`${name}/dispute of rival ${seat}`);
  return random.chance(0.2) ? random.pick(['open', 'won', 'lost']) : 'none';
}

/** From a source of its own, too. */
function randomlyGivenAgain({ name }: Scenario): boolean {
  return seededRandom(`${name}/asking again`).chance(0.7);
}

/** From a source of its own, too. */
function randomChoices({ name }: Scenario, who: string): Pick<Habits, 'delivery' | 'hasCode'> {
  const random = seededRandom(`${name}/choices of ${who}`);
  return { delivery: random.chance(0.3) ? 'CURBSIDE' : 'STANDARD', hasCode: random.chance(0.5) };
}

function randomHabits(random: Random): Omit<Habits, 'dispute' | 'delivery' | 'hasCode'> {
  return {
    clicks: random.chance(0.3) ? 2 : 1,
    tabs: random.chance(0.2) ? 2 : 1,
    changesCart: random.chance(0.3),
    isDeclinedFirst: random.chance(0.2),
    pays: random.chance(0.8),
    lies: random.chance(0.5),
    reports: random.chance(0.8),
    cancelsBefore: random.pick(['nothing', 'nothing', 'nothing', 'nothing', 'one', 'all']),
    cancelsAfter: random.pick(['nothing', 'nothing', 'one', 'all']),
  };
}

/** Beside the fault of the point: a kill at any time now and then, and seldom the database itself. */
async function killAtRandom(scenario: Scenario, fault: Fault, isMongodKilled: boolean): Promise<void> {
  const { random, environment, log } = scenario;
  const isServerKilled = random.chance(0.15);
  const server = random.pick([scenario.first, scenario.second]);
  const [serverDelay, mongodDelay] = [random.between(0, 700), random.between(0, 700)];
  const killServer = async () => {
    // The server that the fault lies in wait for must live until then.
    if (server === scenario.first) await fault.injected;
    await sleep(serverDelay);
    await scenario.kill(server);
  };
  const killMongod = async () => {
    await sleep(mongodDelay);
    log.record('kill -9 mongod');
    await environment.parts.restartMongod();
    log.record('mongod is back');
  };
  await Promise.all([isServerKilled && killServer(), isMongodKilled && killMongod()]);
}

/** Ends all faults: everything runs, and every call is forwarded. */
export async function endFaults({ environment, log }: Scenario, noise: FaultNoise): Promise<void> {
  environment.proxy.clear();
  environment.relay.clear();
  environment.proxy.fault = (_call, forward) => forward();
  await environment.failPoints.off();
  await freeLeases(environment.db);
  await Promise.all(listServers(environment).map((server) => server.ensureUp()));
  log.record('healed');
  await noise.settle();
}

/** What is still open is made due; then the shop has to go quiet by itself. */
export async function waitForQuiescence(
  { environment, log, name }: Scenario,
  noise: Pick<FaultNoise, 'settle'>,
): Promise<void> {
  const end = Date.now() + QUIESCENCE_TIMEOUT_MS;
  // As if the time of a payment was over at once, or as it mostly is: repeat deliveries are finished by then.
  const isPatient = seededRandom(`${name}/patience`).chance(0.7);
  while (isPatient && (await countBusyPlans(environment)) > 0 && Date.now() < end) {
    await wakePlans(environment);
    await sleep(50);
  }
  do {
    await noise.settle();
    // Again and again: a late charge may still turn up, and wait for its time.
    await expireEverything(environment);
    await wakePlans(environment);
    await sleep(100);
    if (
      (await countUnfinished(environment)) === 0 &&
      (await countBusyPlans(environment)) === 0 &&
      (await findUnrecordedDisputes(environment)).length === 0 &&
      (await countUnderWay(environment)) === 0 &&
      (await areForgotten(environment))
    ) {
      log.record('quiet');
      return;
    }
  } while (Date.now() < end);
  log.record('not quiet in time');
}

export function countKills(environment: Environment): number {
  return listServers(environment).reduce((sum, server) => sum + server.kills, 0);
}
