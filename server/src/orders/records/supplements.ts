import type { ClientSession, Types } from 'mongoose';
import { addCents, cents } from '../../../../domain/money/money.ts';
import { isObjectId } from '../../database/object-id.ts';
import { refreshOrder } from './order-record.ts';
import { isOpen, PaymentModel, type PaymentRecord } from './payment.entity.ts';
import { keptAmount, paymentRepository } from './payments.repository.ts';

/*
 * What is paid on top of orders because a change of them costs more: payments of their own, with charges and refunds of
 * their own, so that those of the order stay as they are (docs/decisions/0036-pay-links.md).
 */

/** What stands at an open pay link in place of an account (`openFor`), so that an order has one at most. */
export function openLinkOf(orderId: Types.ObjectId | string): string {
  return `order ${orderId}`;
}

/** The pay links of orders, paid or not, by the ids of their payments, the first one first. */
export async function supplementsOf(paymentIds: readonly string[]): Promise<PaymentRecord[][]> {
  const found = await PaymentModel.find({ supplementTo: { $in: paymentIds.filter(isObjectId) } })
    .sort({ supplementTo: 1, _id: 1 })
    .lean<PaymentRecord[]>();
  const byOrder = Map.groupBy(found, ({ supplementTo }) => String(supplementTo));
  return paymentIds.map((id) => byOrder.get(id) ?? []);
}

/** The one that waits to be paid; null where none does. */
export function openLink(supplements: readonly PaymentRecord[]): PaymentRecord | null {
  return supplements.find((link) => isOpen(link) && !link.withdrawnAt) ?? null;
}

/** Brings what an order keeps of its open pay link up to date, in the transaction that opens or ends one: it is held so long. */
export async function refreshAwaited(orderId: Types.ObjectId, session: ClientSession): Promise<void> {
  const open = await PaymentModel.exists({ openFor: openLinkOf(orderId) }).session(session);
  await paymentRepository.update(orderId, { awaitsShopper: open !== null }, session);
  await refreshOrder(orderId, session);
}

/** What was paid on top of an order and counts. */
export function countedOnTop(orderId: Types.ObjectId, session: ClientSession): Promise<PaymentRecord[]> {
  return PaymentModel.find({ supplementTo: orderId, isOnTop: true })
    .session(session)
    .lean<PaymentRecord[]>()
    .exec();
}

/** Brings what an order keeps of what was paid on top of it up to date, in the transaction that changes that. */
export async function refreshOnTop(orderId: Types.ObjectId, session: ClientSession): Promise<void> {
  const counted = await countedOnTop(orderId, session);
  const onTopCents = addCents(counted.map((payment) => cents(Math.max(0, keptAmount(payment)))));
  await paymentRepository.update(orderId, { onTopCents }, session);
}
