import type { Kind, ObjectKinds, StoredObject } from './stored-objects.ts';

const EVENT_RETENTION_S = 30 * 24 * 3600;

/** All objects of the sandbox in memory, each kind in order of creation. The journal is its memory on disk. */
export class Ledger {
  readonly #kinds: { [K in Kind]: Map<string, ObjectKinds[K]> } = {
    payment_intent: new Map(),
    payment_method: new Map(),
    customer: new Map(),
    charge: new Map(),
    refund: new Map(),
    dispute: new Map(),
    event: new Map(),
  };

  find<K extends Kind>(kind: K, id: string): ObjectKinds[K] | null {
    return this.#kinds[kind].get(id) ?? null;
  }

  /** Newest first, as Stripe lists them. */
  list<K extends Kind>(kind: K): ObjectKinds[K][] {
    return [...this.#kinds[kind].values()].reverse() as ObjectKinds[K][];
  }

  apply(objects: readonly StoredObject[]): void {
    for (const object of objects) {
      const kind = this.#kinds[object.object] as Map<string, StoredObject>;
      kind.set(object.id, object);
    }
  }

  /** What a compacted journal keeps: everything but events older than the 30 days that Stripe keeps them. */
  kept(now: Date): StoredObject[] {
    const oldest = now.getTime() / 1000 - EVENT_RETENTION_S;
    const objects = Object.values(this.#kinds).flatMap((kind): StoredObject[] => [...kind.values()]);
    return objects.filter((object) => object.object !== 'event' || object.created >= oldest);
  }
}
