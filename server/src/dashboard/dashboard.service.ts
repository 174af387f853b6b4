import type { Model } from 'mongoose';
import { DAY_MS } from '../../../domain/durations.ts';
import { cents, toDollars } from '../../../domain/money/money.ts';
import { cartEntryMoves, petOrderMoves } from '../../../domain/orders/order-states.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import { CartEntryModel } from '../orders/cart-entries/cart-entry.entity.ts';
import { PetOrderModel } from '../orders/pet-orders/pet-order.entity.ts';
import {
  DisputeModel,
  type DisputeRecord,
  disputedOrderOf,
  unansweredDisputes,
} from '../orders/records/dispute.entity.ts';
import { PaymentModel, type PaymentRecord } from '../orders/records/payment.entity.ts';
import { ProblemModel } from '../orders/records/problem.entity.ts';
import { memoizeAsync } from '../platform/memoize-async.ts';
import { textOf } from '../platform/text/text-of.ts';
import { isValidDate } from '../platform/valid-date.ts';
import type { TermsSource } from '../shop-settings/current-shop-settings.ts';
import { ThreadModel, waitingThreads } from '../threads/thread.entity.ts';
import { bestSellersOf } from './best-sellers.ts';
import { readCalendar } from './calendar.ts';
import type { Revenue, ShopOverview } from './dashboard.entity.ts';
import { checkPeriod, type Period, unitFor } from './period.ts';
import { type RevenueSums, revenueBetween } from './revenue.ts';

/** Longest list of items in an overview. */
const MAX_BEST_SELLERS = 8;

/** How the shop is doing. All figures are added up in the database. */
export class DashboardService {
  constructor(
    private readonly pets: PetsService,
    private readonly shop: TermsSource,
  ) {}

  /** @throws DomainError BAD_USER_INPUT for a period that is none or too long, or an unknown time zone */
  async read(period: Period, timeZone: string | null, now: Date): Promise<ShopOverview> {
    checkPeriod(period);
    const seriesUnit = unitFor(period);
    const zone = timeZone ?? (await this.shop.terms()).timeZone;
    const { starts, today, thisMonth } = readCalendar(period, seriesUnit, zone, now);
    const tomorrow = new Date(now.getTime() + DAY_MS);

    const inPeriod = memoizeAsync(() => revenueBetween([period.from, ...starts.slice(1), period.to]));
    // On the first of a month, the month and the day begin together.
    const monthSoFar = thisMonth < today ? [thisMonth, today, tomorrow] : [today, tomorrow];
    const sinceMonthBegan = memoizeAsync(() => revenueBetween(monthSoFar));
    const nextDispute = memoizeAsync(firstToAnswer);
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
      ordersToShip: () => PaymentModel.countDocuments({ orderStatus: 'paid' }).exec(),
      problemsToAnswer: () => ProblemModel.countDocuments({ status: 'open' }).exec(),
      questionsToAnswer: () => ThreadModel.countDocuments(waitingThreads).exec(),
      questionsOverdue: () => ThreadModel.countDocuments({ ...waitingThreads, dueAt: { $lt: now } }).exec(),
      disputesToAnswer: () => DisputeModel.countDocuments(unansweredDisputes).exec(),
      nextDisputeAnswerBy: async () => (await nextDispute())?.answerBy ?? null,
      nextDisputeOrder: async () => {
        const dispute = await nextDispute();
        const payment =
          dispute &&
          (await PaymentModel.findById(disputedOrderOf(dispute), { number: 1 }).lean<PaymentRecord>());
        return textOf(payment?.number) || null;
      },
      lowStockCount: () => this.pets.countLowStock(),
      lowStock: () => this.pets.lowStock(MAX_BEST_SELLERS),
      bestSellers: () => bestSellersOf(period, MAX_BEST_SELLERS),
    };
  }
}

/** The dispute that must be answered first; undefined where none has a day. */
async function firstToAnswer(): Promise<DisputeRecord | undefined> {
  const fields = { answerBy: 1, paymentId: 1, supplementTo: 1 };
  const open = await DisputeModel.find(unansweredDisputes, fields).lean<DisputeRecord[]>();
  const time = ({ answerBy }: DisputeRecord) => answerBy?.getTime() ?? Number.POSITIVE_INFINITY;
  return open.filter(({ answerBy }) => isValidDate(answerBy)).toSorted((a, b) => time(a) - time(b))[0];
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

/**
 * Orders of one kind that were placed in a period, by their state now.
 *
 * @param moves the table of their states; a state that none is in is counted as 0
 */
async function countByStatus<Status extends string>(
  model: Pick<Model<unknown>, 'aggregate'>,
  moves: Readonly<Record<Status, unknown>>,
  { from, to }: Period,
): Promise<{ status: Status; count: number }[]> {
  const states = Object.keys(moves) as Status[];
  const found = await model.aggregate<{ _id: Status; count: number }>([
    // Every state is named, so that the index of states and days answers alone.
    { $match: { status: { $in: states }, orderDate: { $gte: from, $lt: to } } },
    { $group: { _id: '$status', count: { $sum: 1 } } },
  ]);
  const counts = new Map(found.map(({ _id, count }) => [_id, count]));
  return states.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}
