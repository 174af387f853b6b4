import type { ClientSession } from 'mongoose';
import { type MailStatus, mailMoves } from '../../../../domain/mail/mail-states.ts';
import { StateRepository } from '../../database/state-repository.ts';
import { MailModel, type MailRecord } from './mail.entity.ts';
import type { OrderedEntry } from './mail-events.ts';

/** Where a mail stands among those to its account. */
export type MailPlace = Pick<MailRecord, '_id' | 'createdAt'>;

/** Mails in the database. */
class MailRepository extends StateRepository<MailStatus, MailRecord> {
  constructor() {
    super(MailModel, mailMoves, 'Mail');
  }

  /** Mails that are to be sent by now, those that wait longest first. */
  due(now: Date, limit: number): Promise<MailRecord[]> {
    return this.model
      .find({ status: 'waiting', nextAt: { $lte: now } })
      .sort({ nextAt: 1, _id: 1 })
      .limit(limit)
      .lean<MailRecord[]>()
      .exec();
  }

  /** The mails about a payment, its orders and refunds, oldest first. */
  ofPayment(paymentId: MailRecord['paymentId']): Promise<MailRecord[]> {
    return this.model
      .find({ paymentId }, { html: 0, text: 0 })
      .sort({ createdAt: 1, _id: 1 })
      .lean<MailRecord[]>()
      .exec();
  }

  /** The messages of the staff about a payment's order in the same words. */
  messages(
    paymentId: MailRecord['paymentId'],
    message: string,
    session: ClientSession,
  ): Promise<MailRecord[]> {
    return this.model
      .find({ paymentId, kind: 'ORDER_MESSAGE', message }, { html: 0, text: 0 })
      .session(session)
      .lean<MailRecord[]>()
      .exec();
  }

  /** The mails to an account, newest first. @param place the one after which they begin */
  ofAccount(uid: string, place: MailPlace | null, limit: number): Promise<MailRecord[]> {
    const beyond = place && {
      createdAt: { $lte: place.createdAt },
      $or: [{ createdAt: { $lt: place.createdAt } }, { _id: { $lt: place._id } }],
    };
    return this.model
      .find({ uid, ...beyond }, { html: 0, text: 0 })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<MailRecord[]>()
      .exec();
  }

  countOfAccount(uid: string): Promise<number> {
    return this.model.countDocuments({ uid }).exec();
  }

  /** The newest that were sent, newest first. */
  sent(limit: number): Promise<MailRecord[]> {
    return this.model
      .find({ status: 'sent' })
      .sort({ sentAt: -1, _id: -1 })
      .limit(limit)
      .lean<MailRecord[]>()
      .exec();
  }

  findSent(_id: string): Promise<MailRecord | null> {
    return this.model.findOne({ _id, status: 'sent' }).lean<MailRecord>().exec();
  }

  /**
   * Counts a try before it is made, so that no two processes make the same one and a process that is killed by it has
   * made it.
   *
   * @param nextAt when the next try is due, unless this one succeeds
   * @returns false where somebody else was first
   */
  async claim({ _id, attempts }: MailRecord, nextAt: Date): Promise<boolean> {
    const claimed = await this.model.updateOne(
      { _id, status: 'waiting', attempts },
      { $set: { attempts: attempts + 1, nextAt } },
    );
    return claimed.modifiedCount === 1;
  }

  /** Keeps why a try failed. */
  async recordError({ _id }: MailRecord, lastError: string): Promise<void> {
    await this.model.updateOne({ _id, status: 'waiting' }, { $set: { lastError } });
  }

  /** Withdraws those of some mails that were not sent yet. */
  async withdraw(ids: readonly string[], lastError: string, session: ClientSession): Promise<void> {
    await this.moveAll({ _id: { $in: ids } }, 'withdrawn', { nextAt: undefined, lastError }, session);
  }

  /** Takes an order out of the mails about its payment that were not sent yet; one that is about no other is withdrawn. */
  async withdrawEntry(
    kind: MailRecord['kind'],
    { _id, paymentId }: OrderedEntry,
    lastError: string,
    session: ClientSession,
  ): Promise<void> {
    const waiting = { kind, paymentId, status: 'waiting' as const };
    await this.model.updateMany({ ...waiting, entryIds: _id }, { $pull: { entryIds: _id } }, { session });
    const empty = { kind, paymentId, entryIds: { $size: 0 } };
    await this.moveAll(empty, 'withdrawn', { nextAt: undefined, lastError }, session);
  }
}

export const mailRepository = new MailRepository();
