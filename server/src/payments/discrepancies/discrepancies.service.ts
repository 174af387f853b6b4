import type { ClientSession, Types } from 'mongoose';
import { databaseClock } from '../../database/database-clock.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { toObjectId } from '../../database/object-id.ts';
import { invalidTransition } from '../../database/state-repository.ts';
import type { Order, PageRequest } from '../../pagination/connection.ts';
import { type LazyConnection, listPage } from '../../pagination/paginate.ts';
import { notFound } from '../../platform/domain-error.ts';
import type { PaymentRecord } from '../records/payment.entity.ts';
import {
  type MoneyFinding,
  type MoneyFindingKind,
  MoneyFindingModel,
  type MoneyFindingRecord,
  toMoneyFinding,
} from './discrepancy.entity.ts';

const newestFirst: Order = { field: 'foundAt', direction: -1 };

/** Something that does not agree, or was left open. */
export interface Found {
  readonly kind: MoneyFindingKind;
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
  /** Findings, newest first; only those that are put right, or are not, where that is asked. */
  list(solved: boolean | null, page: PageRequest): LazyConnection<MoneyFinding> {
    const filter = solved === null ? {} : { solvedAt: solved ? { $ne: null } : null };
    return listPage({ model: MoneyFindingModel, order: newestFirst, toNode: toMoneyFinding }, filter, page);
  }

  /** What was found or put right since a moment, and all that is not put right, oldest first. */
  async touchedSince(moment: Date): Promise<MoneyFinding[]> {
    const records = await MoneyFindingModel.find({
      $or: [{ solvedAt: null }, { solvedAt: { $gte: moment } }, { foundAt: { $gte: moment } }],
    })
      .sort({ foundAt: 1, _id: 1 })
      .lean<MoneyFindingRecord[]>();
    return records.map(toMoneyFinding);
  }

  countUnsolved(): Promise<number> {
    return MoneyFindingModel.countDocuments({ solvedAt: null }).exec();
  }

  /** Writes a finding down. What was put right and is there again is open again. */
  async note(found: Found, session?: ClientSession): Promise<void> {
    const { kind, subject, ...rest } = found;
    const known = Object.entries(rest).filter(([, value]) => value !== undefined);
    const update = {
      $set: Object.fromEntries(known),
      $setOnInsert: { foundAt: databaseClock.now() },
      $unset: { solvedAt: 1, outcome: 1 },
    };
    try {
      const options = { upsert: true, ...(session && { session }) };
      await MoneyFindingModel.updateOne({ kind, subject }, update, options);
    } catch (error) {
      // Two rounds met it at the same moment; either record says the same.
      if (session || !isDuplicateKey(error)) throw error;
    }
  }

  /**
   * Takes note of a finding that nothing can resolve any more.
   *
   * @throws DomainError NOT_FOUND; INVALID_TRANSITION for one that can still be resolved, or is
   */
  async acknowledge(id: string, by: string, session: ClientSession): Promise<MoneyFindingRecord> {
    const _id = toObjectId(id, 'Finding');
    const finding = await MoneyFindingModel.findOneAndUpdate(
      { _id, isFinal: true, solvedAt: null },
      { solvedAt: databaseClock.now(), outcome: `${by} took note of it.` },
      { session, returnDocument: 'after' },
    ).lean<MoneyFindingRecord>();
    if (finding) return finding;
    if (!(await MoneyFindingModel.exists({ _id }).session(session))) throw notFound('Finding');
    throw invalidTransition('Only of a lost dispute, and once, can note be taken');
  }

  /** Whether this was found and put right before. */
  async isSolved(kind: MoneyFindingKind, subject: string): Promise<boolean> {
    const finding = await MoneyFindingModel.findOne({ kind, subject }).lean<MoneyFindingRecord>();
    return Boolean(finding?.solvedAt);
  }

  /** Says how a finding was put right. The first word counts. */
  async solve(kind: MoneyFindingKind, subject: string, outcome: string): Promise<void> {
    await MoneyFindingModel.updateOne(
      { kind, subject, solvedAt: null },
      { solvedAt: databaseClock.now(), outcome },
    );
  }

  /** Says it of everything that a refund puts right. */
  async solveRefund(
    refund: { _id: Types.ObjectId; paymentId: Types.ObjectId },
    outcome: string,
  ): Promise<void> {
    await this.solve('refund_owed', refund._id.toString(), outcome);
    await MoneyFindingModel.updateMany(
      { kind: { $in: ['other_amount', 'late_charge'] }, paymentId: refund.paymentId, solvedAt: null },
      { solvedAt: databaseClock.now(), outcome },
    );
  }
}

/** What was found about a payment. */
export function aboutPayment(kind: MoneyFindingKind, payment: PaymentRecord, what: string): Found {
  const { _id: paymentId, amount, intentId } = payment;
  return { kind, subject: paymentId.toString(), what, amount, paymentId, intentId };
}
