import type { ClientSession } from 'mongoose';
import { toCents } from '../../../../domain/money/money.ts';
import { invalidTransition } from '../../database/state-repository.ts';
import { checkAskable, planAmendment } from '../../orders/amendments/amendment-plan.ts';
import { writeAmendment } from '../../orders/amendments/write-amendment.ts';
import { readRecords } from '../../orders/order/order-records.ts';
import type { PaymentRecord } from '../../orders/records/payment.entity.ts';
import { paymentRepository } from '../../orders/records/payments.repository.ts';
import { refreshOnTop } from '../../orders/records/supplements.ts';
import { oweDifference } from '../../orders/refunds/refund-debts.ts';
import { refundReasons } from '../../orders/refunds/refund-reasons.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { DomainError, notFound } from '../../platform/domain-error.ts';
import type { SettingsSource } from '../../shop-settings/current-shop-settings.ts';

/** What was paid on top of an order changes it, or goes back at once. */
export class PaidSupplementsService {
  constructor(
    private readonly settings: SettingsSource,
    private readonly outbox: MailOutbox,
  ) {}

  /** Does what was asked for, in the transaction that records the charge; where it is too late, all of it is owed. */
  async apply(paid: PaymentRecord, session: ClientSession): Promise<void> {
    try {
      await this.change(paid, session);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const reason = refundReasons.changedMeanwhile;
      await oweDifference(paid._id, reason, session);
      await paymentRepository.update(paid._id, { failureMessage: reason }, session);
    }
  }

  /** @throws DomainError before anything is written where it can not be done, or costs something else by now */
  private async change(
    { _id, supplementTo, supplementNumber = '', wish, amount, withdrawnAt }: PaymentRecord,
    session: ClientSession,
  ): Promise<void> {
    const payment = supplementTo && (await paymentRepository.serialize(supplementTo, session));
    if (!payment || !wish) throw notFound('Order');
    if (withdrawnAt) throw invalidTransition('It is not asked for any more');
    const order = { ...(await readRecords(supplementNumber, session)), payment };
    const plan = planAmendment(order, wish, 'staff', await this.settings.get(session));
    checkAskable(plan, plan.fingerprint);
    if (plan.toPay !== toCents(amount)) throw new DomainError('CONFLICT', 'It costs something else by now');
    await writeAmendment(order, plan, 'staff', this.outbox, session);
    await paymentRepository.update(_id, { isOnTop: true }, session);
    await refreshOnTop(payment._id, session);
  }
}
