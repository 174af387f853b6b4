import type { ClientSession, Types } from 'mongoose';
import { toCents } from '../../../domain/money/money.ts';
import type { Promotion as PromotionTerms } from '../../../domain/pricing/choices.ts';
import { MAX_CODE_LENGTH } from '../../../domain/pricing/code-length.ts';
import { readCode, signsOfCode } from '../../../domain/pricing/promotion-code.ts';
import { promotionValue } from '../../../domain/promotions/promotion-kinds.ts';
import type { PromotionInput } from '../../../domain/promotions/promotion-rules.ts';
import { setOrUnset } from '../database/set-or-unset.ts';
import { PromotionModel, type PromotionRecord, PromotionUseModel } from './promotion.entity.ts';

/** Orders of one account that use a promotion: paid ones, and those that wait for their payment. */
export interface AccountUses {
  readonly paid: number;
  readonly held: number;
}

/** What admins say of a promotion: all of it, or what changes. */
export type TermsChange = PromotionInput | Partial<PromotionInput>;

/** Promotions in the database, and how often each is used. */
class PromotionRepository {
  /** Null where there is none. */
  find(_id: Types.ObjectId, session: ClientSession): Promise<PromotionRecord | null> {
    return PromotionModel.findById(_id).session(session).lean<PromotionRecord>().exec();
  }

  /** A new one, used by nobody yet. A code that exists is a duplicate key. */
  async add(terms: PromotionInput, session: ClientSession): Promise<PromotionRecord> {
    const [made] = await PromotionModel.create([terms], { session });
    return made?.toObject() as PromotionRecord;
  }

  /**
   * Changes what is given, and takes away what is given as undefined. How often it is used stays as it is, whatever
   * checkouts do meanwhile.
   *
   * @returns the promotion as it is then
   */
  change(_id: Types.ObjectId, terms: TermsChange, session: ClientSession): Promise<PromotionRecord> {
    return PromotionModel.findByIdAndUpdate(_id, setOrUnset(terms), { session, returnDocument: 'after' })
      .orFail()
      .lean<PromotionRecord>()
      .exec();
  }

  /**
   * By its code as a shopper typed it; null where there is none. Dashes do not count, unless that makes two promotions
   * of one.
   */
  async findByCode(text: string, session: ClientSession | null = null): Promise<PromotionRecord | null> {
    const code = readCode(text);
    if (code.length > MAX_CODE_LENGTH) return null;
    const found = await PromotionModel.findOne({ code }).session(session).lean<PromotionRecord>().exec();
    const signs = signsOfCode(code);
    if (found || !/^[A-Z0-9]+$/.test(signs)) return found;
    const alike = await PromotionModel.find({ code: new RegExp(`^[_-]*${[...signs].join('[_-]*')}[_-]*$`) })
      .limit(2)
      .session(session)
      .lean<PromotionRecord[]>()
      .exec();
    return alike.length === 1 ? (alike[0] ?? null) : null;
  }

  /** How many orders of an account use it. */
  async countUses(
    promotionId: Types.ObjectId,
    uid: string,
    session: ClientSession | null,
  ): Promise<AccountUses> {
    const uses = await PromotionUseModel.find({ promotionId, uid }).session(session).lean();
    const paid = uses.filter(({ isPaid }) => isPaid).length;
    return { paid, held: uses.length - paid };
  }

  /**
   * Counts a use, held with the order of a payment that is written in the same transaction. What was read in it of the
   * promotion is as it was: whoever else counts or changes it at the same moment makes one of the two start again.
   */
  async hold(
    promotionId: Types.ObjectId,
    { _id, uid }: { readonly _id: Types.ObjectId; readonly uid: string },
    session: ClientSession,
  ): Promise<void> {
    await PromotionModel.updateOne({ _id: promotionId }, { $inc: { uses: 1 } }, { session });
    await PromotionUseModel.collection.insertOne({ _id, promotionId, uid, isPaid: false }, { session });
  }

  /** Records that the payment succeeded whose order holds a use. */
  async confirm(paymentId: Types.ObjectId, session: ClientSession): Promise<void> {
    await PromotionUseModel.updateOne({ _id: paymentId }, { isPaid: true }, { session });
  }

  /** Gives back the use that a payment's order holds, if it holds one. */
  async release(paymentId: Types.ObjectId, session: ClientSession): Promise<void> {
    const use = await PromotionUseModel.findOneAndDelete({ _id: paymentId }, { session }).lean();
    if (!use) return;
    await PromotionModel.updateOne({ _id: use.promotionId }, { $inc: { uses: -1 } }, { session });
  }
}

export const promotionRepository = new PromotionRepository();

/** A promotion as pricing knows it: one of the database, or one that is only thought of. */
export function toTerms(record: Omit<PromotionRecord, '_id' | 'uses' | 'createdAt'>): PromotionTerms {
  const { code, minEntriesTotal, categories, types, isActive } = record;
  return {
    ...{ code, categories, types, isActive },
    value: promotionValue(record),
    minEntriesTotal: toCents(minEntriesTotal),
    from: record.from ?? null,
    until: record.until ?? null,
    maxUses: record.maxUses ?? null,
    maxUsesPerAccount: record.maxUsesPerAccount ?? null,
  };
}
