import { setTimeout as sleep } from 'node:timers/promises';
import { Types } from 'mongoose';
import { intentIdOf } from '../../../server/test/fixtures/shop/checkout.ts';
import { payByCard } from '../../../server/test/harness/card.ts';
import type { Outcome, StripeCall, StripeReply } from '../environment/stripe-proxy.ts';
import { deliver } from '../environment/webhook-relay.ts';
import { answerCourse, type CareDeed, courses, payLinkCourses } from '../scenario/order-care.ts';
import { listServers, type Scenario } from '../scenario/scenario.ts';
import {
  type Fault,
  happensWithin,
  isAboutDispute,
  isAboutSuccess,
  isAServers,
  isFrom,
  killAfterReply,
  killAtNext,
} from './fail-points.ts';

/** The webhook waits for the report; their requests to Stripe are answered together, too. */
export async function raceReportAndWebhook({
  environment,
  random,
  first,
  second,
  log,
}: Scenario): Promise<Fault> {
  const reporting = Promise.withResolvers<void>();
  const jitter = random.pick([0, 0, 5, 20, 50]);
  const copies = random.pick([1, 1, 2, 3]);
  let waiting: (() => void)[] = [];
  const barrier = async (_call: StripeCall, forward: () => Promise<StripeReply>): Promise<Outcome> => {
    const reply = await forward();
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length > 1) for (const go of waiting.splice(0)) go();
      setTimeout(resolve, 300);
    });
    return reply;
  };
  const sprung = environment.relay.intercept(isAboutSuccess, async (call) => {
    await Promise.race([reporting.promise, sleep(2000)]);
    waiting = [];
    void environment.proxy.intercept(isFrom(first, 'retrieve'), barrier);
    void environment.proxy.intercept(isFrom(second, 'retrieve'), barrier);
    log.record(`${copies} webhooks race the report`);
    await sleep(jitter);
    const answers = await Promise.all(
      Array.from({ length: copies }, () => deliver(environment.servers[second].url, call)),
    );
    return answers[0] || 502;
  });
  return {
    habits: { isDeclinedFirst: false },
    hooks: {
      async beforeReport() {
        reporting.resolve();
        await sleep(random.pick([0, 0, 5, 20]));
      },
    },
    injected: happensWithin(sprung),
  };
}

/** An unpaid checkout is called off, by its shopper or by the clock; now and then its card is charged at that moment. */
export async function killAtCancel(scenario: Scenario): Promise<Fault> {
  const { environment, random, log } = scenario;
  const isByShopper = random.chance(0.4);
  const isChargedNow = random.chance(0.4);
  let secret = '';
  const sprung = environment.proxy.intercept(isAServers('cancel'), async ({ caller, intentId }, forward) => {
    if (isChargedNow && intentIdOf(secret) === intentId) {
      log.record('the card is charged just before the intent is cancelled');
      await payByCard(environment.proxy.ports.browser, secret).catch(() => {});
    }
    await forward();
    if (caller !== 'browser') await scenario.kill(caller);
    return 'lost';
  });
  return {
    habits: { pays: false, cancelsBefore: isByShopper ? 'all' : 'nothing' },
    hooks: {
      onStarted(_paymentId, clientSecret) {
        secret = clientSecret;
      },
      async onWalkedAway(paymentId) {
        log.record(`the time of ${paymentId} is over`);
        await environment.db
          .collection('payments')
          .updateOne({ _id: new Types.ObjectId(paymentId) }, { $set: { expiresAt: new Date(0) } });
      },
    },
    injected: happensWithin(sprung),
  };
}

/** A bank takes the target's charge back, whatever becomes of the order; now and then without a webhook. */
export async function killAtDispute(scenario: Scenario): Promise<Fault> {
  const { environment, random, log } = scenario;
  const isDeaf = random.chance(0.5);
  const dropAll = () => {
    void environment.relay.intercept(isAboutDispute, async ({ type }) => {
      log.record(`the webhook ${type} never comes`);
      dropAll();
      return 200;
    });
  };
  if (isDeaf) dropAll();
  const fault = await killAfterReply(
    scenario,
    isAServers('dispute'),
    () => true,
    random.pick([
      { commands: ['insert', 'update'], collection: 'disputes' },
      { commands: ['findAndModify', 'update'], collection: 'payments' },
      { commands: ['commitTransaction'] },
    ]),
  );
  return {
    ...fault,
    habits: {
      isDeclinedFirst: false,
      dispute: random.pick(['open', 'won', 'lost'] as const),
      cancelsAfter: random.pick(['nothing', 'one', 'all'] as const),
    },
  };
}

/** The target leaves something to tidy up; both servers die, start at once, and one dies again at its n-th call to Stripe. */
export async function killDuringReconciliation(scenario: Scenario): Promise<Fault> {
  const { environment, random, log } = scenario;
  const hit = Promise.withResolvers<boolean>();
  const pays = random.chance(0.6);
  // Nobody else may finish what the target leaves open.
  void environment.relay.intercept(isAboutSuccess, async () => 200);
  let callsToGo = random.pick([1, 1, 2]);
  const setTrap = () => {
    void environment.proxy.intercept(
      ({ caller, action }) => caller !== 'browser' && ['retrieve', 'cancel', 'refund'].includes(action),
      async ({ caller, action }, forward) => {
        const isDone = random.chance(0.5);
        const reply = isDone ? await forward() : 'lost';
        callsToGo -= 1;
        if (callsToGo > 0) {
          setTrap();
          return reply === 'lost' ? forward() : reply;
        }
        log.record(`${caller} tidies up: ${action}`);
        if (caller !== 'browser') await scenario.kill(caller);
        hit.resolve(true);
        return 'lost';
      },
    );
  };
  async function startBoth(paymentId: string): Promise<void> {
    if (!pays || random.chance(0.3)) {
      await environment.db
        .collection('payments')
        .updateOne({ _id: new Types.ObjectId(paymentId) }, { $set: { expiresAt: new Date(0) } });
    }
    log.record('kill -9 both servers');
    await Promise.all(listServers(environment).map((server) => server.kill()));
    setTrap();
    for (const server of listServers(environment)) server.begin();
  }
  let started = '';
  return {
    habits: { pays, reports: true, cancelsBefore: 'nothing' },
    hooks: {
      onStarted(paymentId) {
        started = paymentId;
      },
      onWalkedAway: startBoth,
      beforeReport: () => startBoth(started),
    },
    injected: happensWithin(hit.promise, 40_000),
  };
}

/** Waits for an admin's request that moves money, and kills the server at one of the writes of its transaction. */
export async function killWhileGivingBack(scenario: Scenario): Promise<Fault> {
  const { random } = scenario;
  const held = random.pick([
    { commands: ['insert'], collection: 'refunds' },
    { commands: ['update'], collection: 'payments' },
    { commands: ['insert'], collection: 'auditrecords' },
  ]);
  const { lieInWait, injected } = killAtNext(scenario, held);
  return {
    habits: { care: random.pick(courses), cancelsAfter: random.pick(['nothing', 'one'] as const) },
    hooks: { beforeGivingBack: lieInWait },
    injected,
  };
}

/** The same for an admin who answers what was broken: with money, with another piece, or with a no. */
export async function killWhileAnswering(scenario: Scenario): Promise<Fault> {
  const held = scenario.random.pick([
    { commands: ['update', 'findAndModify'], collection: 'problems' },
    { commands: ['commitTransaction'] },
  ]);
  const { lieInWait, injected } = killAtNext(scenario, held);
  return {
    habits: { care: answerCourse, cancelsAfter: 'nothing' },
    hooks: { beforeAnswering: lieInWait },
    injected,
  };
}

/** The same for a pay link that is being paid, while its order may be called off. */
export async function killWhilePayingMore(scenario: Scenario): Promise<Fault> {
  const { random } = scenario;
  const held = random.pick([
    { commands: ['findAndModify', 'update'], collection: 'payments' },
    { commands: ['commitTransaction'] },
  ]);
  const { lieInWait, injected } = killAtNext(scenario, held);
  return {
    habits: {
      ...{ delivery: 'CURBSIDE', care: random.pick(payLinkCourses.filter(isPaidNext)) },
      cancelsAfter: random.pick(['nothing', 'nothing', 'nothing', 'one', 'all'] as const),
    },
    hooks: { beforePayingMore: lieInWait },
    injected,
  };
}

function isPaidNext([, next]: readonly CareDeed[]): boolean {
  return next === 'have more paid';
}
