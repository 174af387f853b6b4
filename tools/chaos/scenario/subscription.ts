import { setTimeout as sleep } from 'node:timers/promises';
import type mongoose from 'mongoose';
import { Types } from 'mongoose';
import { type Random, seededRandom } from '../../../packages/demo-shop/seed/seeded-random.ts';
import {
  daysAgo,
  endRepeatPlan,
  sendRepeatDeliveryNow,
  skipRepeatDelivery,
  today,
  updateRepeatPlan,
} from '../../../server/test/fixtures/repeats/repeat-plans.ts';
import type { ServerName } from '../environment/shop-process.ts';
import { untilPrimary } from '../environment/until-primary.ts';
import type { SubscribedPlan } from './oracle.ts';
import { cancelEntries, type Purchase, purchase } from './purchase.ts';
import type { Scenario } from './scenario.ts';
import { NoResponse, requestUntilAnswered, type ShopResponse } from './shop-request.ts';

/** What a subscriber does about the time at which a delivery is due. */
const deeds = [
  'nothing',
  'skip',
  'send now',
  'end',
  'pause',
  'pause and resume',
  'change the amount',
  'order again',
  'cancel the beginning',
  'cancel the delivery',
] as const;
type Deed = (typeof deeds)[number];

/** How a subscriber goes about a plan. */
export interface SubscriptionHabits {
  readonly card: string;
  /** One for each delivery that falls due. */
  readonly deeds: readonly Deed[];
  /** Days since each delivery was due: the shop was off, or the clock has jumped. */
  readonly missedDays: number;
  /** Whether the deed waits until the fault of the point has hit. */
  readonly waitsForFault: boolean;
}

const goodCard = '4242424242424242';
/** Can be saved and pays at first; declined whenever the shopper is away. */
export const declinedLaterCard = '4000000000000341';

/** Share of the runs of other points that have a subscriber, too. */
const SUBSCRIBER_SHARE = 0.35;
/** How long a plan, or what becomes of its delivery, is waited for before the story goes on, in milliseconds. */
const PATIENCE_MS = 3000;
const SHORT_PATIENCE_MS = 700;

/**
 * A server looks whether a plan was ended, and then charges, which Stripe's library may try twice. So long after an end
 * all of that is over, in milliseconds.
 */
export const END_MARGIN_MS = 1800;

/** Whoever has a repeat delivery in this run; nobody in some. From a source of its own, so that the others stay as they are. */
export function randomSubscription(
  { name }: Scenario,
  fixed: Partial<SubscriptionHabits> | undefined,
): SubscriptionHabits | null {
  const random = seededRandom(`${name}/repeats`);
  if (!fixed && !random.chance(SUBSCRIBER_SHARE)) return null;
  return {
    card: random.chance(0.2) ? declinedLaterCard : goodCard,
    deeds: [random.pick(deeds), ...(random.chance(0.4) ? [random.pick(deeds)] : [])],
    missedDays: random.pick([1, 1, 22, 400]),
    waitsForFault: random.chance(0.7),
    ...fixed,
  };
}

/** One shopper and one plan: it begins with an order, and then its deliveries fall due. */
export async function subscribe(
  scenario: Scenario,
  habits: SubscriptionHabits,
  injected: Promise<boolean>,
): Promise<void> {
  const random = seededRandom(`${scenario.name}/subscriber`);
  let patience = PATIENCE_MS;
  // The lease of a server that was killed is over only when all is healed.
  void injected.then((isInjected) => {
    if (isInjected) patience = SHORT_PATIENCE_MS;
  });
  try {
    await order(scenario, habits, 'subscriber');
    const plan = await waitFor(() => findPlan(scenario));
    if (!plan) return scenario.log.record('subscriber: there is no plan');
    const subscribed: SubscribedPlan = {
      id: plan._id.toString(),
      wanted: 0,
      quietSince: null,
      ordersByHand: 0,
    };
    scenario.oracle.plans.push(subscribed);
    for (const deed of habits.deeds) {
      // What is asked for need not be due.
      const isDue = deed !== 'send now' || random.chance(0.5);
      if (isDue) await fallDue(scenario, subscribed, habits);
      if (isDue && habits.waitsForFault) await Promise.race([injected, sleep(PATIENCE_MS)]);
      else await sleep(random.between(0, 1200));
      await act(scenario, subscribed, deed, { habits, random });
      const isQuiet = async () => (await countBusyPlans(scenario.environment, subscribed.id)) === 0;
      await waitFor(isQuiet, patience);
    }
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
    scenario.log.record(`subscriber: ${error.message}`);
    scenario.oracle.timeouts.push(`subscriber: ${error.message}`);
  }
}

/** Plans that are due or being charged: all, or one. */
export function countBusyPlans({ db }: Pick<Scenario['environment'], 'db'>, id?: string): Promise<number> {
  const isBusy = [{ paymentId: { $exists: true } }, { status: 'active', chargeDate: { $lte: today() } }];
  return db
    .collection('repeatplans')
    .countDocuments({ ...(id && { _id: new Types.ObjectId(id) }), $or: isBusy });
}

/** A delivery that somebody wanted today would wait for the morning. */
export async function wakePlans({ db }: Scenario['environment']): Promise<void> {
  const wanted = { status: 'active', chargeDate: today() };
  const woken = { chargeDate: daysAgo(1), announcedOn: daysAgo(4) };
  await untilPrimary(() => db.collection('repeatplans').updateMany(wanted, { $set: woken }));
}

/** The time until the next delivery passes. That of one which is being charged has come already. */
async function fallDue(
  { environment, log }: Scenario,
  plan: SubscribedPlan,
  { missedDays }: SubscriptionHabits,
): Promise<void> {
  const plans = environment.db.collection('repeatplans');
  const idle = { _id: new Types.ObjectId(plan.id), paymentId: { $exists: false } };
  const date = daysAgo(missedDays);
  const due = { nextDate: date, chargeDate: date, announcedOn: daysAgo(missedDays + 3) };
  const fresh = await untilPrimary(() => plans.updateOne({ ...idle, declines: 0 }, { $set: due }));
  const declined = { ...idle, declines: { $gt: 0 } };
  const again = await untilPrimary(() => plans.updateOne(declined, { $set: { chargeDate: date } }));
  plan.wanted += 1;
  log.record(
    `plan ${plan.id} ${fresh.modifiedCount + again.modifiedCount > 0 ? `is due since ${date}` : 'is busy'}`,
  );
}

interface Manner {
  readonly habits: SubscriptionHabits;
  readonly random: Random;
}

async function act(scenario: Scenario, plan: SubscribedPlan, deed: Deed, manner: Manner): Promise<void> {
  const { random, habits } = manner;
  const via = random.pick(['A', 'B'] as const);
  const ask = (query: string, server: ServerName, input?: object) =>
    send(scenario, { query, variables: { id: plan.id, ...(input && { input }) }, via: server });
  scenario.log.record(`subscriber: ${deed}`);
  switch (deed) {
    case 'nothing':
      return;
    case 'skip':
      await ask(skipRepeatDelivery, via);
      return;
    case 'send now':
      plan.wanted += 1;
      plan.quietSince = null;
      // Two clicks, on both servers, at once or a moment later: one delivery is wanted.
      await Promise.all([
        ask(sendRepeatDeliveryNow, via),
        sleep(random.pick([0, 0, 300, 1000])).then(() => ask(sendRepeatDeliveryNow, via === 'A' ? 'B' : 'A')),
      ]);
      return;
    case 'end':
      if ((await ask(endRepeatPlan, via)).data) plan.quietSince = new Date();
      // What is charged from then on was not looked at.
      await sleep(END_MARGIN_MS);
      return;
    case 'pause':
    case 'pause and resume': {
      const { data } = await ask(updateRepeatPlan, via, { isPaused: true });
      if (data) plan.quietSince = new Date();
      if (deed === 'pause') return;
      await sleep(random.between(0, 400));
      plan.quietSince = null;
      await ask(updateRepeatPlan, via, { isPaused: false });
      return;
    }
    case 'change the amount':
      await ask(updateRepeatPlan, via, { accessoriesAmount: 1 });
      return;
    case 'order again':
      plan.quietSince = null;
      plan.ordersByHand += 1;
      // Each is an order of its own: what came back meanwhile lets the second one have what the first was refused.
      await order(scenario, { ...habits, card: goodCard }, `subscriber again ${plan.ordersByHand}`);
      return;
    case 'cancel the beginning':
      return cancelEntriesOf(scenario, { _id: (await findPlan(scenario))?.entryId });
    case 'cancel the delivery':
      return cancelEntriesOf(scenario, { paymentId: await lastPaymentOf(scenario, plan) });
  }
}

/** An order by hand, of which one line is to come again. */
async function order(scenario: Scenario, { card }: SubscriptionHabits, who: string): Promise<void> {
  const random = seededRandom(`${scenario.name}/order of ${who}`);
  const plan: Purchase = {
    shopper: scenario.subscriber,
    who,
    entries: [
      { petId: scenario.staple, accessoriesAmount: random.pick([1, 2]) },
      ...(random.chance(0.3) ? [{ petId: scenario.products[0], accessoriesAmount: 1 }] : []),
    ],
    habits: {
      ...{ clicks: random.chance(0.2) ? 2 : 1, tabs: 1, changesCart: false, isDeclinedFirst: false },
      ...{ pays: true, lies: false, reports: random.chance(0.9), dispute: 'none' },
      ...{ cancelsBefore: 'nothing', cancelsAfter: 'nothing' },
      ...{ delivery: random.chance(0.2) ? 'CURBSIDE' : 'STANDARD', hasCode: random.chance(0.3) },
      everyWeeks: random.pick([1, 4, 12]),
    },
    card,
    via: scenario.second,
  };
  await purchase(scenario, plan);
}

async function cancelEntriesOf(scenario: Scenario, which: mongoose.mongo.Filter<mongoose.mongo.Document>) {
  const entries = await scenario.environment.db.collection('cartentries').find(which).toArray();
  const who = { who: 'subscriber', shopper: scenario.subscriber, clicks: 1, via: scenario.second } as const;
  await cancelEntries(
    scenario,
    who,
    entries.map(({ _id }) => _id.toString()),
  );
}

function findPlan({ environment, subscriber }: Scenario) {
  const own = { uid: subscriber.uid };
  return environment.db.collection('repeatplans').findOne(own, { sort: { createdAt: -1 } });
}

async function lastPaymentOf({ environment }: Scenario, { id }: SubscribedPlan) {
  const payments = environment.db.collection('payments');
  const last = await payments.findOne({ repeatPlanId: new Types.ObjectId(id) }, { sort: { _id: -1 } });
  return last?._id ?? null;
}

async function waitFor<T>(look: () => Promise<T>, patience = PATIENCE_MS): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const seen = await look();
    if (seen || Date.now() > end) return seen;
    await sleep(40);
  }
}

async function send(
  { environment, subscriber, oracle, log }: Scenario,
  request: { readonly query: string; readonly variables: object; readonly via: ServerName },
): Promise<ShopResponse> {
  const response = await requestUntilAnswered(environment, {
    ...request,
    token: subscriber.token,
    onInternal(message) {
      oracle.internalErrors += 1;
      log.record(`subscriber: ${message}`);
    },
  });
  const { data, code, message } = response;
  log.record(`subscriber, ${request.via}: ${data ? 'done' : `${code} ${message}`}`);
  return response;
}
