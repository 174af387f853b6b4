import type { ClientSession, Types } from 'mongoose';
import { type RefundStatus, refundMoves } from '../../../../domain/orders/order-states.ts';
import { StateRepository } from '../../database/state-repository.ts';
import { RefundModel, type RefundRecord } from './refund.entity.ts';

/** Refunds in the database. */
class RefundRepository extends StateRepository<RefundStatus, RefundRecord> {
  constructor() {
    super(RefundModel, refundMoves, 'Refund');
  }

  /** What a payment owed until a bank took its money, first ones first. */
  refused(paymentId: Types.ObjectId, session: ClientSession): Promise<RefundRecord[]> {
    const refused = { paymentId, status: 'refused' } as const;
    return this.model.find(refused).sort({ _id: 1 }).session(session).lean<RefundRecord[]>().exec();
  }

  /**
   * What a payment owes, and what was paid on top of its order, as most of the databases have it: what is sent to Stripe must
   * not be rolled back here.
   */
  owedForOrder(paymentId: Types.ObjectId): Promise<RefundRecord[]> {
    return this.model
      .find({ ...ofOrder(paymentId), status: 'owed' })
      .readConcern('majority')
      .lean<RefundRecord[]>()
      .exec();
  }

  /** What a payment owes. */
  owed(paymentId: Types.ObjectId, session: ClientSession | null = null): Promise<RefundRecord[]> {
    return this.model.find({ paymentId, status: 'owed' }).session(session).lean<RefundRecord[]>().exec();
  }

  /** Those of an order that somebody asked for: in these words, or by this id. */
  requested(
    paymentId: Types.ObjectId,
    request: Partial<Pick<RefundRecord, 'requestId' | 'requestHash'>>,
    session: ClientSession | null,
  ): Promise<RefundRecord[]> {
    return this.model
      .find({ ...ofOrder(paymentId), ...request })
      .session(session)
      .lean<RefundRecord[]>()
      .exec();
  }
}

/** Those of a payment, and of what was paid on top of its order. */
function ofOrder(paymentId: Types.ObjectId) {
  return { $or: [{ paymentId }, { supplementTo: paymentId }] };
}

export const refundRepository = new RefundRepository();
