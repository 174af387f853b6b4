import { soldCartEntryStates } from '../../../domain/order-states.ts';
import { CartEntryModel } from '../cart-entries/cart-entry.entity.ts';
import type { BestSeller } from './overview.entity.ts';
import type { Period } from './period.ts';

/** Food and accessories by the pieces that were paid in a period and not called off since. */
export function bestSellersOf({ from, to }: Period, limit: number): Promise<BestSeller[]> {
  return CartEntryModel.aggregate<BestSeller>([
    { $match: { paidAt: { $gte: from, $lt: to }, status: { $in: soldCartEntryStates } } },
    {
      $group: {
        _id: '$petId',
        // The latest name: an item that was renamed is still one item.
        latest: { $max: { paidAt: '$paidAt', petname: '$petname' } },
        pieces: { $sum: '$accessoriesAmount' },
        cents: { $sum: { $round: [{ $multiply: ['$totalamount', 100] }] } },
      },
    },
    { $sort: { pieces: -1, cents: -1, _id: 1 } },
    { $limit: limit },
    {
      $project: {
        _id: 0,
        petId: { $toString: '$_id' },
        petname: '$latest.petname',
        pieces: 1,
        revenue: { $divide: ['$cents', 100] },
      },
    },
  ]).exec();
}
