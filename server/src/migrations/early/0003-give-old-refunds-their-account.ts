import { RefundModel } from '../../orders/refunds/refund.entity.ts';

/** Refunds from before it was kept whose they are get the account of their payment. */
export async function giveOldRefundsTheirAccount(): Promise<void> {
  await RefundModel.aggregate([
    { $match: { uid: null } },
    { $lookup: { from: 'payments', localField: 'paymentId', foreignField: '_id', as: 'payment' } },
    { $project: { uid: { $first: '$payment.uid' } } },
    { $merge: { into: 'refunds', on: '_id', whenMatched: 'merge', whenNotMatched: 'discard' } },
  ]);
}
