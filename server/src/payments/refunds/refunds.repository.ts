import type { ClientSession, Types } from 'mongoose';
import { type RefundStatus, refundMoves } from '../../../../domain/orders/order-states.ts';
import { StateRepository } from '../../database/state-repository.ts';
import { RefundModel, type RefundRecord } from './refund.entity.ts';

/** Refunds in the database. */
class RefundRepository extends StateRepository<RefundStatus, RefundRecord> {
  constructor() {
    super(RefundModel, refundMoves, 'Refund');
  }

  /** What a payment owes. */
  owed(paymentId: Types.ObjectId, session: ClientSession | null = null): Promise<RefundRecord[]> {
    return this.model.find({ paymentId, status: 'owed' }).session(session).lean<RefundRecord[]>().exec();
  }
}

export const refundRepository = new RefundRepository();
