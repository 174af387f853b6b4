import type { Types } from 'mongoose';
import {
  type Connection,
  type Order,
  type PageRequest,
  pageQuery,
  toConnection,
} from '../platform/connection.ts';
import { type Payment, PaymentModel, type PaymentRecord, toPayment } from './payment.entity.ts';

const newestFirst: Order = { field: 'paymentdate', direction: -1 };

/** The record of all payments. */
export class PaymentsService {
  async list(page: PageRequest): Promise<Connection<Payment>> {
    const query = pageQuery(newestFirst, page);
    const records = await PaymentModel.find(query.filter)
      .sort(query.sort)
      .limit(query.limit)
      .lean<PaymentRecord[]>();
    return toConnection(records, page, newestFirst, toPayment, () => PaymentModel.countDocuments().exec());
  }

  async find(id: Types.ObjectId | undefined): Promise<Payment | null> {
    const record = id && (await PaymentModel.findById(id).lean<PaymentRecord>());
    return record ? toPayment(record) : null;
  }
}
