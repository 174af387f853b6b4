import { cents, toDollars } from '../../../domain/money/money.ts';
import { cartEntryMoves, petOrderMoves } from '../../../domain/orders/order-states.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import { CartEntryModel } from '../orders/cart-entries/cart-entry.entity.ts';
import { PetOrderModel } from '../orders/pet-orders/pet-order.entity.ts';
import { memoizeAsync } from '../platform/memoize-async.ts';
import { bestSellersOf } from './best-sellers.ts';
import { readCalendar } from './calendar.ts';
import type { Revenue, ShopOverview } from './dashboard.entity.ts';
import { checkPeriod, type Period, unitFor } from './period.ts';
import { type RevenueSums, revenueBetween } from './revenue.ts';
import { countByStatus } from './status-counts.ts';

/** Longest list of items in an overview. */
const MAX_BEST_SELLERS = 8;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How the shop is doing. All figures are added up in the database. */
export class DashboardService {
  constructor(private readonly pets: PetsService) {}

  /** @throws DomainError BAD_USER_INPUT for a period that is none or too long, or an unknown time zone */
  async read(period: Period, timeZone: string, now: Date): Promise<ShopOverview> {
    checkPeriod(period);
    const seriesUnit = unitFor(period);
    const { starts, today, thisMonth } = readCalendar(period, seriesUnit, timeZone, now);
    const tomorrow = new Date(now.getTime() + DAY_MS);

    const inPeriod = memoizeAsync(() => revenueBetween([period.from, ...starts.slice(1), period.to]));
    // On the first of a month, the month and the day begin together.
    const monthSoFar = thisMonth < today ? [thisMonth, today, tomorrow] : [today, tomorrow];
    const sinceMonthBegan = memoizeAsync(() => revenueBetween(monthSoFar));
    return {
      today: async () => toRevenue((await sinceMonthBegan()).slice(-1)),
      thisMonth: async () => toRevenue(await sinceMonthBegan()),
      period: async () => toRevenue(await inPeriod()),
      series: async () => (await inPeriod()).map((revenue, place) => toPoint(starts[place] as Date, revenue)),
      seriesUnit,
      petOrders: () => countByStatus(PetOrderModel, petOrderMoves, period),
      cartEntries: () => countByStatus(CartEntryModel, cartEntryMoves, period),
      waitingPetOrders: () => PetOrderModel.countDocuments({ status: 'pending' }).exec(),
      paidCartEntries: () => CartEntryModel.countDocuments({ status: 'paid' }).exec(),
      lowStock: () => this.pets.lowStock(MAX_BEST_SELLERS),
      bestSellers: () => bestSellersOf(period, MAX_BEST_SELLERS),
    };
  }
}

function toPoint(start: Date, revenue: RevenueSums) {
  return { start, ...toRevenue([revenue]) };
}

function toRevenue(sums: readonly RevenueSums[]): Revenue {
  const sum = (field: keyof RevenueSums) => sums.reduce((total, one) => total + one[field], 0);
  return {
    items: toDollars(cents(sum('items'))),
    animals: toDollars(cents(sum('animals'))),
    total: toDollars(cents(sum('items') + sum('animals'))),
    disputed: toDollars(cents(sum('disputed'))),
    orders: sum('orders'),
  };
}
