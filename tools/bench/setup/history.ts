import mongoose from 'mongoose';
import { DAY_MS } from '../../../domain/durations.ts';
import type { Shop } from '../../../server/test/harness/shop.ts';

const BATCH_SIZE = 5000;
/** Accounts that the past orders belong to, beside those of the shoppers that buy now. */
const PAST_ACCOUNT_COUNT = 2000;

/**
 * Puts paid orders of the past year into a shop: copies of those that were bought in it, under ids and dates of their
 * own. Every tenth belongs to an account that buys now.
 */
export async function addPastOrders(shop: Shop, count: number): Promise<void> {
  const payments = shop.db.collection('payments');
  const entries = shop.db.collection('cartentries');
  const models = await payments.find({ status: 'succeeded' }).limit(50).toArray();
  if (models.length === 0) throw new Error('nothing was bought here yet');
  const lines = await entries.find({ paymentId: { $in: models.map(({ _id }) => _id) } }).toArray();

  for (let done = 0; done < count; done += BATCH_SIZE) {
    const copies = Array.from({ length: Math.min(BATCH_SIZE, count - done) }, (_, place) =>
      copyOf(models[place % models.length] as mongoose.mongo.WithId<mongoose.mongo.Document>, done + place),
    );
    await payments.insertMany(
      copies.map(({ payment }) => payment),
      { ordered: false },
    );
    const copied = copies.flatMap(({ model, payment, at }) =>
      lines
        .filter(({ paymentId }) => paymentId.equals(model))
        .map((line) => ({
          ...line,
          _id: new mongoose.Types.ObjectId(),
          uid: payment.uid,
          email: payment.email,
          paymentId: payment._id,
          orderDate: at,
          paidAt: at,
        })),
    );
    await entries.insertMany(copied, { ordered: false });
  }
}

function copyOf(model: mongoose.mongo.WithId<mongoose.mongo.Document>, place: number) {
  const at = new Date(Date.now() - DAY_MS - ((place * 7919) % (365 * 24)) * (DAY_MS / 24));
  const own =
    place % 10 === 0
      ? {}
      : { uid: `past-${place % PAST_ACCOUNT_COUNT}`, email: `past-${place % PAST_ACCOUNT_COUNT}@x.test` };
  const payment: Record<string, unknown> = {
    ...model,
    ...own,
    _id: new mongoose.Types.ObjectId(),
    idempotencyKey: `past-${place}`,
    intentId: `pi_past_${place}`,
    paymentdate: at,
    expiresAt: at,
    settledAt: at,
    toldAt: at,
  };
  return { model: model._id, payment, at };
}
