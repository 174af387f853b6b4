import type DataLoader from 'dataloader';
import type { ClientSession, Types } from 'mongoose';
import { databaseClock } from '../../database/database-clock.ts';
import { isObjectId } from '../../database/object-id.ts';
import { isCaptured, PaymentModel, type PaymentRecord } from './payment.entity.ts';

/*
 * Adoption fees are payments of their own: with no lines and no delivery, and an order for an animal in place of one for
 * goods (docs/decisions/0036-pay-links.md).
 */

/** What stands at an open fee in place of an account (`openFor`), so that two tabs pay one. */
export function openFeeOf(petOrderId: Types.ObjectId | string): string {
  return `fee ${petOrderId}`;
}

/** What was charged for the fees of orders for animals, by the ids of these, the first one first. */
export async function feeChargesOf(petOrderIds: readonly string[]): Promise<PaymentRecord[][]> {
  const found = await PaymentModel.find({ petOrderId: { $in: petOrderIds.filter(isObjectId) } })
    .sort({ petOrderId: 1, _id: 1 })
    .lean<PaymentRecord[]>();
  const byOrder = Map.groupBy(found.filter(isCaptured), ({ petOrderId }) => String(petOrderId));
  return petOrderIds.map((id) => byOrder.get(id) ?? []);
}

/** Takes back an open fee, in the transaction that ends its order. Should this process die next, it is called off as expired. */
export function withdrawOpenFee(
  petOrderId: Types.ObjectId,
  session: ClientSession,
): Promise<PaymentRecord | null> {
  const now = databaseClock.now();
  return PaymentModel.findOneAndUpdate(
    { openFor: openFeeOf(petOrderId) },
    { $set: { withdrawnAt: now, expiresAt: now }, $unset: { openFor: '' } },
    { session, returnDocument: 'after' },
  )
    .lean<PaymentRecord>()
    .exec();
}

/** The fee of an order that is paid and kept; null where none is. */
export function keptFee(petOrderId: Types.ObjectId, session: ClientSession): Promise<PaymentRecord | null> {
  return PaymentModel.findOne({ petOrderId, isFeeKept: true }).session(session).lean<PaymentRecord>().exec();
}

/** The loader that resolvers use for what was charged for adoption fees. */
export interface FeeLoading {
  /** By the ids of the orders, loaded in batches; those that money came in by, the first one first. */
  readonly feeChargesLoader: DataLoader<string, PaymentRecord[]>;
}
