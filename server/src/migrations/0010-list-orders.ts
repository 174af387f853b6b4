import type { Types } from 'mongoose';
import { DeliveryMethod } from '../../../domain/pricing/choices.ts';
import { findInBatches } from '../database/find-in-batches.ts';
import { setOrUnset } from '../database/set-or-unset.ts';
import { CartEntryModel, type CartEntryRecord } from '../orders/cart-entries/cart-entry.entity.ts';
import { noOrder, orderFactsOf } from '../orders/records/order-record.ts';
import { PaymentModel, type PaymentRecord } from '../orders/records/payment.entity.ts';

/** How often orders are looked at again that were changed meanwhile. */
const MAX_ATTEMPTS = 5;

/**
 * Payments get what lists of orders ask them: the state of their order, what it is found by, and how it is delivered. All
 * of them are gone through: beside a server of the version before, what was stored may be of yesterday.
 */
export async function listOrdersByIndex(): Promise<void> {
  for await (const batch of findInBatches<PaymentRecord>(PaymentModel, {}, '_id')) {
    let isDone = await describe(batch);
    for (let attempt = 1; !isDone && attempt < MAX_ATTEMPTS; attempt++) {
      isDone = await describe(await reread(batch));
    }
  }
}

/** @returns whether none of them was changed meanwhile */
async function describe(payments: readonly PaymentRecord[]): Promise<boolean> {
  const entries = await CartEntryModel.find({ paymentId: { $in: idsOf(payments) } })
    .sort({ _id: 1 })
    .lean<CartEntryRecord[]>();
  const byPayment = Map.groupBy(entries, ({ paymentId }) => String(paymentId));
  const writes = payments.map((payment) => describing(payment, byPayment.get(String(payment._id)) ?? []));
  const { matchedCount } = await PaymentModel.collection.bulkWrite(writes, { ordered: false });
  return matchedCount === payments.length;
}

function describing(payment: PaymentRecord, entries: readonly CartEntryRecord[]) {
  const { _id, status, orderStatus, revision, deliveryMethod } = payment;
  const asRead = { status, orderStatus: orderStatus ?? null, revision: revision ?? null };
  const facts = { ...noOrder, ...orderFactsOf(payment, entries) };
  const delivery = deliveryMethod === undefined ? { deliveryMethod: DeliveryMethod.STANDARD } : {};
  return { updateOne: { filter: { _id, ...asRead }, update: setOrUnset({ ...facts, ...delivery }) } };
}

function reread(payments: readonly PaymentRecord[]): Promise<PaymentRecord[]> {
  return PaymentModel.find({ _id: { $in: idsOf(payments) } })
    .lean<PaymentRecord[]>()
    .exec();
}

function idsOf(payments: readonly PaymentRecord[]): Types.ObjectId[] {
  return payments.map(({ _id }) => _id);
}
