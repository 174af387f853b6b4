import type { Types } from 'mongoose';
import { findInBatches } from '../database/find-in-batches.ts';
import { CartEntryModel, type CartEntryRecord } from '../orders/cart-entries/cart-entry.entity.ts';
import { PaymentModel, type PaymentRecord } from '../orders/records/payment.entity.ts';
import { ShipmentModel } from '../orders/shipments/shipment.entity.ts';
import { isValidDate } from '../platform/valid-date.ts';

/** What was sent before parcels were kept: what left at one moment was one, and the last has the number that is known. */
export async function giveOldOrdersParcels(): Promise<void> {
  const sent = { orderStatus: { $in: ['partly_shipped', 'shipped', 'delivered', 'returned'] } };
  for await (const payments of findInBatches<PaymentRecord>(PaymentModel, sent, '_id')) {
    const loose = { paymentId: { $in: payments.map(({ _id }) => _id) }, shipmentId: { $exists: false } };
    const entries = await CartEntryModel.find(loose).sort({ _id: 1 }).lean<CartEntryRecord[]>();
    const byPayment = Map.groupBy(entries, ({ paymentId }) => String(paymentId));
    for (const payment of payments) await give(payment, byPayment.get(String(payment._id)) ?? []);
  }
}

async function give(payment: PaymentRecord, entries: readonly CartEntryRecord[]): Promise<void> {
  const sent = entries.filter(({ shippedAt }) => isValidDate(shippedAt));
  const groups = [...Map.groupBy(sent, ({ shippedAt }) => shippedAt?.getTime() ?? 0)];
  const inOrder = groups.toSorted(([a], [b]) => a - b);
  for (const [place, [at, inside]] of inOrder.entries()) {
    const isLast = place === inOrder.length - 1;
    await giveOne(payment, inside, new Date(at), isLast);
  }
}

/** Its id is that of its first entry, so that two who do this at once make one parcel. */
async function giveOne(
  { _id: paymentId, carrier, trackingNumber }: PaymentRecord,
  inside: readonly CartEntryRecord[],
  shippedAt: Date,
  isLast: boolean,
): Promise<void> {
  const [first] = inside;
  if (!first) return;
  const ids: Types.ObjectId[] = inside.map(({ _id }) => _id);
  const parcel = {
    ...{ paymentId, shippedAt },
    status: inside.some(({ status }) => status === 'shipped') ? 'on_its_way' : 'delivered',
    lines: inside.map(({ _id, accessoriesAmount }) => ({ entryId: _id, quantity: accessoriesAmount })),
    ...(isLast && carrier && { carrier }),
    ...(isLast && trackingNumber && { trackingNumber }),
  };
  // What stands in an old entry may be anything: a later migration deals with what does not fit.
  const options = { upsert: true, bypassDocumentValidation: true };
  await ShipmentModel.collection.updateOne({ _id: first._id }, { $setOnInsert: parcel }, options);
  const loose = { _id: { $in: ids }, shippedAt, shipmentId: { $exists: false } };
  await CartEntryModel.updateMany(loose, { $set: { shipmentId: first._id } });
}
