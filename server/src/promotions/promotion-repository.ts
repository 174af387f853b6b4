import type { ClientSession, Types } from 'mongoose';
import { toCents } from '../../../domain/money/money.ts';
import type { Promotion as PromotionTerms } from '../../../domain/pricing/choices.ts';
import { normalizeCode } from '../../../domain/pricing/promotion-code.ts';
import { PromotionModel, type PromotionRecord } from './promotion.entity.ts';

/** Promotions in the database, and how often each is used. */
class PromotionRepository {
  /** By its code as a shopper typed it; null where there is none. */
  findByCode(text: string, session: ClientSession | null = null): Promise<PromotionRecord | null> {
    return PromotionModel.findOne({ code: normalizeCode(text) })
      .session(session)
      .lean<PromotionRecord>()
      .exec();
  }

  /**
   * Counts one more use, held with the order that is written in the same transaction. Checkouts that use the same code
   * at once take turns from here on.
   *
   * @returns the promotion as it was before; null when it was ended or used up since
   */
  hold(_id: Types.ObjectId, session: ClientSession): Promise<PromotionRecord | null> {
    const hasUsesLeft = { $or: [{ maxUses: null }, { $expr: { $lt: ['$uses', '$maxUses'] } }] };
    return PromotionModel.findOneAndUpdate(
      { _id, isActive: true, ...hasUsesLeft },
      { $inc: { uses: 1 } },
      { session, returnDocument: 'before' },
    )
      .lean<PromotionRecord>()
      .exec();
  }

  /** Gives a use back, once for each that was held: the order that held it says so in the same transaction. */
  async release(_id: Types.ObjectId, session: ClientSession): Promise<void> {
    await PromotionModel.updateOne({ _id, uses: { $gt: 0 } }, { $inc: { uses: -1 } }, { session });
  }
}

export const promotionRepository = new PromotionRepository();

/** A promotion as pricing knows it. */
export function toTerms(record: PromotionRecord): PromotionTerms {
  const { code, percentOff, dollarsOff, minEntriesTotal, categories, types, isActive } = record;
  return {
    ...{ code, categories, types, isActive },
    value: percentOff ? { percentOff } : { centsOff: toCents(dollarsOff ?? 0) },
    minEntriesTotal: toCents(minEntriesTotal),
    from: record.from ?? null,
    until: record.until ?? null,
    maxUses: record.maxUses ?? null,
    maxUsesPerAccount: record.maxUsesPerAccount ?? null,
  };
}
