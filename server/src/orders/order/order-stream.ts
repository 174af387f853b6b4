import type { PipelineStage } from 'mongoose';
import { endedPaymentStates } from '../../../../domain/orders/order-states.ts';
import { STREAM_BATCH_SIZE, streamRecords } from '../../database/stream-records.ts';
import { type CartEntryRecord, toCartEntry } from '../cart-entries/cart-entry.entity.ts';
import { PaymentModel, type PaymentRecord, toPayment } from '../records/payment.entity.ts';
import { type Order, toOrder } from './order.entity.ts';
import type { OrderWhere } from './order-where.ts';

type Placed = Pick<OrderWhere, 'placedFrom' | 'placedTo'>;

/** A payment with the entries that it pays. */
type OrderRecord = PaymentRecord & { readonly entries: CartEntryRecord[] };

/** The order of the list, and the index that has it. */
const newestFirst = { paymentdate: -1, _id: -1 } as const;

/** Payments with their entries: an amount of the old client that no cart has claimed has none, and is no order. */
export const withEntries: readonly [PipelineStage.Lookup, PipelineStage.Match] = [
  {
    $lookup: {
      ...{ from: 'cartentries', localField: '_id', foreignField: 'paymentId', as: 'entries' },
      pipeline: [{ $sort: { _id: 1 } }],
    },
  },
  { $match: { entries: { $ne: [] } } },
];

/** The payments that may be orders, told from the records themselves. A checkout that ended unpaid is none. */
export function matchOrders({ placedFrom, placedTo }: Placed = {}): PipelineStage.Match['$match'] {
  const range = { ...(placedFrom && { $gte: placedFrom }), ...(placedTo && { $lt: placedTo }) };
  return {
    paymentdate: { $type: 'date', ...range },
    number: { $type: 'string' },
    status: { $nin: [...endedPaymentStates] },
  };
}

/** All orders of a time, newest first, one after another: as many as there are, and no faster than they are read. */
export async function* streamOrders(placed: Placed): AsyncGenerator<Order> {
  const query = PaymentModel.aggregate<OrderRecord>(
    [{ $match: matchOrders(placed) }, { $sort: newestFirst }, { $unset: 'searchKeys' }, ...withEntries],
    { hint: newestFirst, batchSize: STREAM_BATCH_SIZE },
  );
  for await (const { entries, ...payment } of streamRecords<OrderRecord>(query)) {
    const order = toOrder(toPayment(payment), entries.map(toCartEntry));
    if (order) yield order;
  }
}
