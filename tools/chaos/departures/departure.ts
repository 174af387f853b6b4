import { setTimeout as sleep } from 'node:timers/promises';
import type { Types } from 'mongoose';
import { type Random, seededRandom } from '../../../packages/demo-shop/seed/seeded-random.ts';
import { deleteAccount } from '../../../server/test/fixtures/personal-data/traces.ts';
import { daysAgo, endRepeatPlan } from '../../../server/test/fixtures/repeats/repeat-plans.ts';
import { anOrderFor, orderPet } from '../../../server/test/fixtures/shop/animal-orders.ts';
import { untilPrimary } from '../environment/until-primary.ts';
import type { Departure } from '../scenario/oracle.ts';
import { cancelEntries, type Habits, plainHabits, purchase } from '../scenario/purchase.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { NoResponse, requestUntilAnswered } from '../scenario/shop-request.ts';

/** What somebody is in the middle of who wants to go. */
const courses = {
  'calls all of it off': { cancelsAfter: 'all' },
  'has had it brought': { care: ['ship all', 'deliver'] },
  'gets money back': { care: ['give a line back', 'ship all', 'deliver'] },
  'does not pay': { pays: false, cancelsBefore: 'all' },
  'leaves the card page': { pays: false },
  'waits for a parcel': { care: ['ship all'] },
  'has a plan': { everyWeeks: 1, care: ['ship all', 'deliver'] },
  'asks for an animal': { cancelsAfter: 'all' },
} as const satisfies Record<string, Partial<Habits>>;
export type DepartureCourse = keyof typeof courses;

export interface DepartureHabits {
  readonly course: DepartureCourse;
}

/** Share of the runs in which somebody goes. */
const DEPARTURE_SHARE = 0.4;

/** How often somebody asks in the end who could go, with pauses of milliseconds between. */
const LAST_TRIES = 8;
const PAUSE_MS = 400;

/** An account is deleted in the middle of what it does. From a source of its own, so that all else of a seed stays as it was. */
export async function depart(scenario: Scenario, fixed?: Partial<DepartureHabits>): Promise<void> {
  const random = seededRandom(`${scenario.name}/departure`);
  if (!fixed && !random.chance(DEPARTURE_SHARE)) return;
  const course = random.pick(Object.keys(courses) as DepartureCourse[]);
  await goInTheMiddle(scenario, random, { course, ...fixed });
}

async function goInTheMiddle(scenario: Scenario, random: Random, { course }: DepartureHabits): Promise<void> {
  const departure = beginDeparture(scenario);
  try {
    let isBusy = true;
    const affairs = doAffairs(scenario, random, course).finally(() => {
      isBusy = false;
    });
    const asks = async () => {
      while (isBusy && !departure.isConfirmed) {
        await sleep(random.between(100, 700));
        await leave(scenario, departure);
      }
    };
    await Promise.all([affairs, asks()]);
    for (let tries = 0; tries < LAST_TRIES && !departure.isConfirmed; tries++) {
      await leave(scenario, departure);
      await sleep(PAUSE_MS);
    }
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
    scenario.oracle.timeouts.push(`leaver: ${error.message}`);
  }
}

/** From now on, the shop is held to what it says of the leaver. */
export function beginDeparture({ name: run, leaver, oracle }: Scenario): Departure {
  const { uid, email, name, contact } = leaver;
  const words = [uid, email, contact.username, contact.location, contact.phone];
  const departure: Departure = { uid, email, name, words, keys: `${run} leaver`, isConfirmed: false };
  oracle.departures.push(departure);
  return departure;
}

/** Whoever is known no more has been deleted, by an answer that was lost. */
export async function leave(scenario: Scenario, departure: Departure): Promise<void> {
  const { data, code, message } = await send(scenario, deleteAccount, { confirmEmail: departure.email });
  if (data || code === 'UNAUTHENTICATED') departure.isConfirmed = true;
  scenario.log.record(`leaver: go: ${data ? 'done' : `${code} ${message}`}`);
}

async function doAffairs(scenario: Scenario, random: Random, course: DepartureCourse): Promise<void> {
  const { leaver: shopper, staple, animal, first } = scenario;
  scenario.log.record(`leaver: ${course}`);
  if (course === 'asks for an animal') {
    await send(scenario, orderPet, { input: anOrderFor(animal, shopper.contact) });
  }
  await purchase(scenario, {
    ...{ shopper, who: 'leaver', via: first, contact: shopper.contact },
    entries: [{ petId: staple, accessoriesAmount: 1 }],
    habits: { ...plainHabits, ...courses[course] },
  });
  if (course === 'has a plan') await endPlan(scenario, random);
}

/** A delivery falls due, and its plan is ended about when it is charged; what was charged is called off. */
async function endPlan(scenario: Scenario, random: Random): Promise<void> {
  const { environment, leaver } = scenario;
  const plans = environment.db.collection('repeatplans');
  const plan = await plans.findOne({ uid: leaver.uid });
  if (!plan) return;
  const due = { nextDate: daysAgo(1), chargeDate: daysAgo(1), announcedOn: daysAgo(4) };
  const idle = { _id: plan._id, paymentId: { $exists: false } };
  await untilPrimary(() => plans.updateOne(idle, { $set: due }));
  await sleep(random.between(0, 1500));
  await send(scenario, endRepeatPlan, { id: String(plan._id) });
  await sleep(PAUSE_MS);
  const charged = await paymentsOf(scenario, plan._id);
  const entries = await environment.db
    .collection('cartentries')
    .find({ paymentId: { $in: charged } })
    .toArray();
  const by = { who: 'leaver', shopper: leaver, clicks: 1, via: scenario.first } as const;
  await cancelEntries(
    scenario,
    by,
    entries.map(({ _id }) => String(_id)),
  );
}

function paymentsOf({ environment }: Scenario, repeatPlanId: Types.ObjectId) {
  return environment.db.collection('payments').distinct('_id', { repeatPlanId });
}

function send({ environment, leaver, oracle, log, first }: Scenario, query: string, variables: object) {
  return requestUntilAnswered(environment, {
    ...{ token: leaver.token, query, variables, via: first },
    onInternal(message) {
      oracle.internalErrors += 1;
      log.record(`leaver: ${message}`);
    },
  });
}
