import { setTimeout as sleep } from 'node:timers/promises';
import type { ReplicaSet, ReplicaSetMember } from '../../../server/test/harness/replica-set.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** What is done to the replica set while shoppers are at work. */
export interface ReplicaFault {
  readonly what: string;
  /** Ends when everything has been done; some members may be gone or frozen then. @returns whether it hit */
  readonly hit: (scenario: Scenario, set: ReplicaSet) => Promise<boolean>;
}

/** How long a member that stepped down may not be elected again, in seconds. */
const STEP_DOWN_SECONDS = 2;

export const replicaFaults = {
  R1: {
    what: 'the primary steps down, twice',
    async hit(scenario, set) {
      for (let time = 0; time < 2; time++) {
        await stepDown(scenario, set);
        await sleep(scenario.random.between(300, 2000));
      }
      return true;
    },
  },
  R2: {
    what: 'the primary is killed, and comes back',
    async hit(scenario, set) {
      const primary = await set.findPrimary();
      scenario.log.record(`kill -9 primary ${primary.port}`);
      await primary.kill();
      await sleep(scenario.random.between(0, 3000));
      await primary.start();
      return true;
    },
  },
  R3: {
    what: 'the primary hangs, and goes on as if nothing had been',
    async hit(scenario, set) {
      const primary = await set.findPrimary();
      await freezeMembers(scenario, [primary], scenario.random.between(500, 9000));
      return true;
    },
  },
  R4: {
    what: 'both secondaries hang: nothing is acknowledged any more, then nobody is primary',
    async hit(scenario, set) {
      const primary = await set.findPrimary();
      await freezeMembers(scenario, otherMembers(set, primary), scenario.random.between(500, 6000));
      return true;
    },
  },
  R5: {
    what: 'both secondaries are killed, and come back one after the other',
    async hit(scenario, set) {
      const secondaries = otherMembers(set, await set.findPrimary());
      scenario.log.record('kill -9 both secondaries');
      await Promise.all(secondaries.map((member) => member.kill()));
      for (const member of secondaries) {
        await sleep(scenario.random.between(300, 2500));
        await member.start();
      }
      return true;
    },
  },
  R6: {
    what: 'the primary is cut off from the others, and what it alone has is rolled back',
    hit: rollBack,
  },
  R7: {
    what: 'the primary steps down, and a server dies at that moment',
    async hit(scenario, set) {
      await Promise.all([
        stepDown(scenario, set),
        sleep(scenario.random.between(0, 400)).then(() => scenario.kill(scenario.first)),
      ]);
      return true;
    },
  },
  R8: {
    what: 'all members lose their power at once',
    async hit(scenario, set) {
      scenario.log.record('kill -9 all members');
      await Promise.all(set.members.map((member) => member.kill()));
      await sleep(scenario.random.between(0, 1500));
      await Promise.all(set.members.map((member) => member.start()));
      return true;
    },
  },
} as const satisfies Record<string, ReplicaFault>;

export type ReplicaFaultName = keyof typeof replicaFaults;
export const replicaFaultNames = Object.keys(replicaFaults) as ReplicaFaultName[];

async function stepDown({ log }: Scenario, set: ReplicaSet): Promise<void> {
  const { client, port } = await set.findPrimary();
  log.record(`primary ${port} steps down`);
  // It waits for a secondary that has caught up; where there is none in time, it stays.
  await client
    .db('admin')
    .command({ replSetStepDown: STEP_DOWN_SECONDS, secondaryCatchUpPeriodSecs: 1 })
    .catch((error: Error) => log.record(`it does not: ${error.message}`));
}

async function freezeMembers(
  { log }: Scenario,
  members: readonly ReplicaSetMember[],
  ms: number,
): Promise<void> {
  const ports = members.map(({ port }) => port).join(' and ');
  log.record(`${ports} hang for ${ms} ms`);
  for (const member of members) member.freeze();
  await sleep(ms);
  for (const member of members) member.resume();
  log.record(`${ports} go on`);
}

function otherMembers(set: ReplicaSet, one: ReplicaSetMember): ReplicaSetMember[] {
  return set.members.filter((member) => member !== one);
}

/**
 * The secondaries hang while the primary still takes writes, which none of them gets. Then the primary hangs, the others
 * elect one of themselves and go on without those writes; when it comes back, it has to take them back.
 */
async function rollBack(scenario: Scenario, set: ReplicaSet): Promise<boolean> {
  const { log, random, name } = scenario;
  const old = await set.findPrimary();
  const others = otherMembers(set, old);
  const marker = old.client.db('replica_set_test').collection<{ _id: string }>('alone');
  log.record(`${old.port} is alone`);
  for (const member of others) member.freeze();
  // Acknowledged by the old primary alone: it is the proof that something was rolled back.
  const isAlone = await marker.insertOne({ _id: name }, { writeConcern: { w: 1 } }).then(
    () => true,
    () => false,
  );
  await sleep(random.between(200, 900));
  old.freeze();
  // What the old primary has sent them already lies in front of their doors: they must not find it.
  await Promise.all(others.map((member) => member.kill()));
  await Promise.all(others.map((member) => member.start()));
  log.record(`${old.port} hangs, the others are back`);
  const next = await set.findPrimary();
  log.record(`${next.port} is primary`);
  await sleep(random.between(0, 2000));
  old.resume();
  log.record(`${old.port} is back`);
  await set.heal();
  await set.catchUp();
  const primary = await set.findPrimary();
  const isKept = await primary.client
    .db('replica_set_test')
    .collection<{ _id: string }>('alone')
    .findOne({ _id: name });
  return isAlone && isKept === null;
}
