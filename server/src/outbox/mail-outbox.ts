import type mongoose from 'mongoose';
import type { ClientSession, Types } from 'mongoose';
import { MINUTE_MS } from '../../../domain/durations.ts';
import { mailKinds } from '../../../domain/mail/mail-kinds.ts';
import { databaseClock } from '../database/database-clock.ts';
import { newSecretCode } from '../platform/secret-code.ts';
import { type Mail, MailModel, type MailRecord } from './mail.entity.ts';
import { corrected, type NewMail, type OrderedEntry } from './mail-events.ts';
import { mailRepository } from './mails.repository.ts';

/** What the outbox has to know of the shop's settings. */
interface HoldSettings {
  get(): Promise<{ readonly holdMailsMinutes: number }>;
}

const UNDONE = 'What it tells was undone.';

/**
 * Mails that are to be sent, written in the transaction of what they tell: either both are there afterwards, or
 * neither is.
 */
export class MailOutbox {
  private readonly listeners = new Set<() => void>();

  /**
   * @param isSent whether anybody will send what is added: a shop without a mail server keeps no mails
   * @param shop says how long a mail waits whose event can be undone
   */
  constructor(
    readonly isSent: boolean,
    private readonly shop: HoldSettings,
  ) {}

  /** Adds mails, in one command however many there are. One that was added before stays as it is. */
  async add(mails: readonly NewMail[], session: ClientSession): Promise<void> {
    if (!this.isSent || mails.length === 0) return;
    const now = databaseClock.now();
    const holdMs = mails.some(({ canBeUndone }) => canBeUndone) ? await this.holdMs() : 0;
    // An insert of what is there already would abort the transaction.
    await collection().bulkWrite(
      mails.map((mail) => ({
        updateOne: {
          filter: { _id: mail._id },
          update: { $setOnInsert: toRecord(mail, now, holdMs) },
          upsert: true,
        },
      })),
      { session },
    );
    for (const listener of this.listeners) listener();
  }

  /** Takes mails back whose event was undone: one that waits is not sent, one that has left is corrected. */
  async withdraw(mails: readonly NewMail[], session: ClientSession): Promise<void> {
    if (mails.length === 0) return;
    const ids = mails.map(({ _id }) => _id);
    await mailRepository.withdraw(ids, UNDONE, session);
    const left = await mailRepository.leftAmong(ids, session);
    // Whose animal is not theirs after all need not be told as well that it can not be collected.
    const ofOrders = Map.groupBy(left, ({ petOrderId }) => String(petOrderId));
    const firsts = [...ofOrders.values()].flatMap((mails) => mails.slice(0, 1));
    await this.add(firsts.map(corrected), session);
  }

  /** Takes back that an order for goods was sent, whichever others were sent with it. */
  async withdrawShipment(entry: OrderedEntry, session: ClientSession): Promise<void> {
    await mailRepository.withdrawEntry('ORDER_SHIPPED', entry, UNDONE, session);
    const left = await mailRepository.leftAbout('ORDER_SHIPPED', entry, session);
    for (const mail of left) await this.correctEntry(mail, entry, session);
  }

  /** One correction tells of all that was undone of a parcel by the time that it is sent. */
  private async correctEntry(mail: MailRecord, entry: OrderedEntry, session: ClientSession): Promise<void> {
    const correction = corrected({ ...mail, entryIds: [entry._id] });
    if (await mailRepository.addEntry(correction._id, entry, session)) return;
    const isOfOther = await mailRepository.exists(correction._id, session);
    await this.add(
      [isOfOther ? { ...correction, _id: `${correction._id}:${entry._id}` } : correction],
      session,
    );
  }

  /**
   * Has what waits about orders that have arrived be sent now: nothing undoes any more that they were sent. What waits
   * behind it goes along; another parcel of the order can still be undone.
   */
  async releaseShipment(arrived: readonly OrderedEntry[], session: ClientSession): Promise<void> {
    const [first] = arrived;
    if (!first) return;
    const entryIds = { $in: arrived.map(({ _id }) => _id) };
    const { paymentId } = first;
    const others = { kind: { $ne: 'ORDER_SHIPPED' as const } };
    const which = paymentId ? { paymentId, $or: [others, { entryIds }] } : { entryIds };
    await mailRepository.release(which, databaseClock.now(), session);
  }

  /** Has what waits about an order for an animal be sent now: nothing undoes any more that it was given to somebody. */
  async releasePetOrder(petOrderId: Types.ObjectId, session: ClientSession): Promise<void> {
    await mailRepository.release({ petOrderId }, databaseClock.now(), session);
  }

  private async holdMs(): Promise<number> {
    return (await this.shop.get()).holdMailsMinutes * MINUTE_MS;
  }

  /** Calls somebody after each addition, which may not be committed by then. */
  onAdded(listener: () => void): void {
    this.listeners.add(listener);
  }
}

function toRecord({ _id, canBeUndone, ...facts }: NewMail, now: Date, holdMs: number) {
  const nextAt = canBeUndone ? new Date(now.getTime() + holdMs) : now;
  const { audience, isOptional } = mailKinds[facts.kind];
  const canBeSwitchedOff = isOptional && audience === 'shopper';
  return {
    ...{ ...facts, status: 'waiting' as const, attempts: 0, createdAt: now, nextAt },
    ...(canBeSwitchedOff && { unsubscribeCode: newSecretCode() }),
  };
}

/** Without mongoose, which has nothing to check or convert in what is made here. */
function collection() {
  return MailModel.collection as unknown as mongoose.mongo.Collection<Mail>;
}
