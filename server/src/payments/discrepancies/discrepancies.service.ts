import type { ClientSession, Types } from 'mongoose';
import { databaseClock } from '../../database/database-clock.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { toObjectId } from '../../database/object-id.ts';
import { invalidTransition } from '../../database/state-repository.ts';
import type { Order, PageRequest } from '../../pagination/connection.ts';
import { type LazyConnection, paginate } from '../../pagination/paginate.ts';
import { notFound } from '../../platform/domain-error.ts';
import type { PaymentRecord } from '../records/payment.entity.ts';
import {
  type DiscrepancyKind,
  DiscrepancyModel,
  type DiscrepancyRecord,
  type MoneyFinding,
  toDiscrepancy,
} from './discrepancy.entity.ts';

const newestFirst: Order = { field: 'foundAt', direction: -1 };

/** Something that does not agree, or was left open. */
export interface NewDiscrepancy {
  readonly kind: DiscrepancyKind;
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
export class DiscrepanciesService {
  /** Discrepancies, newest first; only those that are resolved, or are not, where that is asked. */
  list(solved: boolean | null, page: PageRequest): LazyConnection<MoneyFinding> {
    const filter = solved === null ? {} : { solvedAt: solved ? { $ne: null } : null };
    return paginate({ model: DiscrepancyModel, order: newestFirst, toNode: toDiscrepancy }, filter, page);
  }

  /** What was found or resolved since a moment, and all that is not resolved, oldest first. */
  async changedSince(moment: Date): Promise<MoneyFinding[]> {
    const records = await DiscrepancyModel.find({
      $or: [{ solvedAt: null }, { solvedAt: { $gte: moment } }, { foundAt: { $gte: moment } }],
    })
      .sort({ foundAt: 1, _id: 1 })
      .lean<DiscrepancyRecord[]>();
    return records.map(toDiscrepancy);
  }

  countUnresolved(): Promise<number> {
    return DiscrepancyModel.countDocuments({ solvedAt: null }).exec();
  }

  /** Stores a discrepancy. What was resolved and is there again is open again. */
  async report(discrepancy: NewDiscrepancy, session?: ClientSession): Promise<void> {
    const { kind, subject, ...rest } = discrepancy;
    const known = Object.entries(rest).filter(([, value]) => value !== undefined);
    const update = {
      $set: Object.fromEntries(known),
      $setOnInsert: { foundAt: databaseClock.now() },
      $unset: { solvedAt: 1, outcome: 1 },
    };
    try {
      const options = { upsert: true, ...(session && { session }) };
      await DiscrepancyModel.updateOne({ kind, subject }, update, options);
    } catch (error) {
      // Two runs met it at the same moment; either record says the same.
      if (session || !isDuplicateKey(error)) throw error;
    }
  }

  /**
   * Records a discrepancy that nothing can resolve any more.
   *
   * @throws DomainError NOT_FOUND; INVALID_TRANSITION for one that can still be resolved, or is
   */
  async acknowledge(id: string, by: string, session: ClientSession): Promise<DiscrepancyRecord> {
    const _id = toObjectId(id, 'Finding');
    const finding = await DiscrepancyModel.findOneAndUpdate(
      { _id, isFinal: true, solvedAt: null },
      { solvedAt: databaseClock.now(), outcome: `${by} took note of it.` },
      { session, returnDocument: 'after' },
    ).lean<DiscrepancyRecord>();
    if (finding) return finding;
    if (!(await DiscrepancyModel.exists({ _id }).session(session))) throw notFound('Finding');
    throw invalidTransition('Only of a lost dispute, and once, can note be taken');
  }

  /** Whether this was found and resolved before. */
  async isResolved(kind: DiscrepancyKind, subject: string): Promise<boolean> {
    const finding = await DiscrepancyModel.findOne({ kind, subject }).lean<DiscrepancyRecord>();
    return Boolean(finding?.solvedAt);
  }

  /** Records how a discrepancy was resolved. The first outcome counts. */
  async resolve(kind: DiscrepancyKind, subject: string, outcome: string): Promise<void> {
    await DiscrepancyModel.updateOne(
      { kind, subject, solvedAt: null },
      { solvedAt: databaseClock.now(), outcome },
    );
  }

  /** Records it for every discrepancy that a refund resolves. */
  async resolveRefund(
    refund: { _id: Types.ObjectId; paymentId: Types.ObjectId },
    outcome: string,
  ): Promise<void> {
    await this.resolve('refund_owed', refund._id.toString(), outcome);
    await DiscrepancyModel.updateMany(
      { kind: { $in: ['other_amount', 'late_charge'] }, paymentId: refund.paymentId, solvedAt: null },
      { solvedAt: databaseClock.now(), outcome },
    );
  }
}

/** A discrepancy of a payment. */
export function paymentDiscrepancy(
  kind: DiscrepancyKind,
  payment: PaymentRecord,
  what: string,
): NewDiscrepancy {
  const { _id: paymentId, amount, intentId } = payment;
  return { kind, subject: paymentId.toString(), what, amount, paymentId, intentId };
}
