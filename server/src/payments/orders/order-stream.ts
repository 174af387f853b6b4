import { STREAM_BATCH_SIZE, streamRecords } from '../../database/stream-records.ts';
import { PaymentModel } from '../records/payment.entity.ts';
import type { Order } from './order.entity.ts';
import { fromRecord, joined, matchPayments, type OrderRecord } from './order-list.ts';
import type { OrderWhere } from './order-where.ts';

/** The order of the list, and the index that has it. */
const newestFirst = { paymentdate: -1, _id: -1 } as const;

/** All orders that are asked for, newest first, one after another: as many as there are, and no faster than they are read. */
export async function* streamOrders(where: OrderWhere): AsyncGenerator<Order> {
  const query = PaymentModel.aggregate<OrderRecord>(
    [{ $match: matchPayments({ where }) }, { $sort: newestFirst }, ...joined({ where })],
    { hint: newestFirst, batchSize: STREAM_BATCH_SIZE },
  );
  for await (const record of streamRecords<OrderRecord>(query)) yield fromRecord(record);
}
