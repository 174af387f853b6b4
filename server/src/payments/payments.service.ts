import type DataLoader from 'dataloader';
import type { Order, PageRequest } from '../platform/connection.ts';
import { type LazyConnection, listPage } from '../platform/listing.ts';
import { isObjectId } from '../platform/object-id.ts';
import { type Payment, PaymentModel, type PaymentRecord, toPayment } from './payment.entity.ts';

const newestFirst: Order = { field: 'paymentdate', direction: -1 };

/** What a request has for resolvers of what names payments. */
export interface PaymentLoading {
  /** Payments by id, looked up together; null where there is none. */
  readonly paymentLoader: DataLoader<string, Payment | null>;
}

/** The record of all payments. */
export class PaymentsService {
  list(page: PageRequest): LazyConnection<Payment> {
    return listPage({ model: PaymentModel, order: newestFirst, toNode: toPayment }, {}, page);
  }

  /** Payments by id, in the order of the ids; null where there is none. */
  async findMany(ids: readonly string[]): Promise<(Payment | null)[]> {
    const known = ids.filter(isObjectId);
    const records = await PaymentModel.find({ _id: { $in: known } }).lean<PaymentRecord[]>();
    const byId = new Map(records.map((record) => [record._id.toHexString(), toPayment(record)]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}
