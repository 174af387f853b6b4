import type { ClientSession } from 'mongoose';
import { toCents } from '../../../../domain/money/money.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { PetOrderModel, type PetOrderRecord } from '../../orders/pet-orders/pet-order.entity.ts';
import type { PaymentRecord } from '../../orders/records/payment.entity.ts';
import { paymentRepository } from '../../orders/records/payments.repository.ts';
import { oweDifference } from '../../orders/refunds/refund-debts.ts';
import { refundReasons } from '../../orders/refunds/refund-reasons.ts';
import { feePaid } from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';

/** An adoption fee that was paid reserves its animal, or goes back at once. */
export class PaidFeesService {
  constructor(private readonly outbox: Pick<MailOutbox, 'add'>) {}

  /** In the transaction that records the charge; where the order is over meanwhile, or paid, all of it is owed. */
  async apply(paid: PaymentRecord, session: ClientSession): Promise<void> {
    const order = await reserve(paid, session);
    if (order) {
      await paymentRepository.update(paid._id, { isFeeKept: true }, session);
      await this.outbox.add([feePaid(order, paid._id)], session);
      return;
    }
    const reason = refundReasons.fee.late;
    await oweDifference(paid._id, reason, session);
    await paymentRepository.update(paid._id, { failureMessage: reason }, session);
  }
}

/**
 * Notes at an order that its fee is paid. It writes to the order, so that whoever ends it, or hands the animal over, takes
 * turns with this. What is paid is kept without an end: nobody is reminded, and no next in line gets it.
 *
 * @returns null where the order does not wait for this fee
 */
async function reserve(
  { petOrderId, amount, withdrawnAt }: PaymentRecord,
  session: ClientSession,
): Promise<PetOrderRecord | null> {
  if (withdrawnAt) return null;
  const waiting = {
    'fee.cents': toCents(amount),
    'fee.paidAt': { $exists: false },
    'fee.isPaidAtShop': false,
    'fee.waivedAt': { $exists: false },
  };
  return PetOrderModel.findOneAndUpdate(
    { _id: petOrderId, status: 'approved', ...waiting },
    {
      $set: { 'fee.paidAt': databaseClock.now() },
      $unset: { 'application.heldUntil': '', 'application.wakeAt': '' },
    },
    { session, returnDocument: 'after' },
  ).lean<PetOrderRecord>();
}
