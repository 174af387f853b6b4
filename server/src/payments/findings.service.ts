import type { Types } from 'mongoose';
import {
  type Connection,
  type Order,
  type PageRequest,
  pageQuery,
  toConnection,
} from '../platform/connection.ts';
import { isDuplicateKey } from '../platform/duplicate-key.ts';
import {
  type MoneyFinding,
  type MoneyFindingKind,
  MoneyFindingModel,
  type MoneyFindingRecord,
  toMoneyFinding,
} from './money-finding.entity.ts';

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
}

/** The record of what the reconciliation found, and what became of it. */
export class FindingsService {
  /** Findings, newest first; only those that are put right, or are not, where that is asked. */
  async list(solved: boolean | null, page: PageRequest): Promise<Connection<MoneyFinding>> {
    const filter = solved === null ? {} : { solvedAt: solved ? { $ne: null } : null };
    const query = pageQuery(newestFirst, page);
    const records = await MoneyFindingModel.find({ $and: [filter, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .lean<MoneyFindingRecord[]>();
    return toConnection(records, page, newestFirst, toMoneyFinding, () =>
      MoneyFindingModel.countDocuments(filter).exec(),
    );
  }

  countUnsolved(): Promise<number> {
    return MoneyFindingModel.countDocuments({ solvedAt: null }).exec();
  }

  async unsolved(limit: number): Promise<MoneyFindingRecord[]> {
    return MoneyFindingModel.find({ solvedAt: null })
      .sort({ foundAt: 1 })
      .limit(limit)
      .lean<MoneyFindingRecord[]>();
  }

  /** Writes a finding down. What was put right and is there again is open again. */
  async note({ kind, subject, ...details }: Found): Promise<void> {
    const change = {
      $set: details,
      $setOnInsert: { foundAt: new Date() },
      $unset: { solvedAt: '', outcome: '' },
    };
    try {
      await MoneyFindingModel.updateOne({ kind, subject }, change, { upsert: true });
    } catch (error) {
      // Two rounds met it at the same moment; either record says the same.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Says how a finding was put right. The first word counts. */
  async solve(kind: MoneyFindingKind, subject: string, outcome: string): Promise<void> {
    await MoneyFindingModel.updateOne({ kind, subject, solvedAt: null }, { solvedAt: new Date(), outcome });
  }
}
