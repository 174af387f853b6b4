import { randomInt } from 'node:crypto';
import { newOrderNumber } from '../../../../domain/orders/order-number.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { findInBatches } from '../../database/find-in-batches.ts';
import { PaymentModel, type PaymentRecord } from '../../orders/records/payment.entity.ts';

/** A whole number from 0 up to, not including, its argument. */
type RandomInt = (below: number) => number;

/** Payments from before orders had numbers get theirs. */
export async function numberOldOrders(random: RandomInt = randomInt): Promise<void> {
  const unnumbered = { number: null };
  // Another one may have a number already that was drawn here: those are drawn again.
  do {
    for await (const batch of findInBatches<PaymentRecord>(PaymentModel, unnumbered, '_id')) {
      await numberAll(batch, random);
    }
  } while (await PaymentModel.exists(unnumbered));
}

async function numberAll(payments: readonly PaymentRecord[], random: RandomInt): Promise<void> {
  const writes = payments.map(({ _id }) => ({
    updateOne: {
      filter: { _id, number: { $exists: false } },
      update: { $set: { number: newOrderNumber(random) } },
    },
  }));
  try {
    await PaymentModel.collection.bulkWrite(writes, { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
