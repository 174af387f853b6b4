import { listServers, type Scenario } from '../scenario/scenario.ts';
import { type Fault, happensWithin, killAtCommand, killAtNext } from './fail-points.ts';

/** How long an account may take until it can be deleted, in milliseconds: what is owed to it is paid back by then. */
const LEAVING_MS = 25_000;

/** How long families may take until they have booked, in milliseconds. */
const BOOKING_MS = 5000;

/** Waits for a change of many items, and kills the server at one of the writes of its transaction. */
export async function killWhileEditing(scenario: Scenario): Promise<Fault> {
  const { lieInWait, injected } = killAtNext(
    scenario,
    scenario.random.pick([
      { commands: ['insert'], collection: 'itemedits' },
      { commands: ['update'], collection: 'pets' },
      { commands: ['commitTransaction'] },
    ]),
  );
  return { goods: { beforeEditing: lieInWait }, injected };
}

/** The list is imported by whichever server has its turn: both die while one of them works at it. */
export async function killWhileImporting(scenario: Scenario): Promise<Fault> {
  const { environment, random, log } = scenario;
  const held = random.pick([
    { commands: ['update'], collection: 'importchunks' },
    { commands: ['update'], collection: 'itemimports' },
    { commands: ['find'], collection: 'importchunks' },
  ]);
  const hit = Promise.withResolvers<void>();
  async function beforeImporting(): Promise<void> {
    const came = await environment.failPoints.blockNext(held, 4000);
    void came().then(async (isHeld) => {
      if (!isHeld) return;
      log.record(`mongod holds ${held.commands} on ${held.collection}`);
      await Promise.all(listServers(environment).map(({ name }) => scenario.kill(name)));
      hit.resolve();
    });
  }
  const deeds = ['import prices and stock', 'raise the prices', 'take the import back'] as const;
  return { goods: { deeds, beforeImporting }, injected: happensWithin(hit.promise) };
}

/** Waits until several families book the same time. */
export async function killWhileBooking(scenario: Scenario): Promise<Fault> {
  const { lieInWait, injected } = killAtNext(
    scenario,
    scenario.random.pick([
      { commands: ['update'], collection: 'petorders' },
      { commands: ['update'], collection: 'mails' },
      { commands: ['commitTransaction'] },
    ]),
    BOOKING_MS,
  );
  return { home: { beforeBooking: lieInWait }, injected };
}

/** Waits until a fee is paid, while its order may end. */
export async function killWhilePayingFee(scenario: Scenario): Promise<Fault> {
  const { lieInWait, injected } = killAtNext(
    scenario,
    scenario.random.pick([
      { commands: ['findAndModify'], collection: 'petorders' },
      { commands: ['findAndModify', 'update'], collection: 'payments' },
      { commands: ['commitTransaction'] },
    ]),
  );
  return { home: { isAdoption: true, pays: true, beforePaying: lieInWait }, injected };
}

/** An account is deleted, and its server dies before that is decided, or over what is left of it. */
export async function killWhileLeaving(scenario: Scenario): Promise<Fault> {
  const { random } = scenario;
  const held = random.pick([
    { commands: ['update'], collection: 'forgottenaccounts' },
    { commands: ['delete'], collection: 'users' },
    { commands: ['delete'], collection: 'mails' },
  ]);
  const course = random.pick(['calls all of it off', 'has had it brought', 'does not pay'] as const);
  return { ...(await killAtCommand(scenario, held, LEAVING_MS)), departure: { course } };
}
