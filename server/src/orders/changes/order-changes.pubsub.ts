import type { PubSub } from 'type-graphql';
import { changesBetween } from '../../audit/changes.ts';
import type { Change, ChangeStream } from '../../database/change-stream.ts';
import { BoundedAsyncQueue } from '../../platform/bounded-async-queue.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { CartEntryModel, type CartEntryRecord, toCartEntry } from '../cart-entries/cart-entry.entity.ts';
import { PetOrderModel, type PetOrderRecord, toPetOrder } from '../pet-orders/pet-order.entity.ts';
import type { OrderChange } from './order-change.entity.ts';

/** Of one account, by its uid, or of all. */
export const orderTopics = { own: 'own', shop: 'shop' } as const;

/**
 * Publishes changes of orders to subscribers, whichever process made them. Only what a shopper or an admin would
 * notice: that an order is new, that its state is another one, and that an animal can be collected.
 */
export class OrderChangesPubSub implements PubSub {
  private readonly queues = new Map<string, Set<BoundedAsyncQueue<OrderChange>>>();

  constructor(changeStream: ChangeStream) {
    changeStream.on(PetOrderModel.collection.name, (change) =>
      this.publishChange(change, (order) => ({
        petOrder: toPetOrder(order as PetOrderRecord),
        cartEntry: null,
      })),
    );
    changeStream.on(CartEntryModel.collection.name, (change) =>
      this.publishChange(change, (order) => ({
        petOrder: null,
        cartEntry: toCartEntry(order as CartEntryRecord),
      })),
    );
  }

  /** @param who the uid, for the topic of own orders */
  subscribe(topic: string, who: unknown = ''): AsyncIterable<OrderChange> {
    const key = keyOf(topic, who);
    const queue = new BoundedAsyncQueue<OrderChange>(
      () => this.unsubscribe(key, queue),
      () => new DomainError('UPSTREAM_UNAVAILABLE', 'Changes were not read in time. Please subscribe again.'),
    );
    this.queues.set(key, (this.queues.get(key) ?? new Set()).add(queue));
    return queue;
  }

  /** What the database tells is all there is to tell. */
  publish(): void {}

  private unsubscribe(key: string, queue: BoundedAsyncQueue<OrderChange>): void {
    const ofKey = this.queues.get(key);
    ofKey?.delete(queue);
    if (ofKey?.size === 0) this.queues.delete(key);
  }

  private publishChange(
    change: Change,
    shape: (order: object) => Pick<OrderChange, 'petOrder' | 'cartEntry'>,
  ): void {
    const { kind, after } = change;
    if (!after || (kind !== 'insert' && !isNoticed(change))) return;
    const queues = [keyOf(orderTopics.own, after.uid), keyOf(orderTopics.shop)].flatMap((key) => [
      ...(this.queues.get(key) ?? []),
    ]);
    if (queues.length === 0) return;
    // One object for all, by which their answers can be shared.
    const notice: OrderChange = { kind: kind === 'insert' ? 'placed' : 'moved', ...shape(after) };
    for (const mailbox of queues) mailbox.push(notice);
  }
}

function isNoticed({ before, after }: Change): boolean {
  return changesBetween(before, after, ['status', 'readyAt']).length > 0;
}

function keyOf(topic: string, who: unknown = ''): string {
  return `${topic} ${String(who)}`;
}
