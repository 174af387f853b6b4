import type { ClientSession, Types } from 'mongoose';
import { databaseClock } from '../../database/database-clock.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import type { Order, PageRequest } from '../../database/lists/connection.ts';
import { type LazyConnection, paginate } from '../../database/lists/paginate.ts';
import { toObjectId } from '../../database/object-id.ts';
import { invalidTransition } from '../../database/state-repository.ts';
import type { PaymentRecord } from '../../orders/records/payment.entity.ts';
import { notFound } from '../../platform/domain-error.ts';
import {
  type FindingKind,
  FindingModel,
  type FindingRecord,
  type MoneyFinding,
  toFinding,
} from './finding.entity.ts';

const newestFirst: Order = { field: 'foundAt', direction: -1 };

/** Something that does not agree, or was left open. */
export interface NewFinding {
  readonly kind: FindingKind;
  /** Id of the payment, the refund or the intent that it is about. */
  readonly subject: string;
  /** A sentence for people. */
  readonly what: string;
  /** US dollars. */
  readonly amount: number;
  readonly paymentId?: Types.ObjectId | undefined;
  readonly intentId?: string | undefined;
  /** Whether nothing can put it right any more, so that people have to take note of it. */
  readonly isFinal?: boolean;
}

/** The record of what the reconciliation found, and what became of it. */
export class FindingsService {
  /** Findings, newest first; only those that are resolved, or are not, where that is asked. */
  list(solved: boolean | null, page: PageRequest): LazyConnection<MoneyFinding> {
    const filter = solved === null ? {} : { solvedAt: solved ? { $ne: null } : null };
    return paginate({ model: FindingModel, order: newestFirst, toNode: toFinding }, filter, page);
  }

  /** What was found or resolved since a time, and all that is not resolved, oldest first. */
  async changedSince(since: Date): Promise<MoneyFinding[]> {
    const records = await FindingModel.find({
      $or: [{ solvedAt: null }, { solvedAt: { $gte: since } }, { foundAt: { $gte: since } }],
    })
      .sort({ foundAt: 1, _id: 1 })
      .lean<FindingRecord[]>();
    return records.map(toFinding);
  }

  countUnresolved(): Promise<number> {
    return FindingModel.countDocuments({ solvedAt: null }).exec();
  }

  /** Stores a finding. What was resolved and is there again is open again, unless somebody took note of it. */
  async report(finding: NewFinding, session?: ClientSession): Promise<void> {
    const { kind, subject, ...rest } = finding;
    const noted = { kind, subject, isNoted: true };
    if (await FindingModel.exists(noted).session(session ?? null)) return;
    const known = Object.entries(rest).filter(([, value]) => value !== undefined);
    const update = {
      $set: Object.fromEntries(known),
      $setOnInsert: { foundAt: databaseClock.now() },
      $unset: { solvedAt: 1, outcome: 1 },
    };
    try {
      const options = { upsert: true, ...(session && { session }) };
      await FindingModel.updateOne({ kind, subject }, update, options);
    } catch (error) {
      // Two runs met it at the same moment; either record says the same.
      if (session || !isDuplicateKey(error)) throw error;
    }
  }

  /**
   * Records that somebody took note of a finding, which is at its end by that: no round opens it again.
   *
   * @throws DomainError NOT_FOUND; INVALID_TRANSITION for a dispute that a bank still decides, and for what is resolved
   */
  async acknowledge(id: string, by: string, session: ClientSession): Promise<FindingRecord> {
    const _id = toObjectId(id, 'Finding');
    const finding = await FindingModel.findOneAndUpdate(
      { _id, solvedAt: null, $or: [{ isFinal: true }, { kind: { $ne: 'dispute' } }] },
      { solvedAt: databaseClock.now(), outcome: `${by} took note of it.`, isNoted: true },
      { session, returnDocument: 'after' },
    ).lean<FindingRecord>();
    if (finding) return finding;
    if (!(await FindingModel.exists({ _id }).session(session))) throw notFound('Finding');
    throw invalidTransition('Note is taken once, and of a dispute when it is lost');
  }

  /** Whether this was found and resolved before. */
  async isResolved(kind: FindingKind, subject: string): Promise<boolean> {
    const finding = await FindingModel.findOne({ kind, subject }).lean<FindingRecord>();
    return Boolean(finding?.solvedAt);
  }

  /** Records how a finding was resolved. The first outcome counts. */
  async resolve(kind: FindingKind, subject: string, outcome: string): Promise<void> {
    await FindingModel.updateOne(
      { kind, subject, solvedAt: null },
      { solvedAt: databaseClock.now(), outcome },
    );
  }

  /** Records it for every finding that a refund resolves. */
  async resolveRefund(
    refund: { _id: Types.ObjectId; paymentId: Types.ObjectId },
    outcome: string,
  ): Promise<void> {
    await this.resolve('refund_owed', refund._id.toString(), outcome);
    await FindingModel.updateMany(
      { kind: { $in: ['other_amount', 'late_charge'] }, paymentId: refund.paymentId, solvedAt: null },
      { solvedAt: databaseClock.now(), outcome },
    );
  }
}

/** A finding of a payment. */
export function paymentFinding(kind: FindingKind, payment: PaymentRecord, what: string): NewFinding {
  const { _id: paymentId, amount, intentId } = payment;
  return { kind, subject: paymentId.toString(), what, amount, paymentId, intentId };
}
