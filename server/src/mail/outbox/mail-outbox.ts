import type mongoose from 'mongoose';
import type { ClientSession } from 'mongoose';
import { databaseClock } from '../../database/database-clock.ts';
import { type Mail, MailModel } from './mail.entity.ts';
import type { NewMail, OrderedEntry } from './mail-events.ts';
import { mailRepository } from './mails.repository.ts';

export interface OutboxOptions {
  /** Whether anybody will send what is added. A shop without a mail server keeps no mails. */
  readonly isSent: boolean;
  /** How long a mail waits whose event can be undone, in milliseconds. */
  readonly undoWaitMs: number;
}

const UNDONE = 'What it tells was undone.';

/**
 * Mails that are to be sent, written in the transaction of what they tell: either both are there afterwards, or
 * neither is.
 */
export class MailOutbox {
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: OutboxOptions) {}

  /** Whether anybody will send what is added. */
  get isSent(): boolean {
    return this.options.isSent;
  }

  /** Adds mails, in one command however many there are. One that was added before stays as it is. */
  async add(mails: readonly NewMail[], session: ClientSession): Promise<void> {
    if (!this.options.isSent || mails.length === 0) return;
    const now = databaseClock.now();
    // An insert of what is there already would abort the transaction.
    await collection().bulkWrite(
      mails.map((mail) => ({
        updateOne: {
          filter: { _id: mail._id },
          update: { $setOnInsert: this.toRecord(mail, now) },
          upsert: true,
        },
      })),
      { session },
    );
    for (const listener of this.listeners) listener();
  }

  /** Takes mails back whose event was undone, as far as they were not sent yet. */
  async withdraw(mails: readonly NewMail[], session: ClientSession): Promise<void> {
    if (mails.length === 0) return;
    const ids = mails.map(({ _id }) => _id);
    await mailRepository.withdraw(ids, UNDONE, session);
  }

  /** Takes back that an order for goods was sent, whichever others were sent with it. */
  async withdrawShipment(entry: OrderedEntry, session: ClientSession): Promise<void> {
    await mailRepository.withdrawEntry('ORDER_SHIPPED', entry, UNDONE, session);
  }

  /** Calls somebody after each addition, which may not be committed by then. */
  onAdded(listener: () => void): void {
    this.listeners.add(listener);
  }

  private toRecord({ _id, canBeUndone, ...facts }: NewMail, now: Date) {
    const nextAt = canBeUndone ? new Date(now.getTime() + this.options.undoWaitMs) : now;
    return { ...facts, status: 'waiting' as const, attempts: 0, createdAt: now, nextAt };
  }
}

/** Without mongoose, which has nothing to check or convert in what is made here. */
function collection() {
  return MailModel.collection as unknown as mongoose.mongo.Collection<Mail>;
}
