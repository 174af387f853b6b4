import { setTimeout as sleep } from 'node:timers/promises';
import type { DepartureHabits } from '../departures/departure.ts';
import type { ServerName } from '../environment/shop-process.ts';
import type { Caller, StripeCall, StripeReply } from '../environment/stripe-proxy.ts';
import type { GoodsHabits } from '../goods/goods-keeper.ts';
import type { HomeHabits } from '../homes/new-home.ts';
import type { Habits, Hooks } from '../scenario/purchase.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { SubscriptionHabits } from '../scenario/subscription.ts';

/** A fault that lies in wait for the target of a run. */
export interface Fault {
  /** What the target does, so that the fault meets it. */
  readonly habits?: Partial<Habits>;
  readonly hooks?: Hooks;
  /** What the subscriber does; somebody has a repeat delivery then, whatever the seed says. */
  readonly repeats?: Partial<SubscriptionHabits>;
  /** What is done with goods, with an animal of a shelter, by whoever leaves; then it is done, whatever the seed says. */
  readonly goods?: Partial<GoodsHabits>;
  readonly home?: Partial<HomeHabits>;
  readonly departure?: Partial<DepartureHabits>;
  /** Whether it injected; always settled in the end. */
  readonly injected: Promise<boolean>;
}

/** Milliseconds that a fault lies in wait. */
const FAULT_TIMEOUT_MS = 12_000;

/** Which calls to Stripe are meant. */
export type StripeStep = (call: StripeCall) => boolean;

export interface BlockedCommand {
  readonly commands: readonly string[];
  readonly collection?: string;
}

/** mongod holds up a command of the target's server; meanwhile that server dies. */
export async function killAtCommand(
  scenario: Scenario,
  held: BlockedCommand,
  patienceMs = FAULT_TIMEOUT_MS,
): Promise<Fault> {
  const { failPoints } = scenario.environment;
  const came = await failPoints.blockNext({ server: scenario.first, ...held }, patienceMs);
  const injected = came().then(async (isHeld) => {
    if (isHeld) await killWhileBlocked(scenario, scenario.first, held);
    return isHeld;
  });
  return { injected };
}

/** The same, but only for what follows a certain answer of Stripe's, on whichever server got it. */
export async function killAfterReply(
  scenario: Scenario,
  isMeant: StripeStep,
  isReplyMeant: (reply: StripeReply) => boolean,
  held: BlockedCommand,
): Promise<Fault> {
  const injected = Promise.withResolvers<boolean>();
  const setTrap = () => {
    void scenario.environment.proxy.intercept(isMeant, async ({ caller }, forward) => {
      const reply = await forward();
      if (!isReplyMeant(reply) || caller === 'browser') {
        setTrap();
        return reply;
      }
      const came = await scenario.environment.failPoints.blockNext({ server: caller, ...held }, 1500);
      void came().then(async (isHeld) => {
        // It was settled before: somebody else's moment will come.
        if (!isHeld) return setTrap();
        await killWhileBlocked(scenario, caller, held);
        injected.resolve(true);
      });
      return reply;
    });
  };
  setTrap();
  return { injected: happensWithin(injected.promise) };
}

/** Kills the first server at the next such command, once it is told to lie in wait. */
export function killAtNext(scenario: Scenario, held: BlockedCommand, limitMs = 1500) {
  const { environment, first } = scenario;
  const killed = Promise.withResolvers<void>();
  async function lieInWait(): Promise<void> {
    const came = await environment.failPoints.blockNext({ server: first, ...held }, limitMs);
    void came().then(async (isHeld) => {
      if (!isHeld) return;
      await killWhileBlocked(scenario, first, held);
      killed.resolve();
    });
  }
  return { lieInWait, injected: happensWithin(killed.promise) };
}

export async function killWhileBlocked(
  scenario: Scenario,
  server: ServerName,
  { commands, collection }: BlockedCommand,
): Promise<void> {
  scenario.log.record(
    `mongod holds ${commands.join(' or ')} of ${server}${collection ? ` on ${collection}` : ''}`,
  );
  await scenario.kill(server);
}

export function isFrom(server: Caller, action: StripeCall['action']) {
  return (call: StripeCall) => call.caller === server && call.action === action;
}

export function isAServers(action: StripeCall['action']) {
  return (call: StripeCall) => call.caller !== 'browser' && call.action === action;
}

export function isAboutSuccess({ type }: { type: string }): boolean {
  return type === 'payment_intent.succeeded';
}

export function isAboutDispute({ type }: { type: string }): boolean {
  return type.startsWith('charge.dispute.');
}

export function isPaid({ body }: StripeReply): boolean {
  return JSON.parse(body).status === 'succeeded';
}

/** Whether it happens in time. */
export function happensWithin(event: Promise<unknown>, ms = FAULT_TIMEOUT_MS): Promise<boolean> {
  return Promise.race([event.then((value) => value !== false), sleep(ms, false)]);
}
