import {
  type PageRequest,
  pageQuery,
  type Order as Sorting,
  toConnection,
} from '../../database/lists/connection.ts';
import type { ListCounts } from '../../database/lists/list-counts.ts';
import type { LazyConnection } from '../../database/lists/paginate.ts';
import { memoizeAsync } from '../../platform/memoize-async.ts';
import { type CartEntry } from '../cart-entries/cart-entry.entity.ts';
import { packingPlaces } from '../records/packing-place.ts';
import { PaymentModel, type PaymentRecord, toPayment } from '../records/payment.entity.ts';
import { type Order, toOrder } from './order.entity.ts';
import {
  newestFirst,
  type OrderList,
  type OrderQuery,
  planOrders,
  QUERY_TIMEOUT_MS,
} from './order-search.ts';

/** What a list of orders is read with. */
interface OrderSources {
  /** The entries of payments, in the order of their ids. */
  readonly entriesOf: (paymentIds: readonly string[]) => Promise<CartEntry[][]>;
  readonly counts: ListCounts;
}

/** A payment with the order that it is; none where its entries are gone. */
interface ListedOrder extends PaymentRecord {
  readonly order: Order | null;
}

/**
 * A page of orders, newest first: payments by an index, and the entries of those that it shows.
 *
 * @throws DomainError BAD_USER_INPUT as all lists do, at once
 */
export function listOrders(list: OrderList, page: PageRequest, sources: OrderSources): LazyConnection<Order> {
  return readOrders({ sorting: newestFirst, find: () => planOrders(list) }, page, sources);
}

const byPackingPlace: Sorting = { field: 'packingPlace', direction: 1, of: 'text' };

/** A page of what waits to be packed: what may leave, or what may not; what is to be packed first comes first. */
export function listToPack(
  which: keyof typeof packingPlaces,
  page: PageRequest,
  sources: OrderSources,
): LazyConnection<Order> {
  const query = {
    filter: { packingPlace: packingPlaces[which] },
    hint: { packingPlace: 1, _id: 1 },
  } as const;
  return readOrders({ sorting: byPackingPlace, find: async () => query }, page, sources);
}

/** Which orders are listed, and how they are sorted. */
interface Listing {
  readonly sorting: Sorting;
  /** How they are read; null where there can be none. */
  readonly find: () => Promise<OrderQuery | null>;
}

/** @throws DomainError BAD_USER_INPUT as all lists do, at once */
function readOrders(
  { sorting, find }: Listing,
  page: PageRequest,
  sources: OrderSources,
): LazyConnection<Order> {
  const { filter, sort, limit, invalid } = pageQuery(sorting, page);
  const plan = memoizeAsync(find);
  const totalCount = memoizeAsync(async () => {
    const query = await plan();
    return query ? sources.counts.count(query, (limit) => countPayments(query, limit)) : 0;
  });
  const connection = memoizeAsync(async () => {
    // What has no place in the list, such as one placed at a time that can not be read, is not in it.
    const query = invalid === undefined ? await plan() : null;
    const payments = query ? await readPayments(query, { filter, sort, limit }) : [];
    const records = await withOrders(payments, sources);
    return toConnection(records, page, sorting, ({ order }) => order, totalCount);
  });
  return {
    edges: async () =>
      (await connection()).edges.flatMap(({ node, cursor }) => (node ? [{ node, cursor }] : [])),
    pageInfo: async () => (await connection()).pageInfo,
    totalCount,
  };
}

function countPayments({ filter, hint }: OrderQuery, limit?: number): Promise<number> {
  const options = { maxTimeMS: QUERY_TIMEOUT_MS, ...(limit && { limit }), ...(hint && { hint }) };
  return PaymentModel.countDocuments(filter, options).exec();
}

function readPayments(
  { filter, hint }: OrderQuery,
  page: { readonly filter: object; readonly sort: Record<string, 1 | -1>; readonly limit: number },
): Promise<PaymentRecord[]> {
  const options = { maxTimeMS: QUERY_TIMEOUT_MS, ...(hint && { hint }) };
  return PaymentModel.find({ $and: [filter, page.filter] }, null, options)
    .sort(page.sort)
    .limit(page.limit)
    .lean<PaymentRecord[]>()
    .exec();
}

async function withOrders(
  payments: readonly PaymentRecord[],
  { entriesOf }: OrderSources,
): Promise<ListedOrder[]> {
  if (payments.length === 0) return [];
  const entries = await entriesOf(payments.map(({ _id }) => _id.toString()));
  return payments.map((payment, place) => ({
    ...payment,
    order: toOrder(toPayment(payment), entries[place] ?? []),
  }));
}
