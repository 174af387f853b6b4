import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { StripeEvent } from '../core/stored-objects.ts';

export interface WebhookEndpoint {
  /** An `http:` address: the shop's, on this machine. */
  url: string;
  /** The `whsec_…` that signs what is sent there. */
  secret: string;
  /** Types that are sent there, Stripe's `enabled_events`; all without it. */
  enabledEvents?: readonly string[];
  /** Milliseconds before each further attempt; when they are used up, the event is given up. */
  retryDelays?: readonly number[];
}

/** How far one event has come on its way to the endpoint. */
export interface Delivery {
  event: string;
  attempts: number;
  state: 'waiting' | 'delivered' | 'given up';
}

export interface OutboxOptions {
  endpoint: WebhookEndpoint | null;
  findEvent: (id: string) => StripeEvent | null;
  /** Called after each attempt, to keep the new state. */
  record: (delivery: Delivery) => void;
  now: () => Date;
}

const SECOND_MS = 1000;
const defaultRetryDelaysMs = [1, 3, 10, 30, 60, 300, 900, 3600, 3 * 3600, 6 * 3600].map(
  (seconds) => seconds * SECOND_MS,
);
const ATTEMPT_TIMEOUT_MS = 10 * SECOND_MS;
const MAX_CONCURRENT_DELIVERIES = 4;

/**
 * Delivers events to the shop's webhook in the background: at least once, in no promised order, again
 * and again with growing delays until it answers 2xx or the attempts are used up.
 */
export class WebhookOutbox {
  readonly #options: OutboxOptions;
  readonly #deliveries = new Map<string, Delivery>();
  readonly #ready: string[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #attempts = new Set<Promise<void>>();
  readonly #stopped = new AbortController();
  readonly #agent = new Agent({ keepAlive: true });

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** The deliveries that these new events ask for; none where no endpoint is known. */
  plan(events: readonly StripeEvent[]): Delivery[] {
    const { endpoint } = this.#options;
    if (!endpoint) return [];
    const wanted = events.filter(({ type }) => endpoint.enabledEvents?.includes(type) ?? true);
    return wanted.map((event) => ({ event: event.id, attempts: 0, state: 'waiting' }));
  }

  apply(delivery: Delivery): void {
    this.#deliveries.set(delivery.event, delivery);
  }

  isWaiting(eventId: string): boolean {
    return this.#deliveries.get(eventId)?.state === 'waiting';
  }

  kept(): Delivery[] {
    return [...this.#deliveries.values()].filter((delivery) => delivery.state === 'waiting');
  }

  /** Takes up what an earlier run left, counting attempts anew: the endpoint may be back. */
  resume(): void {
    this.send(this.kept().map((delivery) => ({ ...delivery, attempts: 0 })));
  }

  send(deliveries: readonly Delivery[]): void {
    for (const delivery of deliveries) {
      this.apply(delivery);
      this.#ready.push(delivery.event);
    }
    this.#pump();
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.all(this.#attempts);
    this.#agent.destroy();
  }

  #pump(): void {
    while (this.#attempts.size < MAX_CONCURRENT_DELIVERIES && !this.#stopped.signal.aborted) {
      const delivery = this.#deliveries.get(this.#ready.shift() ?? '');
      if (!delivery) return;
      const attempt = this.#attempt(delivery).finally(() => {
        this.#attempts.delete(attempt);
        this.#pump();
      });
      this.#attempts.add(attempt);
    }
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const { endpoint, findEvent, record } = this.#options;
    const event = findEvent(delivery.event);
    if (!endpoint || !event) return;

    const isDelivered = await this.#post(endpoint, event);
    if (this.#stopped.signal.aborted && !isDelivered) return;

    const attempts = delivery.attempts + 1;
    const delay = (endpoint.retryDelays ?? defaultRetryDelaysMs)[delivery.attempts];
    const failed = delay === undefined ? 'given up' : 'waiting';
    const next: Delivery = { event: event.id, attempts, state: isDelivered ? 'delivered' : failed };
    this.apply(next);
    record(next);
    if (next.state === 'waiting' && delay !== undefined) this.#later(next, delay);
  }

  #later(delivery: Delivery, delay: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.send([delivery]);
    }, delay);
    this.#timers.add(timer);
  }

  /** True for a 2xx answer. A redirect is no answer: Stripe does not follow them either. */
  #post(endpoint: WebhookEndpoint, event: StripeEvent): Promise<boolean> {
    const body = JSON.stringify({ ...event, pending_webhooks: 1 }, null, 2);
    const timestamp = Math.floor(this.#options.now().getTime() / SECOND_MS);
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Stripe-Signature': signWebhook(body, endpoint.secret, timestamp),
      'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    };
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const signal = this.#stopped.signal;
    const sent = request(endpoint.url, { method: 'POST', headers, agent: this.#agent, signal }, (answer) => {
      const { statusCode = 0 } = answer;
      answer.on('end', () => resolve(statusCode >= 200 && statusCode < 300)).resume();
    });
    const tooLong = setTimeout(() => sent.destroy(), ATTEMPT_TIMEOUT_MS);
    sent.on('error', () => resolve(false));
    sent.on('close', () => {
      clearTimeout(tooLong);
      resolve(false);
    });
    sent.end(body);
    return promise;
  }
}

/** The `Stripe-Signature` header of a webhook body: the time in Unix seconds, and an HMAC over both. */
function signWebhook(body: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
