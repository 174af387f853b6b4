import { resourceMissing } from './errors.ts';
import { newId } from './ids.ts';
import type { Ledger } from './ledger.ts';
import {
  apiVersion,
  type EventSubject,
  type Kind,
  type ObjectKinds,
  type StoredObject,
  type StripeEvent,
} from './stored-objects.ts';

export interface WorkOrigin {
  now: Date;
  requestId: string | null;
  idempotencyKey: string | null;
  isEventWaiting: (eventId: string) => boolean;
}

const nouns: Record<Kind, string> = {
  payment_intent: 'payment_intent',
  payment_method: 'PaymentMethod',
  customer: 'customer',
  charge: 'charge',
  refund: 'refund',
  dispute: 'dispute',
  event: 'event',
};

/**
 * The changes of one call, seen by that call only until they are committed together: one journal line,
 * so that a killed sandbox knows either all of them or none.
 */
export class UnitOfWork {
  readonly now: Date;
  readonly #ledger: Ledger;
  readonly #origin: WorkOrigin;
  readonly #changes = new Map<string, StoredObject>();

  constructor(ledger: Ledger, origin: WorkOrigin) {
    this.now = origin.now;
    this.#ledger = ledger;
    this.#origin = origin;
  }

  /** Unix seconds, the unit of every time in Stripe's API. */
  get timestamp(): number {
    return Math.floor(this.now.getTime() / 1000);
  }

  get changes(): StoredObject[] {
    return [...this.#changes.values()];
  }

  find<K extends Kind>(kind: K, id: string): ObjectKinds[K] | null {
    const changed = this.#changes.get(id);
    if (changed?.object === kind) return changed as ObjectKinds[K];
    return this.#ledger.find(kind, id);
  }

  /** @throws StripeApiError resource_missing (404) */
  get<K extends Kind>(kind: K, id: string, param = 'id'): ObjectKinds[K] {
    const found = this.find(kind, id);
    if (!found || 'isDeleted' in found) throw resourceMissing(nouns[kind], id, param);
    return found;
  }

  /** The event as it is read: with the number of endpoints it still has to reach, which is not kept in it. */
  withPending(event: StripeEvent): StripeEvent {
    return { ...event, pending_webhooks: this.#origin.isEventWaiting(event.id) ? 1 : 0 };
  }

  list<K extends Kind>(kind: K): ObjectKinds[K][] {
    return this.#ledger.list(kind);
  }

  put<T extends StoredObject>(object: T): T {
    this.#changes.set(object.id, object);
    return object;
  }

  /** Records that something happened, with the object as it is at this moment. */
  emit(type: string, object: EventSubject): void {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: this.timestamp,
      data: { object },
      livemode: false,
      pending_webhooks: 0,
      request: { id: this.#origin.requestId, idempotency_key: this.#origin.idempotencyKey },
      type,
    };
    this.#changes.set(event.id, event);
  }
}
