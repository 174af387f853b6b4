import {
  capturedPaymentStates,
  givenPetOrderStates,
  soldCartEntryStates,
} from '../../../domain/order-states.ts';
import { CartEntryModel } from '../cart-entries/cart-entry.entity.ts';
import { PaymentModel } from '../payments/payment.entity.ts';
import { RefundModel } from '../payments/refund.entity.ts';
import { PetOrderModel } from '../pet-orders/pet-order.entity.ts';

/** Refunds from before it was kept whose they are get the account of their payment. */
export async function giveOldRefundsTheirAccount(): Promise<void> {
  if (!(await RefundModel.exists({ uid: null }))) return;
  await RefundModel.aggregate([
    { $match: { uid: null } },
    { $lookup: { from: 'payments', localField: 'paymentId', foreignField: '_id', as: 'payment' } },
    { $project: { uid: { $first: '$payment.uid' } } },
    { $merge: { into: 'refunds', on: '_id', whenMatched: 'merge', whenNotMatched: 'discard' } },
  ]);
}

/**
 * Records from before it was kept when money came in or an animal was given away get the nearest
 * moment that is known: when they began. Indexes find them, so this costs nothing once it is done.
 */
export async function dateOldRecords(): Promise<void> {
  const options = { updatePipeline: true };
  await PaymentModel.updateMany(
    { settledAt: null, status: { $in: capturedPaymentStates } },
    [{ $set: { settledAt: '$paymentdate' } }],
    options,
  );
  await CartEntryModel.updateMany(
    { paidAt: null, status: { $in: soldCartEntryStates } },
    [{ $set: { paidAt: '$orderDate' } }],
    options,
  );
  await PetOrderModel.updateMany(
    { approvedAt: null, status: { $in: givenPetOrderStates } },
    [{ $set: { approvedAt: '$orderDate' } }],
    options,
  );
}
