import type { ClientSession, QueryFilter, Types } from 'mongoose';
import { CLOCK_TOLERANCE_MS } from '../../../domain/durations.ts';
import { mailKinds } from '../../../domain/mail/mail-kinds.ts';
import { type MailStatus, mailMoves, retryDelays } from '../../../domain/mail/mail-states.ts';
import { StateRepository } from '../database/state-repository.ts';
import { newSecretCode } from '../platform/secret-code.ts';
import { MailModel, type MailRecord } from './mail.entity.ts';
import type { OrderedEntry } from './mail-events.ts';

/** Where a mail stands among those to its account. */
export type MailPlace = Pick<MailRecord, '_id' | 'createdAt'>;

/** The longest that a mail ever waits: for its last try. */
const MAX_WAIT_MS = Math.max(...retryDelays);

/** Whoever of the shop gets a mail. */
export interface Recipient {
  readonly _id: Types.ObjectId;
  readonly uid: string;
  readonly email: string;
}

interface UnsentMails {
  readonly waiting: number;
  /** When what the oldest of them tells happened. */
  readonly oldest: Date | null;
  /** Tried as often as mails are. */
  readonly givenUp: number;
}

/** Mails in the database. */
class MailRepository extends StateRepository<MailStatus, MailRecord> {
  constructor() {
    super(MailModel, mailMoves, 'Mail');
  }

  /** Mails that are to be sent by now, those that wait longest first; of one moment, what happened first. */
  due(now: Date, limit: number): Promise<MailRecord[]> {
    return this.model
      .find({ status: 'waiting', nextAt: { $lte: now } })
      .sort({ nextAt: 1, createdAt: 1, _id: 1 })
      .limit(limit)
      .lean<MailRecord[]>()
      .exec();
  }

  /**
   * Brings mails back into the present that were written, or tried, while the clock was ahead: what was to wait so long
   * from then on waits as long from now, and nothing waits longer than the longest wait there is.
   */
  async bringBack(now: Date): Promise<void> {
    const wait = { $min: [{ $max: [{ $subtract: ['$nextAt', '$createdAt'] }, 0] }, MAX_WAIT_MS] };
    await this.model.updateMany(
      { status: 'waiting', createdAt: { $gt: new Date(now.getTime() + CLOCK_TOLERANCE_MS) } },
      [{ $set: { nextAt: { $add: [now, wait] }, createdAt: now } }],
      { updatePipeline: true },
    );
    await this.model.updateMany(
      { status: 'waiting', nextAt: { $gt: new Date(now.getTime() + MAX_WAIT_MS + CLOCK_TOLERANCE_MS) } },
      { $set: { nextAt: now } },
    );
  }

  /** Mails that were not sent, from index entries alone. @param since the first event whose mail counts as given up */
  async unsent(since: Date): Promise<UnsentMails> {
    const [waiting, oldest, givenUp] = await Promise.all([
      this.model.countDocuments({ status: 'waiting' }),
      this.model
        .findOne({ status: 'waiting' }, { _id: 0, createdAt: 1 })
        .sort({ createdAt: 1 })
        .lean<Pick<MailRecord, 'createdAt'>>(),
      this.model.countDocuments({ status: 'failed', createdAt: { $gte: since } }),
    ]);
    return { waiting, oldest: oldest?.createdAt ?? null, givenUp };
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

  /** How many mails went to an address since a time of which one that nobody has proved gets few. */
  countLimited(to: string, since: Date): Promise<number> {
    return this.model.countDocuments({ to, status: 'sent', sentAt: { $gte: since }, isLimited: true }).exec();
  }

  /** The mail that a code switches off; null where there is none. */
  findByCode(unsubscribeCode: string): Promise<MailRecord | null> {
    return this.model.findOne({ unsubscribeCode }, { html: 0, text: 0 }).lean<MailRecord>().exec();
  }

  findSent(_id: string): Promise<MailRecord | null> {
    return this.model.findOne({ _id, status: 'sent' }).lean<MailRecord>().exec();
  }

  /**
   * Until when a mail waits for others, which tell the same reader what happened before to the same order: until the last
   * of them is tried next. Null where none waits.
   */
  async waitsUntil({ kind, uid, paymentId, petOrderId, createdAt }: MailRecord): Promise<Date | null> {
    if (!paymentId && !petOrderId) return null;
    const order = paymentId ? { paymentId } : { petOrderId };
    const { audience } = mailKinds[kind];
    const before = await this.model
      .findOne({
        ...{ ...order, status: 'waiting', createdAt: { $lt: createdAt }, kind: { $in: kindsTo(audience) } },
        // Those of the shop are one for each who gets them, and wait for nobody else's.
        ...(audience === 'shop' && { uid: { $in: [uid ?? null, null] } }),
      })
      .sort({ nextAt: -1 })
      .lean<MailRecord>();
    return before?.nextAt ?? null;
  }

  /** Has a mail wait until then. It was not tried. */
  async putOff({ _id, attempts }: MailRecord, nextAt: Date): Promise<void> {
    await this.model.updateOne({ _id, status: 'waiting', attempts }, { $set: { nextAt } });
  }

  /** Has mails be sent now that nobody has tried yet. */
  async release(which: QueryFilter<MailRecord>, now: Date, session: ClientSession): Promise<void> {
    const held = { ...which, status: 'waiting' as const, attempts: 0, nextAt: { $gt: now } };
    await this.model.updateMany(held, { $set: { nextAt: now } }, { session });
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

  /**
   * Makes a mail of the shop one for each who gets it: the first has it under its own name, the others one of theirs beside
   * it, which waits as if nobody had tried it.
   *
   * @returns the first one's; null where somebody else was first, or it waits no more
   */
  async share(
    mail: MailRecord,
    [first, ...others]: readonly [Recipient, ...Recipient[]],
    session: ClientSession,
  ): Promise<MailRecord | null> {
    const addressed = addressedTo(mail.kind, first);
    const waiting = { _id: mail._id, status: 'waiting' as const, uid: { $exists: false } };
    const shared = await this.model.updateOne(waiting, { $set: addressed }, { session });
    if (shared.modifiedCount === 0) return null;
    const { lastError: _ofAll, ...told } = mail;
    const copies = others.map((other) => ({
      ...{ ...told, ...addressedTo(mail.kind, other), _id: `${mail._id}:${other._id}`, attempts: 0 },
    }));
    if (copies.length > 0) await this.model.insertMany(copies, { session });
    return { ...mail, ...addressed };
  }

  /** Keeps why a try failed. */
  async recordError({ _id }: MailRecord, lastError: string): Promise<void> {
    await this.model.updateOne({ _id, status: 'waiting' }, { $set: { lastError } });
  }

  /** Those of some mails that have left, in the order of what they tell. */
  leftAmong(ids: readonly string[], session: ClientSession): Promise<MailRecord[]> {
    return this.left({ _id: { $in: ids } }, session);
  }

  /** The mails about an order's payment that have told of it. */
  leftAbout(
    kind: MailRecord['kind'],
    { _id, paymentId }: OrderedEntry,
    session: ClientSession,
  ): Promise<MailRecord[]> {
    return this.left({ kind, paymentId, entryIds: _id }, session);
  }

  private async left(which: object, session: ClientSession): Promise<MailRecord[]> {
    const left = await this.model
      .find({ ...which, status: 'sent' }, { html: 0, text: 0 })
      .session(session)
      .lean<MailRecord[]>();
    return left.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  }

  /** Makes a mail that waits be about one more order. @returns false where none waits under that name */
  async addEntry(_id: string, entry: OrderedEntry, session: ClientSession): Promise<boolean> {
    const waiting = { _id, status: 'waiting' as const, attempts: 0 };
    const added = await this.model.updateOne(waiting, { $addToSet: { entryIds: entry._id } }, { session });
    return added.matchedCount === 1;
  }

  /** Makes the mails that wait and are about an order be about the pieces as well that were split off it. */
  async addPart(
    { _id, paymentId }: Pick<OrderedEntry, '_id' | 'paymentId'>,
    part: Types.ObjectId,
    session: ClientSession,
  ): Promise<void> {
    const waiting = { paymentId, entryIds: _id, status: 'waiting' as const };
    await this.model.updateMany(waiting, { $addToSet: { entryIds: part } }, { session });
  }

  async exists(_id: string, session: ClientSession): Promise<boolean> {
    return (await this.model.exists({ _id }).session(session)) !== null;
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

function addressedTo(kind: MailRecord['kind'], { uid, email: to }: Recipient) {
  return { uid, to, ...(mailKinds[kind].isOptional && { unsubscribeCode: newSecretCode() }) };
}

function kindsTo(audience: 'shopper' | 'shop'): MailRecord['kind'][] {
  const kinds = Object.keys(mailKinds) as MailRecord['kind'][];
  return kinds.filter((kind) => mailKinds[kind].audience === audience);
}

export const mailRepository = new MailRepository();
