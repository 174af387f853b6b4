import type { ClientSession } from 'mongoose';
import { addCents } from '../../../../domain/money/money.ts';
import type { Amender } from '../../../../domain/orders/amendments.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { aboutEntries } from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { cartEntryRepository } from '../cart-entries/cart-entries.repository.ts';
import { CartEntryModel } from '../cart-entries/cart-entry.entity.ts';
import type { OrderRecords } from '../order/order-records.ts';
import { waitingOf } from '../records/order-holds.ts';
import { refreshOrder } from '../records/order-record.ts';
import type { PaymentRecord, StoredAmendment } from '../records/payment.entity.ts';
import { paymentRepository } from '../records/payments.repository.ts';
import { oweDifference } from '../refunds/refund-debts.ts';
import { refundReasons } from '../refunds/refund-reasons.ts';
import { type AmendmentPlan, refundedAfter } from './amendment-plan.ts';

/** Changes an order as planned, owes what it costs less, and mails its shopper. */
export async function writeAmendment(
  order: OrderRecords,
  plan: AmendmentPlan,
  by: Amender,
  outbox: MailOutbox,
  session: ClientSession,
): Promise<void> {
  const { payment } = order;
  const at = databaseClock.now();
  await writeEntries(order, plan, at, session);
  await writePayment(payment, plan, { at, by: by === 'shopper' ? 'shopper' : 'shop' }, session);
  await refreshOrder(payment._id, session);
  if (plan.toCard > 0) await oweDifference(payment._id, refundReasons.changedDelivery, session);
  await outbox.add(aboutEntries('ORDER_CHANGED', waitingOf(order.entries), at), session);
}

async function writeEntries(
  { payment, entries }: OrderRecords,
  { after, cheaper }: AmendmentPlan,
  amendedAt: Date,
  session: ClientSession,
): Promise<void> {
  const { location, phone, delivery: deliveryMethod } = after;
  const those = { _id: { $in: waitingOf(entries).map(({ _id }) => _id) }, paymentId: payment._id };
  const set = { location, phone, deliveryMethod, amendedAt };
  await CartEntryModel.updateMany(those, { $set: set }, { session });
  for (const { entry, amount } of cheaper.lines)
    await cartEntryRepository.recordRefunded(entry._id, refundedAfter(entry, amount), session);
}

async function writePayment(
  payment: PaymentRecord,
  { fields, before, after, promise, cheaper }: AmendmentPlan,
  done: Pick<StoredAmendment, 'at' | 'by'>,
  session: ClientSession,
): Promise<void> {
  const isElsewhere = after.delivery !== before.delivery;
  const linesCents = addCents(cheaper.lines.map(({ amount }) => amount));
  const amendment: StoredAmendment = {
    ...{ ...done, fields: [...fields] },
    ...(isElsewhere && { from: before.delivery, to: after.delivery }),
    ...(linesCents > 0 && { linesCents }),
  };
  const deliveryRefundedCents = (payment.deliveryRefundedCents ?? 0) + cheaper.delivery;
  const set = {
    phone: after.phone,
    amendments: [...(payment.amendments ?? []), amendment],
    ...(promise && { deliveryMethod: after.delivery, promise }),
    ...(cheaper.delivery > 0 && { deliveryRefundedCents }),
  };
  await paymentRepository.update(payment._id, set, session);
}
