import type { PubSub } from 'type-graphql';
import type { Change, ChangeFeed } from '../../database/change-stream.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { Mailbox } from '../../subscriptions/bounded-async-queue.ts';
import { CartEntryModel, type CartEntryRecord, toCartEntry } from '../cart-entries/cart-entry.entity.ts';
import { PetOrderModel, type PetOrderRecord, toPetOrder } from '../pet-orders/pet-order.entity.ts';
import type { OrderChange } from './order-change.entity.ts';

/** Of one account, by its uid, or of all. */
export const orderTopics = { own: 'own', shop: 'shop' } as const;

/**
 * Tells subscribers what happens to orders, whichever process it happened in. Only what a shopper or an admin would
 * notice: that an order is new, and that its state is another one.
 */
export class OrderChangesService implements PubSub {
  private readonly mailboxes = new Map<string, Set<Mailbox<OrderChange>>>();

  constructor(feed: ChangeFeed) {
    feed.on(PetOrderModel.collection.name, (change) =>
      this.tell(change, (order) => ({ petOrder: toPetOrder(order as PetOrderRecord), cartEntry: null })),
    );
    feed.on(CartEntryModel.collection.name, (change) =>
      this.tell(change, (order) => ({ petOrder: null, cartEntry: toCartEntry(order as CartEntryRecord) })),
    );
  }

  /** @param who the uid, for the topic of own orders */
  subscribe(topic: string, who: unknown = ''): AsyncIterable<OrderChange> {
    const key = keyOf(topic, who);
    const mailbox = new Mailbox<OrderChange>(
      () => this.forget(key, mailbox),
      () => new DomainError('UPSTREAM_UNAVAILABLE', 'Changes were not read in time. Please subscribe again.'),
    );
    this.mailboxes.set(key, (this.mailboxes.get(key) ?? new Set()).add(mailbox));
    return mailbox;
  }

  /** What the database tells is all there is to tell. */
  publish(): void {}

  private forget(key: string, mailbox: Mailbox<OrderChange>): void {
    const ofKey = this.mailboxes.get(key);
    ofKey?.delete(mailbox);
    if (ofKey?.size === 0) this.mailboxes.delete(key);
  }

  private tell(
    { kind, before, after }: Change,
    shape: (order: object) => Pick<OrderChange, 'petOrder' | 'cartEntry'>,
  ): void {
    if (!after || (kind !== 'insert' && before?.status === after.status)) return;
    const mailboxes = [keyOf(orderTopics.own, after.uid), keyOf(orderTopics.shop)].flatMap((key) => [
      ...(this.mailboxes.get(key) ?? []),
    ]);
    if (mailboxes.length === 0) return;
    // One object for all, by which their answers can be shared.
    const change: OrderChange = { kind: kind === 'insert' ? 'placed' : 'moved', ...shape(after) };
    for (const mailbox of mailboxes) mailbox.put(change);
  }
}

function keyOf(topic: string, who: unknown = ''): string {
  return `${topic} ${String(who)}`;
}
