import type { Model, PipelineStage } from 'mongoose';
import { cents, toDollars } from '../../../domain/money.ts';
import {
  type CartEntryStatus,
  cartEntryMoves,
  type PetOrderStatus,
  petOrderMoves,
} from '../../../domain/order-states.ts';
import { CartEntryModel } from '../cart-entries/cart-entry.entity.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import { PetOrderModel } from '../pet-orders/pet-order.entity.ts';
import { readCalendar } from './calendar.ts';
import type { BestSeller, Revenue, ShopOverview } from './overview.entity.ts';
import { checkPeriod, type Period, unitFor } from './period.ts';
import { type Takings, takingsBetween } from './takings.ts';

/** Longest list of items in an overview. */
const MAX_ITEMS = 8;
const DAY = 24 * 60 * 60 * 1000;

/** How the shop is doing. All figures are added up in the database. */
export class OverviewService {
  constructor(private readonly pets: PetsService) {}

  /** @throws DomainError BAD_USER_INPUT for a period that is none or too long, or an unknown time zone */
  async read(period: Period, timeZone: string, now: Date): Promise<ShopOverview> {
    checkPeriod(period);
    const seriesUnit = unitFor(period);
    const { starts, today, thisMonth } = await readCalendar(period, seriesUnit, timeZone, now);

    const [inPeriod, untilToday, rest] = await Promise.all([
      takingsBetween([period.from, ...starts.slice(1), period.to]),
      takingsBetween(ascending([thisMonth, today, new Date(now.getTime() + DAY)])),
      this.counts(period),
    ]);
    return {
      today: toRevenue(untilToday.slice(-1)),
      thisMonth: toRevenue(untilToday),
      period: toRevenue(inPeriod),
      series: inPeriod.map((takings, place) => ({
        start: starts[place] ?? period.from,
        ...toRevenue([takings]),
      })),
      seriesUnit,
      ...rest,
    };
  }

  private async counts(period: Period) {
    const [petOrders, cartEntries, waitingPetOrders, paidCartEntries, lowStock, bestSellers] =
      await Promise.all([
        countByStatus<PetOrderStatus>(PetOrderModel, Object.keys(petOrderMoves), period),
        countByStatus<CartEntryStatus>(CartEntryModel, Object.keys(cartEntryMoves), period),
        PetOrderModel.countDocuments({ status: 'pending' }),
        CartEntryModel.countDocuments({ status: 'paid' }),
        this.pets.lowStock(MAX_ITEMS),
        bestSellersOf(period),
      ]);
    return { petOrders, cartEntries, waitingPetOrders, paidCartEntries, lowStock, bestSellers };
  }
}

/** On the first of a month, the month and the day begin together. */
function ascending(dates: readonly Date[]): Date[] {
  return dates.filter((date, place) => place === 0 || date > (dates[place - 1] as Date));
}

function toRevenue(takings: readonly Takings[]): Revenue {
  const sum = (field: keyof Takings) => takings.reduce((total, one) => total + one[field], 0);
  return {
    items: toDollars(cents(sum('items'))),
    animals: toDollars(cents(sum('animals'))),
    total: toDollars(cents(sum('items') + sum('animals'))),
    orders: sum('orders'),
  };
}

/** Orders of one kind that were placed in a period, by their state now; 0 for a state that none is in. */
async function countByStatus<Status extends string>(
  model: Pick<Model<unknown>, 'aggregate'>,
  states: readonly string[],
  { from, to }: Period,
): Promise<{ status: Status; count: number }[]> {
  const found = await model.aggregate<{ _id: string; count: number }>([
    // Every state is named, so that the index of states and days answers alone.
    { $match: { status: { $in: [...states] }, orderDate: { $gte: from, $lt: to } } },
    { $group: { _id: '$status', count: { $sum: 1 } } },
  ]);
  const counts = new Map(found.map(({ _id, count }) => [_id, count]));
  return states.map((status) => ({ status: status as Status, count: counts.get(status) ?? 0 }));
}

async function bestSellersOf({ from, to }: Period): Promise<BestSeller[]> {
  const pipeline: PipelineStage[] = [
    { $match: { paidAt: { $gte: from, $lt: to }, status: { $ne: 'cancelled' } } },
    { $sort: { paidAt: 1 } },
    {
      $group: {
        _id: '$petId',
        petname: { $last: '$petname' },
        pieces: { $sum: '$accessoriesAmount' },
        revenue: { $sum: { $round: [{ $multiply: ['$totalamount', 100] }] } },
      },
    },
    { $sort: { pieces: -1, revenue: -1, _id: 1 } },
    { $limit: MAX_ITEMS },
    {
      $project: {
        _id: 0,
        petId: { $toString: '$_id' },
        petname: 1,
        pieces: 1,
        revenue: { $divide: ['$revenue', 100] },
      },
    },
  ];
  return CartEntryModel.aggregate<BestSeller>(pipeline);
}
