import type { PipelineStage } from 'mongoose';
import { soldCartEntryStates } from '../../../domain/orders/order-states.ts';
import { CartEntryModel } from '../orders/cart-entries/cart-entry.entity.ts';
import { numberIn } from '../platform/number-in.ts';
import type { BestSeller } from './dashboard.entity.ts';
import type { Period } from './period.ts';

/** Food and accessories by the pieces that were paid in a period and not cancelled since. */
export function bestSellersOf(period: Period, limit: number): Promise<BestSeller[]> {
  return CartEntryModel.aggregate<BestSeller>([
    { $match: countSold(period) },
    {
      $group: {
        _id: '$petId',
        pieces: { $sum: numberIn('$accessoriesAmount') },
        cents: { $sum: { $round: [{ $multiply: [numberIn('$totalamount'), 100] }] } },
      },
    },
    { $sort: { pieces: -1, cents: -1, _id: 1 } },
    { $limit: limit },
    { $lookup: latestOrder(period) },
    {
      $project: {
        _id: 0,
        petId: { $convert: { input: '$_id', to: 'string', onError: '', onNull: '' } },
        petname: { $ifNull: [{ $first: '$latest.petname' }, ''] },
        pieces: 1,
        revenue: { $divide: ['$cents', 100] },
      },
    },
  ]).exec();
}

function countSold({ from, to }: Period) {
  return { paidAt: { $gte: from, $lt: to }, status: { $in: [...soldCartEntryStates] } };
}

/** For the name: an item that was renamed is still one item, and each order keeps the name that it had then. */
function latestOrder(period: Period): PipelineStage.Lookup['$lookup'] {
  return {
    from: CartEntryModel.collection.name,
    localField: '_id',
    foreignField: 'petId',
    pipeline: [
      { $match: countSold(period) },
      { $sort: { paidAt: -1 } },
      { $limit: 1 },
      { $project: { petname: 1 } },
    ],
    as: 'latest',
  };
}
