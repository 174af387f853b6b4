import {
  type StockMove,
  StockMoveModel,
  type StockMoveRecord,
  toStockMove,
} from '../catalogue/stock/stock-move.entity.ts';
import type { Edge, Order, PageRequest } from '../database/lists/connection.ts';
import { type LazyConnection, type Listing, paginate } from '../database/lists/paginate.ts';
import { toObjectId } from '../database/object-id.ts';
import { PaymentModel, type PaymentRecord } from '../orders/records/payment.entity.ts';
import { memoizeAsync } from '../platform/memoize-async.ts';

const newestFirst: Order = { field: 'number', direction: -1, of: 'number' };
const listing: Listing<StockMoveRecord, StockMove> = {
  model: StockMoveModel,
  order: newestFirst,
  toNode: toStockMove,
};

/**
 * What changed the stock of an item, newest first.
 *
 * @throws DomainError NOT_FOUND for an id that no item can have; as pageQuery does
 */
export function stockHistory(id: string, page: PageRequest): LazyConnection<StockMove> {
  const moves = paginate(listing, { petId: toObjectId(id, 'Item') }, page);
  return { ...moves, edges: memoizeAsync(async () => withOrders(await moves.edges())) };
}

async function withOrders(edges: Edge<StockMove>[]): Promise<Edge<StockMove>[]> {
  const payments = await paymentsOf(edges.map(({ node }) => node));
  for (const { node } of edges) tellOrder(node, payments.get(String(node.paymentId)));
  return edges;
}

type KnownPayment = Pick<PaymentRecord, '_id' | 'number' | 'email'>;

async function paymentsOf(moves: readonly StockMove[]): Promise<ReadonlyMap<string, KnownPayment>> {
  const ids = moves.flatMap(({ paymentId }) => paymentId ?? []);
  if (ids.length === 0) return new Map();
  const payments = await PaymentModel.find({ _id: { $in: ids } })
    .select({ number: 1, email: 1 })
    .lean<KnownPayment[]>();
  return new Map(payments.map((payment) => [String(payment._id), payment]));
}

function tellOrder(move: StockMove, payment: KnownPayment | undefined): void {
  if (!payment) return;
  move.orderNumber = payment.number ?? null;
  if (move.quantity < 0) move.by ??= payment.email;
}
