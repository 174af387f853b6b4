import { setTimeout as sleep } from 'node:timers/promises';
import type { StripeCall, StripeReply } from '../environment/stripe-proxy.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { declinedLaterCard } from '../scenario/subscription.ts';
import {
  type Fault,
  happensWithin,
  isAboutSuccess,
  isAServers,
  isFrom,
  isPaid,
  killAfterReply,
  type StripeStep,
} from './fail-points.ts';

/** How long one server waits at Stripe for the other, in milliseconds. */
const MEETING_MS = 5000;

/** The order of a delivery is written; the server dies before its intent is made, or before the reply arrives. */
export async function killBeforeIntent(scenario: Scenario): Promise<Fault> {
  const isMade = scenario.random.chance(0.5);
  const sprung = scenario.environment.proxy.intercept(isPlanIntent, async (call, forward) => {
    if (isMade) await forward();
    return killCaller(scenario, call);
  });
  return { repeats: {}, injected: happensWithin(sprung) };
}

/** The intent of a delivery is there, and is not charged. Now and then its plan is ended at that moment. */
export async function killBeforeCharge(scenario: Scenario): Promise<Fault> {
  const sprung = scenario.environment.proxy.intercept(isAServers('confirm'), (call) =>
    killCaller(scenario, call),
  );
  const isEnded = scenario.random.chance(0.5);
  const repeats = isEnded ? ({ deeds: ['end'], waitsForFault: true } as const) : {};
  return { repeats, injected: happensWithin(sprung) };
}

/**
 * The saved card is charged, and that is not recorded: the server dies, or Stripe's answers are lost. Now and then the
 * webhook never comes either.
 */
export async function killAfterCharge(scenario: Scenario): Promise<Fault> {
  const { environment, random, log } = scenario;
  const isDeaf = random.chance(0.5);
  const isKilled = random.chance(0.6);
  let lostTwice = Promise.resolve();
  const sprung = environment.proxy.intercept(isAServers('confirm'), async (call, forward) => {
    if (isDeaf) {
      void environment.relay.intercept(
        (webhook) => isAboutSuccess(webhook) && webhook.intentId === call.intentId,
        async () => {
          log.record('the webhook of the delivery never comes');
          return 200;
        },
      );
    }
    await forward();
    if (isKilled) return killCaller(scenario, call);
    log.record('the answers of Stripe are lost');
    // Its library tries once more.
    lostTwice = environment.proxy.intercept(isFrom(call.caller, 'confirm'), async (_again, forwardAgain) => {
      await forwardAgain();
      return 'lost';
    });
    return 'lost';
  });
  return { repeats: {}, injected: happensWithin(sprung.then(() => lostTwice)) };
}

/** The transaction that records a delivery: its payment and order paid, its plan advanced. */
export async function killWhileRecording(scenario: Scenario): Promise<Fault> {
  const fault = await killAfterReply(
    scenario,
    isAServers('retrieve'),
    (reply) => isPaid(reply) && isOfPlan(reply),
    scenario.random.pick([
      { commands: ['findAndModify'], collection: 'repeatplans' },
      { commands: ['update', 'findAndModify'], collection: 'cartentries' },
      { commands: ['commitTransaction'] },
    ]),
  );
  return { ...fault, repeats: {} };
}

/** A declined delivery is called off at Stripe, and its plan does not know. */
export async function killAfterDecline(scenario: Scenario): Promise<Fault> {
  const repeats = { card: declinedLaterCard };
  const held = scenario.random.pick([
    null,
    { commands: ['findAndModify'], collection: 'repeatplans' },
    { commands: ['commitTransaction'] },
  ]);
  if (held) return { ...(await killAfterReply(scenario, isAServers('cancel'), isOfPlan, held)), repeats };

  const hit = Promise.withResolvers<void>();
  const setTrap = () => {
    void scenario.environment.proxy.intercept(isAServers('cancel'), async (call, forward) => {
      const reply = await forward();
      if (isOfPlan(reply)) {
        hit.resolve();
        return killCaller(scenario, call);
      }
      setTrap();
      return reply;
    });
  };
  setTrap();
  return { repeats, injected: happensWithin(hit.promise) };
}

/** The lease is lost, both servers charge the same delivery at once, and now and then one of them dies over it. */
export async function chargeOnBoth(scenario: Scenario): Promise<Fault> {
  const { environment, random, log } = scenario;
  const step = random.pick(['create', 'confirm'] as const);
  const isMeant = step === 'create' ? isPlanIntent : isAServers('confirm');
  const isKilled = random.chance(0.5);
  const met = Promise.withResolvers<true>();
  const sprung = environment.proxy.intercept(isMeant, async (call, forward) => {
    void environment.proxy.intercept(
      (other) => isMeant(other) && other.caller !== call.caller,
      async (_other, forwardOther) => {
        log.record(`both servers ${step} at once`);
        met.resolve(true);
        return forwardOther();
      },
    );
    const free = { until: new Date(0), restsUntil: new Date(0) };
    await environment.db
      .collection<{ _id: string }>('leases')
      .updateOne({ _id: 'repeat deliveries' }, { $set: free });
    await Promise.race([met.promise, sleep(MEETING_MS)]);
    const reply = await forward();
    return isKilled ? killCaller(scenario, call) : reply;
  });
  const injected = happensWithin(sprung.then(() => Promise.race([met.promise, sleep(0, false)])));
  return { repeats: { deeds: random.pick([['nothing'], ['send now']] as const) }, injected };
}

/** The intent of a plan's delivery: its customer is known, and no card is to be saved. */
const isPlanIntent: StripeStep = ({ caller, action, form }: StripeCall) =>
  caller !== 'browser' && action === 'create' && form.has('customer') && !form.has('setup_future_usage');

function isOfPlan({ body }: StripeReply): boolean {
  const { customer, setup_future_usage } = JSON.parse(body);
  return Boolean(customer) && !setup_future_usage;
}

async function killCaller(scenario: Scenario, { caller }: StripeCall): Promise<'lost'> {
  if (caller !== 'browser') await scenario.kill(caller);
  return 'lost';
}
