import type { ClientSession } from 'mongoose';
import type { AuditService } from '../../audit/audit.service.ts';
import { notFound } from '../../platform/domain-error.ts';
import { allowAffair } from '../../users/own-affairs.ts';
import type { User } from '../../users/user.entity.ts';
import { auditedOrder, type OrderRecords, readRecords } from '../order/order-records.ts';
import type { PaymentRecord } from '../records/payment.entity.ts';
import { paymentRepository } from '../records/payments.repository.ts';

/** An order that somebody changes in this transaction: changes to it take turns. @throws DomainError NOT_FOUND */
export async function readToChange(number: string, session: ClientSession): Promise<OrderRecords> {
  const read = await readRecords(number, session);
  const payment = await paymentRepository.serialize(read.payment._id, session);
  if (!payment) throw notFound('Order');
  return { ...read, payment };
}

/** Lets the shop change an order. @throws DomainError FORBIDDEN for staff whose own it is */
export function allowChange(
  payment: PaymentRecord,
  staff: User,
  audit: AuditService,
  session: ClientSession,
): Promise<void> {
  const own = { owner: payment.uid, deed: 'change', ...auditedOrder(payment) };
  return allowAffair(staff, own, audit, session);
}
