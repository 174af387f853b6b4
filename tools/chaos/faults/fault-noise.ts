import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, seededRandom } from '../../../packages/demo-shop/seed/seeded-random.ts';
import type { Environment } from '../environment/environment.ts';
import type { StripeFault, StripeReply } from '../environment/stripe-proxy.ts';
import { deliver, type WebhookCall, type WebhookFault } from '../environment/webhook-relay.ts';
import type { RunLog } from '../scenario/run-log.ts';
import { listServers } from '../scenario/scenario.ts';

/** Random faults that every run has beside its own. Each is drawn from the seed and the call alone. */
export interface FaultNoise {
  readonly stripe: StripeFault;
  readonly webhooks: WebhookFault;
  /** Delivers, in another order, what was held back, and waits for all that is under way. */
  settle(): Promise<void>;
}

export function createFaultNoise(environment: Environment, seedText: string, log: RunLog): FaultNoise {
  const counts = new Map<string, number>();
  /** The same call of the same run always meets the same fault, whatever else happens meanwhile. */
  function drawFor(what: string): Random {
    const count = (counts.get(what) ?? 0) + 1;
    counts.set(what, count);
    return seededRandom(`${seedText}/${what}/${count}`);
  }
  const held: WebhookCall[] = [];
  const inProgress = new Set<Promise<unknown>>();

  async function redeliver(call: WebhookCall, random: Random, delay = 0): Promise<number> {
    if (delay > 0) await sleep(delay);
    const up = listServers(environment).filter((server) => server.isUp);
    return up.length === 0 ? 0 : deliver(random.pick(up).url, call);
  }
  function track(work: Promise<unknown>): void {
    const one = work.finally(() => inProgress.delete(one));
    inProgress.add(one);
  }

  return {
    async stripe(call, forward) {
      const random = drawFor(`${call.caller} ${call.action}`);
      const fault = drawCallFault(random.next());
      if (fault) log.record(`Stripe: ${fault} for ${call.action} of ${call.caller}`);
      if (fault === 'late') await sleep(random.between(100, 1200));
      if (fault === 'reset') return 'lost';
      if (fault === 'error 500') return stripeError(500, 'api_error');
      if (fault === 'too many requests') return stripeError(429, 'invalid_request_error');
      // Longer than the shop's own limit for a call.
      if (fault === 'silence') await sleep(9000);
      const reply = await forward();
      return fault === 'lost reply' ? 'lost' : reply;
    },
    async webhooks(call) {
      const random = drawFor(call.type);
      const fault = drawDeliveryFault(random.next());
      if (fault !== 'delivered') log.record(`webhook ${call.type}: ${fault}`);
      if (fault === 'dropped') return 200;
      if (fault === 'held') {
        held.push(call);
        return 200;
      }
      if (fault === 'late') {
        track(redeliver(call, random, random.between(100, 1200)));
        return 200;
      }
      if (fault === 'tripled') {
        track(redeliver(call, random));
        track(redeliver(call, random, random.between(0, 300)));
      }
      return (await redeliver(call, random)) || 502;
    },
    async settle() {
      for (const call of held.splice(0).reverse()) track(redeliver(call, drawFor('held')));
      while (inProgress.size > 0) await Promise.all(inProgress);
    },
  };
}

type CallFault = 'late' | 'lost reply' | 'reset' | 'error 500' | 'too many requests' | 'silence';

const callFaultShares: readonly (readonly [CallFault, number])[] = [
  ['late', 0.08],
  ['lost reply', 0.05],
  ['reset', 0.03],
  ['error 500', 0.03],
  ['too many requests', 0.02],
  ['silence', 0.002],
];

type DeliveryFault = 'delivered' | 'tripled' | 'late' | 'held' | 'dropped';

const deliveryFaultShares: readonly (readonly [DeliveryFault, number])[] = [
  ['tripled', 0.2],
  ['late', 0.15],
  ['held', 0.12],
  ['dropped', 0.12],
];

function drawCallFault(draw: number): CallFault | null {
  return pickByShare(callFaultShares, draw);
}

function drawDeliveryFault(draw: number): DeliveryFault {
  return pickByShare(deliveryFaultShares, draw) ?? 'delivered';
}

/** @param draw 0 <= draw < 1 @returns null for what is left of the shares */
function pickByShare<T>(shares: readonly (readonly [T, number])[], draw: number): T | null {
  let above = 0;
  for (const [option, share] of shares) {
    above += share;
    if (draw < above) return option;
  }
  return null;
}

function stripeError(status: number, type: string): StripeReply {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ error: { type, message: 'An injected fault.' } }),
  };
}
