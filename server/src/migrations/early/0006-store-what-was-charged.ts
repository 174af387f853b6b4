import { isDollars, toCents } from '../../../../domain/money/money.ts';
import { oldCharge } from '../../../../domain/pricing/old-charges.ts';
import { findInBatches } from '../../database/find-in-batches.ts';
import { CartEntryModel, type CartEntryRecord } from '../../orders/cart-entries/cart-entry.entity.ts';
import { PaymentModel, type PaymentRecord } from '../../orders/records/payment.entity.ts';

/** Orders from before it was kept what was charged for each line and for the delivery get it from the rules of then. */
export async function storeWhatWasCharged(): Promise<void> {
  const unstored = { deliveryCents: null };
  for await (const batch of findInBatches<PaymentRecord>(PaymentModel, unstored, '_id')) {
    await storeCharges(batch);
  }
  // Posted, and no payment covers them yet.
  const posted = { paymentId: null, paidCents: null };
  for await (const batch of findInBatches<CartEntryRecord>(CartEntryModel, posted, '_id')) {
    await storePosted(batch);
  }
}

async function storeCharges(payments: readonly PaymentRecord[]): Promise<void> {
  const entries = await CartEntryModel.find({ paymentId: { $in: payments.map(({ _id }) => _id) } })
    .sort({ _id: 1 })
    .lean<CartEntryRecord[]>();
  const byPayment = Map.groupBy(entries, ({ paymentId }) => String(paymentId));
  const charges = payments.map(({ _id }) => ({ _id, ...chargeOf(byPayment.get(String(_id)) ?? []) }));
  const lines = charges.flatMap(({ paid }) => paid);
  if (lines.length > 0) await CartEntryModel.collection.bulkWrite(lines.map(storePaid), { ordered: false });
  // Last, because it says that the order is done.
  await PaymentModel.collection.bulkWrite(
    charges.map(({ _id, delivery: deliveryCents }) => ({
      updateOne: { filter: { _id }, update: { $set: { deliveryCents } } },
    })),
    { ordered: false },
  );
}

function chargeOf(entries: readonly CartEntryRecord[]) {
  const priced = entries.filter(({ petprice }) => isDollars(petprice));
  const { paid, delivery } = oldCharge(
    priced.map(({ petprice, accessoriesAmount, status }) => ({
      ...{ unitPrice: toCents(petprice), amount: accessoriesAmount, isCancelled: status === 'cancelled' },
    })),
  );
  return { delivery, paid: priced.map(({ _id }, place) => ({ _id, paidCents: paid[place] ?? 0 })) };
}

async function storePosted(posted: readonly CartEntryRecord[]): Promise<void> {
  const paid = posted.map(({ _id, totalamount }) => ({
    ...{ _id, paidCents: isDollars(totalamount) ? toCents(totalamount) : 0 },
  }));
  await CartEntryModel.collection.bulkWrite(paid.map(storePaid), { ordered: false });
}

function storePaid({ _id, paidCents }: Pick<CartEntryRecord, '_id'> & { readonly paidCents: number }) {
  return { updateOne: { filter: { _id, paidCents: { $exists: false } }, update: { $set: { paidCents } } } };
}
