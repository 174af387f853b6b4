import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerName } from '../environment/shop-process.ts';
import type { StripeCall, StripeReply } from '../environment/stripe-proxy.ts';
import type { Habits, Hooks } from '../scenario/purchase.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** A fault that lies in wait for the target of a run. */
export interface Fault {
  /** What the target does, so that the fault meets it. */
  readonly habits?: Partial<Habits>;
  readonly hooks?: Hooks;
  /** Whether it struck; always settled in the end. */
  readonly struck: Promise<boolean>;
}

/** Milliseconds that a fault lies in wait. */
const limit = 12_000;

interface Held {
  readonly commands: readonly string[];
  readonly collection?: string;
}

/** mongod holds up a command of the target's server; meanwhile that server dies. */
export async function killAtCommand(scenario: Scenario, held: Held): Promise<Fault> {
  const came = await scenario.environment.failPoints.hold({ server: scenario.first, ...held }, limit);
  const struck = came().then(async (isHeld) => {
    if (isHeld) await killAt(scenario, scenario.first, held);
    return isHeld;
  });
  return { struck };
}

/** The same, but only for what follows a certain answer of Stripe's, on whichever server got it. */
export async function killAfterReply(
  scenario: Scenario,
  isMeant: (call: StripeCall) => boolean,
  isReplyMeant: (reply: StripeReply) => boolean,
  held: Held,
): Promise<Fault> {
  const struck = Promise.withResolvers<boolean>();
  const setTrap = () => {
    void scenario.environment.proxy.intercept(isMeant, async ({ caller }, forward) => {
      const reply = await forward();
      if (!isReplyMeant(reply) || caller === 'browser') {
        setTrap();
        return reply;
      }
      const came = await scenario.environment.failPoints.hold({ server: caller, ...held }, 1500);
      void came().then(async (isHeld) => {
        // It was settled before: somebody else's moment will come.
        if (!isHeld) return setTrap();
        await killAt(scenario, caller, held);
        struck.resolve(true);
      });
      return reply;
    });
  };
  setTrap();
  return { struck: within(struck.promise) };
}

async function killAt(scenario: Scenario, server: ServerName, { commands, collection }: Held): Promise<void> {
  scenario.log.note(
    `mongod holds ${commands.join(' or ')} of ${server}${collection ? ` on ${collection}` : ''}`,
  );
  await scenario.kill(server);
}

export function isFrom(server: ServerName, action: StripeCall['action']) {
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
export function within(event: Promise<unknown>, ms = limit): Promise<boolean> {
  return Promise.race([event.then((value) => value !== false), sleep(ms, false)]);
}
