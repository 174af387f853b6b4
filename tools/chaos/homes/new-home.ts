import { setTimeout as sleep } from 'node:timers/promises';
import { Types } from 'mongoose';
import { type Random, seededRandom } from '../../../packages/demo-shop/seed/seeded-random.ts';
import {
  answerApplication,
  bookVisit,
  cancelVisit,
  handOver,
  inDays,
  moveApplication,
  offerVisits,
  returnAnimal,
  withdrawApplication,
} from '../../../server/test/fixtures/adoption/applications.ts';
import {
  anOrderFor,
  orderPet,
  undoAcceptPetOrder,
} from '../../../server/test/fixtures/shop/animal-orders.ts';
import { anAnimal } from '../../../server/test/fixtures/shop/items.ts';
import type { Account } from '../../../server/test/harness/accounts.ts';
import { ask } from '../scenario/admin-request.ts';
import { addItem, type Scenario } from '../scenario/scenario.ts';
import { NoResponse, requestUntilAnswered } from '../scenario/shop-request.ts';
import { type FeePayer, type OpenedFee, payFee } from './fee.ts';

/** How the way of an animal ends, once it is given to somebody. */
const endings = [
  'it is handed over',
  'it comes back',
  'its family calls off',
  'the hold is over',
  'the decision is taken back',
  'nothing',
] as const;
export type Ending = (typeof endings)[number];

/** How families go about an animal, and where a fault intervenes. */
export interface HomeHabits {
  readonly ending: Ending;
  /** Whether the fee is to be paid by card, before the animal is handed over. */
  readonly isAdoption: boolean;
  readonly pays: boolean;
  /** Whether it ends while the fee is paid, and not after that. */
  readonly endsMeanwhile: boolean;
  /** Whether all that still wait are approved once more. */
  readonly isGivenAgain: boolean;
  readonly beforeBooking?: () => Promise<void>;
  readonly beforePaying?: (fee: OpenedFee) => Promise<void>;
}

/** Share of the runs in which families want an animal of a shelter. */
const HOME_SHARE = 0.5;

/** One family's order for the animal. */
export interface Applied {
  readonly id: string;
  readonly family: Account;
  readonly seat: number;
}

/** Families and one animal. From a source of its own, so that all else of a seed stays as it was. */
export async function findHome(scenario: Scenario, fixed?: Partial<HomeHabits>): Promise<void> {
  const random = seededRandom(`${scenario.name}/new home`);
  if (!fixed && !random.chance(HOME_SHARE)) return;
  const habits: HomeHabits = {
    ending: random.pick(endings),
    isAdoption: random.chance(0.8),
    pays: random.chance(0.8),
    endsMeanwhile: random.chance(0.4),
    isGivenAgain: random.chance(0.4),
    ...fixed,
  };
  try {
    await leadHome(scenario, random, habits);
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
    scenario.oracle.timeouts.push(`new home: ${error.message}`);
  }
}

async function leadHome(scenario: Scenario, random: Random, habits: HomeHabits): Promise<void> {
  const { isAdoption, isGivenAgain, beforeBooking } = habits;
  const animal = anAnimal({ petname: scenario.name, petprice: 150, isAdoption });
  const petId = await addItem(scenario.environment, animal);
  const orders = await applyConcurrently(scenario, petId);
  const at = aTime(random);
  await offer(scenario, random, orders, at);
  await beforeBooking?.();
  const booked = await bookConcurrently(scenario, orders, at);
  await meet(scenario, random, booked);
  const given = await approveConcurrently(scenario, random, orders);
  if (given) await endWith(scenario, random, given, habits);
  if (isGivenAgain) await approveConcurrently(scenario, random, orders);
}

/** Few times, so that the families of two runs meet now and then. */
function aTime(random: Random): string {
  return inDays(2 + Math.floor(random.between(0, 300)), random.pick(['10:00', '11:30', '15:05']));
}

async function applyConcurrently(scenario: Scenario, petId: string): Promise<Applied[]> {
  const families = scenario.environment.shoppers.slice(3, 6);
  const asked = families.map(async (family, seat): Promise<Applied[]> => {
    const { data } = await send(scenario, family, seat, orderPet, { input: anOrderFor(petId) });
    if (!data) return [];
    const id = data.orderPet._id;
    scenario.oracle.confirmedOrders.add(id);
    const answers = [{ question: 'Who is at home?', answer: 'Two of us' }];
    await send(scenario, family, seat, answerApplication, { id, answers });
    return [{ id, family, seat }];
  });
  return (await Promise.all(asked)).flat();
}

/** The same time to all of them. */
async function offer(
  scenario: Scenario,
  random: Random,
  orders: readonly Applied[],
  at: string,
): Promise<void> {
  for (const { id } of orders) await staffAsks(scenario, random, id, 'VISIT_OFFERED', at);
}

async function bookConcurrently(
  scenario: Scenario,
  orders: readonly Applied[],
  at: string,
): Promise<Applied[]> {
  // By their places, so that the server that a fault lies in wait for has one of them.
  const asked = orders.map(async (order, place): Promise<Applied[]> => {
    const { data } = await send(scenario, order.family, place, bookVisit, { id: order.id, at });
    if (!data) return [];
    confirm(scenario, order.id, 'VISIT_BOOKED');
    return [order];
  });
  return (await Promise.all(asked)).flat();
}

/** Whoever has booked comes, does not, or calls off. */
async function meet(scenario: Scenario, random: Random, booked: readonly Applied[]): Promise<void> {
  for (const { id, family, seat } of booked) {
    const course = random.pick(['comes', 'comes', 'does not come', 'calls off'] as const);
    if (course === 'calls off') await send(scenario, family, seat, cancelVisit, { id });
    else await staffAsks(scenario, random, id, course === 'comes' ? 'VISITED' : 'NO_SHOW');
  }
}

/** Several admins say yes to several families at once. @returns whom the animal was given to */
async function approveConcurrently(
  scenario: Scenario,
  random: Random,
  orders: readonly Applied[],
): Promise<Applied | undefined> {
  const asked = orders.map(async (order) => {
    return (await staffAsks(scenario, random, order.id, 'APPROVED')) ? [order] : [];
  });
  const [given] = (await Promise.all(asked)).flat();
  return given;
}

async function endWith(
  scenario: Scenario,
  random: Random,
  given: Applied,
  habits: HomeHabits,
): Promise<void> {
  const payer: FeePayer = { ...given, hook: habits.beforePaying };
  const paysFee = async () => {
    if (habits.isAdoption && habits.pays) await payFee(scenario, random, payer);
  };
  const ends = async () => {
    await sleep(random.between(0, 120));
    await end(scenario, random, given, habits.ending);
  };
  if (habits.endsMeanwhile) await Promise.all([paysFee(), ends()]);
  else {
    await paysFee();
    await ends();
  }
}

async function end(
  scenario: Scenario,
  random: Random,
  { id, family, seat }: Applied,
  ending: Ending,
): Promise<void> {
  switch (ending) {
    case 'it is handed over':
      return giveAway(scenario, random, id);
    case 'it comes back':
      await giveAway(scenario, random, id);
      await ask(scenario, ending, mannerOf(random, id), returnAnimal, { id, reason: 'An allergy' });
      return;
    case 'its family calls off':
      await send(scenario, family, seat, withdrawApplication, { id });
      return;
    case 'the hold is over':
      return endHold(scenario, id);
    case 'the decision is taken back':
      await ask(scenario, ending, mannerOf(random, id), undoAcceptPetOrder, { id });
      return;
    case 'nothing':
  }
}

/** Its fee is paid by then, or in cash now. */
async function giveAway(scenario: Scenario, random: Random, id: string): Promise<void> {
  const notes = [{}, { paid: 150, paidBy: 'CASH' }];
  for (const input of notes) {
    const answers = await ask(scenario, 'hand over', mannerOf(random, id), handOver, { id, input });
    if (!answers.some(({ data }) => data)) continue;
    confirm(scenario, id, 'HANDED_OVER');
    return;
  }
}

/** As if nobody had come for an animal that is kept for somebody. */
async function endHold({ environment, log }: Scenario, id: string): Promise<void> {
  const past = new Date(Date.now() - 1000);
  const kept = {
    ...{ _id: new Types.ObjectId(id), status: 'approved' },
    'application.heldUntil': { $exists: true },
  };
  const $set = { 'application.heldUntil': past, 'application.dueAt': past, 'application.wakeAt': past };
  const { modifiedCount } = await environment.db.collection('petorders').updateOne(kept, { $set });
  log.record(`the hold of ${id} ${modifiedCount > 0 ? 'is over' : 'has no end'}`);
}

/** @returns whether the shop said yes */
async function staffAsks(
  scenario: Scenario,
  random: Random,
  id: string,
  stage: string,
  at?: string,
): Promise<boolean> {
  const query = at ? offerVisits : moveApplication;
  const variables = at ? { id, starts: [at] } : { id, stage };
  const answers = await ask(scenario, `${stage} ${id}`, mannerOf(random, id), query, variables);
  const isDone = answers.some(({ data }) => data);
  if (isDone) confirm(scenario, id, stage);
  return isDone;
}

function confirm({ oracle }: Scenario, orderId: string, stage: string): void {
  oracle.stages.push({ orderId, stage });
}

function mannerOf(random: Random, requestId: string) {
  return { random, via: random.pick(['A', 'B'] as const), requestId };
}

function send(scenario: Scenario, { token }: Account, seat: number, query: string, variables: object) {
  const { environment, oracle, log, first, second } = scenario;
  const request = { token, query, variables, via: seat % 2 === 0 ? first : second };
  const onInternal = (message: string) => {
    oracle.internalErrors += 1;
    log.record(`family ${seat}: ${message}`);
  };
  return requestUntilAnswered(environment, { ...request, onInternal }).then((answer) => {
    const what = /mutation[^{]*{\s*(\w+)/.exec(query)?.[1];
    log.record(`family ${seat}: ${what}: ${answer.data ? 'done' : `${answer.code} ${answer.message}`}`);
    return answer;
  });
}
