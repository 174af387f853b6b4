import type { Order, PageRequest } from '../../database/lists/connection.ts';
import { type LazyConnection, paginate } from '../../database/lists/paginate.ts';
import { isObjectId } from '../../database/object-id.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { type Refund, RefundModel, type RefundRecord, toRefund } from './refund.entity.ts';

const newestFirst: Order = { field: 'createdAt', direction: -1 };

/** What went back to one account, or is about to, newest first. */
export function refundsOfAccount(uid: string, page: PageRequest): LazyConnection<Refund> {
  return paginate({ model: RefundModel, order: newestFirst, toNode: toRefund }, { uid: textOf(uid) }, page);
}

/** The refunds of each payment and of what was paid on top of its order, first ones first. */
export async function refundsOfPayments(paymentIds: readonly string[]): Promise<Refund[][]> {
  const those = { $in: paymentIds.filter(isObjectId) };
  const records = await RefundModel.find({ $or: [{ paymentId: those }, { supplementTo: those }] }).lean<
    RefundRecord[]
  >();
  // Few, so that no index has to have them in order.
  const refunds = records.map(toRefund).toSorted((a, b) => (a._id < b._id ? -1 : 1));
  const byPayment = Map.groupBy(refunds, ({ paymentId, supplementTo }) => String(supplementTo ?? paymentId));
  return paymentIds.map((id) => byPayment.get(id) ?? []);
}
