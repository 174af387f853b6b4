import { Ledger } from './core/ledger.ts';
import type { StoredObject, StripeEvent } from './core/stored-objects.ts';
import { UnitOfWork } from './core/unit-of-work.ts';
import { type ApiAnswer, type ApiRequest, createApi } from './http/api.ts';
import { type HttpServer, listen } from './http/http-server.ts';
import { Journal, type JournalEntry, readJournal } from './journal.ts';
import { createDelayedSettlement, type DelayedSettlement } from './payments/delayed-settlement.ts';
import { defaultSecretKey } from './requests/api-keys.ts';
import { IdempotencyKeys, type StoredAnswer } from './requests/idempotency.ts';
import { type WebhookEndpoint, WebhookOutbox } from './webhooks/webhook-outbox.ts';

export interface StripeSandboxOptions {
  /** 0 takes any free port. */
  port: number;
  /** The journal that keeps the state; its folder is made where it is missing. */
  dataFile: string;
  /** Default `sk_test_sandbox`. */
  secretKey?: string;
  /** Where events go; without it they are kept for `events.list` only. */
  webhook?: WebhookEndpoint;
  now?: () => Date;
  /** The journal could not be written: the sandbox answers nothing more and should be ended. */
  onDiskFailure?: (error: unknown) => void;
}

export interface StripeSandbox {
  url: string;
  port: number;
  stop(): Promise<void>;
}

/**
 * A local server that speaks the part of Stripe's API that the shop uses, so that the official `stripe`
 * SDK works against it: `new Stripe(key, { host: '127.0.0.1', port, protocol: 'http' })`.
 *
 * @throws the `EADDRINUSE` error when the port is taken; an Error when the journal is damaged
 */
export async function startStripeSandbox(options: StripeSandboxOptions): Promise<StripeSandbox> {
  // The port comes first: a second copy must fail here, before it touches the journal of the first.
  const opening = Promise.withResolvers<(request: ApiRequest) => Promise<ApiAnswer>>();
  opening.promise.catch(() => undefined);
  const server = await listen(options.port, async (request) => (await opening.promise)(request));
  try {
    const state = await openState(options);
    opening.resolve(state.answer);
    return { url: `http://127.0.0.1:${server.port}`, port: server.port, stop: () => stopAll(server, state) };
  } catch (error) {
    opening.reject(error);
    await server.close();
    throw error;
  }
}

interface SandboxState {
  answer: (request: ApiRequest) => Promise<ApiAnswer>;
  outbox: WebhookOutbox;
  slowBank: DelayedSettlement;
  journal: Journal;
}

async function openState(options: StripeSandboxOptions): Promise<SandboxState> {
  const { dataFile, webhook = null, secretKey = defaultSecretKey, now = () => new Date() } = options;
  const ledger = new Ledger();
  const keys = new IdempotencyKeys(now);
  const outbox = new WebhookOutbox({
    endpoint: webhook,
    findEvent: (id) => ledger.find('event', id),
    // Undone, it is delivered once more, as Stripe does too.
    record: (delivery) => journal.note({ deliveries: [delivery] }),
    now,
  });

  for (const entry of await readJournal(dataFile)) {
    ledger.apply(entry.objects ?? []);
    if (entry.answer) keys.apply(entry.answer);
    for (const delivery of entry.deliveries ?? []) outbox.apply(delivery);
  }
  const journal = await Journal.begin(dataFile, [
    ...ledger.kept(now()).map((object): JournalEntry => ({ objects: [object] })),
    ...keys.kept().map((answer): JournalEntry => ({ answer })),
    { deliveries: outbox.kept() },
  ]);

  function commit(work: UnitOfWork, answer: StoredAnswer | null): void {
    const objects = work.changes;
    const deliveries = outbox.plan(objects.filter(isEvent));
    if (objects.length === 0 && !answer) return;

    ledger.apply(objects);
    if (answer) keys.apply(answer);
    journal.append({ objects, deliveries, ...(answer && { answer }) });
    for (const object of objects) if (isProcessing(object)) slowBank.watch(object.id);
    // An event leaves only after it is on disk: the shop must never hear of what a crash then undoes.
    journal.durable().then(
      () => outbox.send(deliveries),
      (error) => options.onDiskFailure?.(error),
    );
  }

  const isEventWaiting = (eventId: string) => outbox.isWaiting(eventId);
  const slowBank = createDelayedSettlement((change) => {
    const work = new UnitOfWork(ledger, {
      now: now(),
      requestId: null,
      idempotencyKey: null,
      isEventWaiting,
    });
    change(work);
    commit(work, null);
  });
  outbox.resume();
  for (const intent of ledger.list('payment_intent')) if (isProcessing(intent)) slowBank.watch(intent.id);

  const durable = () => journal.durable();
  return {
    answer: createApi({ ledger, keys, secretKey, now, isEventWaiting, commit, durable }),
    outbox,
    slowBank,
    journal,
  };
}

async function stopAll(server: HttpServer, { outbox, slowBank, journal }: SandboxState): Promise<void> {
  slowBank.stop();
  await server.close();
  await outbox.stop();
  await journal.close();
}

function isEvent(object: StoredObject): object is StripeEvent {
  return object.object === 'event';
}

function isProcessing(object: StoredObject): boolean {
  return object.object === 'payment_intent' && object.status === 'processing';
}
