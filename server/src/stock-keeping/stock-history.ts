import {
  type StockMove,
  StockMoveModel,
  type StockMoveRecord,
  toStockMove,
} from '../catalogue/stock/stock-move.entity.ts';
import { toObjectId } from '../database/object-id.ts';
import { isCaptured, PaymentModel, type PaymentRecord } from '../orders/records/payment.entity.ts';
import { badInput } from '../platform/domain-error.ts';

/** Most moves of one page. */
export const MAX_MOVES = 100;

/**
 * A page of what changed the stock of an item, newest first. What an order holds is sold once it is paid: its payment
 * says that, and nothing is written for it.
 *
 * @throws DomainError BAD_USER_INPUT for a page of more than MAX_MOVES, or of none
 * @param before the number of the last move of the page before
 */
export async function stockHistory(id: string, first: number, before?: number | null): Promise<StockMove[]> {
  if (first < 1 || first > MAX_MOVES) throw badInput({ first: `From 1 to ${MAX_MOVES}` });
  const petId = toObjectId(id, 'Item');
  const records = await StockMoveModel.find({ petId, ...(before && { number: { $lt: before } }) })
    .sort({ number: -1 })
    .limit(first)
    .lean<StockMoveRecord[]>();
  const payments = await paymentsOf(records);
  return records.map((record) => withOrder(record, payments.get(String(record.paymentId))));
}

type KnownPayment = Pick<PaymentRecord, '_id' | 'status' | 'number' | 'email'>;

async function paymentsOf(records: readonly StockMoveRecord[]): Promise<ReadonlyMap<string, KnownPayment>> {
  const ids = records.flatMap(({ paymentId }) => paymentId ?? []);
  if (ids.length === 0) return new Map();
  const payments = await PaymentModel.find({ _id: { $in: ids } })
    .select({ status: 1, number: 1, email: 1 })
    .lean<KnownPayment[]>();
  return new Map(payments.map((payment) => [String(payment._id), payment]));
}

function withOrder(record: StockMoveRecord, payment: KnownPayment | undefined): StockMove {
  const move = toStockMove(record);
  if (!payment) return move;
  move.orderNumber = payment.number ?? null;
  if (move.quantity < 0) move.by ??= payment.email;
  if (move.reason === 'held' && isCaptured(payment)) move.reason = 'sold';
  return move;
}
