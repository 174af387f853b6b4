import {
  AdminOverviewDocument,
  PeriodBeforeDocument,
  RevenueBeforeDocument,
} from '../features/admin/dashboard/api/overview.operations.ts';
import { readPeriod, spanBefore, spanOf } from '../features/admin/dashboard/lib/period.ts';
import type { AdminOverviewQuery } from '../gql/graphql.ts';
import { dayOf } from '../lib/format/calendar-days.ts';

type Overview = AdminOverviewQuery['overview'];

function periodOf(query: string) {
  return readPeriod(new URLSearchParams(query), dayOf(new Date()));
}

/** A record as the API answers it, with the name of its type, which the client's own types leave out. */
function typed<T extends object>(__typename: string, fields: T): T {
  return { __typename, ...fields };
}

export function aRevenue(items: number, animals: number, orders: number, disputed = 0) {
  return typed('Revenue', { items, animals, total: items + animals, disputed, orders });
}

function aPoint(start: string, items: number, animals: number, orders: number) {
  return typed('RevenuePoint', { start, items, animals, total: items + animals, orders });
}

const nothing = aRevenue(0, 0, 0);

/** The figures of a new shop. */
export const newShop = typed<Overview>('ShopOverview', {
  today: nothing,
  thisMonth: nothing,
  period: nothing,
  series: [aPoint('2026-11-20T12:00:00.000Z', 0, 0, 0)],
  seriesUnit: 'DAY',
  petOrders: [typed('PetOrderStatusCount', { status: 'PENDING', count: 0 })],
  cartEntries: [typed('CartEntryStatusCount', { status: 'PAID', count: 0 })],
  waitingPetOrders: 0,
  ordersToShip: 0,
  problemsToAnswer: 0,
  questionsToAnswer: 0,
  questionsOverdue: 0,
  disputesToAnswer: 0,
  nextDisputeAnswerBy: null,
  nextDisputeOrder: null,
  lowStockCount: 0,
  lowStock: [],
  bestSellers: [],
});

export const busyShop: Overview = {
  ...newShop,
  today: aRevenue(100, 340, 3),
  thisMonth: aRevenue(1100, 400, 20),
  period: aRevenue(2000, 500, 31),
  series: [aPoint('2026-11-19T12:00:00.000Z', 1500, 0, 20), aPoint('2026-11-20T12:00:00.000Z', 500, 500, 11)],
  petOrders: [
    typed('PetOrderStatusCount', { status: 'PENDING', count: 2 }),
    typed('PetOrderStatusCount', { status: 'APPROVED', count: 5 }),
  ],
  waitingPetOrders: 2,
  ordersToShip: 1,
  problemsToAnswer: 3,
  questionsToAnswer: 4,
  questionsOverdue: 1,
  disputesToAnswer: 1,
  nextDisputeAnswerBy: '2026-12-05T12:00:00.000Z',
  nextDisputeOrder: 'FP-7K3M-92QD',
  lowStockCount: 312,
  lowStock: [typed('Pet', { _id: 'kibble', petname: 'Salmon kibble', stock: 0, image: null })],
  bestSellers: [
    typed('BestSeller', {
      petId: 'rope',
      petname: 'Rope tug',
      pieces: 24,
      revenue: 342,
      pet: typed('Pet', { _id: 'rope', image: null }),
    }),
  ],
};

/** How animals found home; nothing happened but what is said. */
export function adoptionFiguresOf(changes: object = {}) {
  return {
    __typename: 'AdoptionFigures',
    ...{ movedIn: 0, known: 0, averageDays: null, medianDays: null },
    ...{ applications: 0, answeredInTime: 0, answeredLate: 0, returned: 0, ...changes },
  };
}

/** The figures of the period that an address names. */
export function overviewAnswer(overview: Overview, query = '') {
  return {
    request: { query: AdminOverviewDocument, variables: spanOf(periodOf(query)) },
    result: { data: { overview } },
  };
}

/** $2,000 came in in the period before that. */
export function periodBeforeAnswer(query = '') {
  return {
    request: { query: PeriodBeforeDocument, variables: spanBefore(periodOf(query)) },
    result: {
      data: { overview: { __typename: 'ShopOverview', period: aRevenue(1000, 1000, 20) } },
    },
  };
}

/** $80 yesterday, $1,000 last month by this day. */
export const revenueBeforeAnswer = {
  request: { query: RevenueBeforeDocument, variables: () => true },
  result: {
    data: {
      yesterday: { __typename: 'ShopOverview', period: aRevenue(80, 0, 1) },
      lastMonth: { __typename: 'ShopOverview', period: aRevenue(1000, 0, 12) },
    },
  },
};
