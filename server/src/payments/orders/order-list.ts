import type { PipelineStage } from 'mongoose';
import { endedPaymentStates } from '../../../../domain/orders/order-states.ts';
import { type CartEntryRecord, toCartEntry } from '../../orders/cart-entries/cart-entry.entity.ts';
import {
  type PageQuery,
  type PageRequest,
  pageQuery,
  type Order as Sorting,
  toConnection,
} from '../../pagination/connection.ts';
import type { LazyConnection } from '../../pagination/paginate.ts';
import { memoizeAsync } from '../../platform/memoize-async.ts';
import { PaymentModel, type PaymentRecord, toPayment } from '../records/payment.entity.ts';
import { type Order, toOrder } from './order.entity.ts';
import { matchEntries, matchPlaced, type OrderWhere } from './order-where.ts';

/** A payment with the entries that it pays. */
export type OrderRecord = PaymentRecord & { readonly entries: CartEntryRecord[] };

/** Which orders to list: of one account, or of all. */
export interface OrderList {
  readonly uid?: string;
  readonly where?: OrderWhere;
}

type Match = PipelineStage.Match['$match'];

const newestFirst: Sorting = { field: 'paymentdate', direction: -1 };

/** Time-out of the queries of a list. */
const QUERY_TIMEOUT_MS = 10_000;

/**
 * A page of orders: payments with the entries that they pay, newest first. It reads no further than it shows.
 *
 * @throws DomainError BAD_USER_INPUT as all lists do, at once
 */
export function listOrders(list: OrderList, page: PageRequest): LazyConnection<Order> {
  const query = pageQuery(newestFirst, page);
  const totalCount = memoizeAsync(() => countOrders(list));
  const connection = memoizeAsync(async () =>
    toConnection(await readOrders(list, query), page, newestFirst, fromRecord, totalCount),
  );
  return {
    edges: async () => (await connection()).edges,
    pageInfo: async () => (await connection()).pageInfo,
    totalCount,
  };
}

async function readOrders(
  list: OrderList,
  { filter, sort, limit, stray }: PageQuery,
): Promise<OrderRecord[]> {
  // What was placed at a moment that can not be read has no place in the list.
  if (stray !== undefined) return [];
  return PaymentModel.aggregate<OrderRecord>(
    [
      { $match: { $and: [matchPayments(list), filter] } },
      { $sort: sort },
      ...joined(list),
      { $limit: limit },
    ],
    optionsOf(list),
  );
}

async function countOrders(list: OrderList): Promise<number> {
  if (matchEntries(list.where)) return countJoined(list, {});
  // Every checkout has entries: only amounts of the old client are asked for theirs.
  const checkouts = { $and: [matchPayments(list), { kind: 'checkout' as const }] };
  const counts = [
    PaymentModel.countDocuments(checkouts, { maxTimeMS: QUERY_TIMEOUT_MS }).exec(),
    countJoined(list, { kind: 'legacy' }),
  ];
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

async function countJoined(list: OrderList, also: Match): Promise<number> {
  const [counted] = await PaymentModel.aggregate<{ count: number }>(
    [{ $match: { $and: [matchPayments(list), also] } }, ...joined(list), { $count: 'count' }],
    optionsOf(list),
  );
  return counted?.count ?? 0;
}

/** A checkout that ended unpaid is not listed. */
export function matchPayments({ uid, where = {} }: OrderList): Match {
  return {
    ...(uid !== undefined && { uid }),
    ...matchPlaced(where),
    number: { $type: 'string' },
    status: { $nin: [...endedPaymentStates] },
  };
}

/** Payments with their entries: an amount of the old client that no cart has claimed has none, and is no order. */
export function joined({ where }: OrderList): PipelineStage[] {
  const asked = matchEntries(where);
  const entries = { from: 'cartentries', localField: '_id', foreignField: 'paymentId', as: 'entries' };
  return [
    { $lookup: { ...entries, pipeline: [{ $sort: { _id: 1 } }] } },
    { $match: { entries: { $ne: [] } } },
    ...(asked ? [{ $match: asked }] : []),
  ];
}

function optionsOf({ uid }: OrderList) {
  const hint = { ...(uid !== undefined && { uid: 1 as const }), paymentdate: -1, _id: -1 } as const;
  return { hint, maxTimeMS: QUERY_TIMEOUT_MS };
}

export function fromRecord({ entries, ...payment }: OrderRecord): Order {
  const order = toOrder(toPayment(payment), entries.map(toCartEntry));
  if (!order) throw new Error(`payment ${payment._id} is listed as an order and is none`);
  return order;
}
