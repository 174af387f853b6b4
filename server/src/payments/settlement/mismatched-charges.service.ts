import type { ClientSession } from 'mongoose';
import { formatDollars, toDollars } from '../../../../domain/money/money.ts';
import { stateLabel } from '../../../../domain/orders/order-labels.ts';
import { refreshOrder } from '../../orders/records/order-record.ts';
import type { PaymentRecord } from '../../orders/records/payment.entity.ts';
import { paymentRepository } from '../../orders/records/payments.repository.ts';
import { oweDifference } from '../../orders/refunds/refund-debts.ts';
import { refundReasons } from '../../orders/refunds/refund-reasons.ts';
import type { Logger } from '../../platform/logging.ts';
import { type FindingsService, paymentFinding } from '../findings/findings.service.ts';
import type { Intent } from '../stripe/stripe-types.ts';
import type { ReservedEntriesService } from './reserved-entries.service.ts';

/** Charges that do not fit their order: all of the money is owed as a refund, and people hear of it. */
export class MismatchedChargesService {
  constructor(
    private readonly reservedEntries: ReservedEntriesService,
    private readonly findings: FindingsService,
    private readonly log: Logger,
  ) {}

  async refundOtherAmount(payment: PaymentRecord, intent: Intent, session: ClientSession): Promise<void> {
    // From here on the books say what was charged: that is what can go back.
    const amount = toDollars(intent.amountReceived);
    await paymentRepository.update(payment._id, { amount }, session);
    await this.reservedEntries.cancel(payment._id, session);
    await refreshOrder(payment._id, session);

    const charged =
      intent.currency === 'usd' ? formatDollars(amount) : `${amount} ${intent.currency.toUpperCase()}`;
    await this.owe(payment, refundReasons.otherAmount(payment.amount, charged), session);
    const what = `Stripe captured ${charged} where ${formatDollars(payment.amount)} was ordered.`;
    await this.report('other_amount', { ...payment, amount }, intent, what, session);
  }

  async refundLateCharge(payment: PaymentRecord, intent: Intent, session: ClientSession): Promise<void> {
    await refreshOrder(payment._id, session);
    await this.owe(payment, refundReasons.late, session);
    const what = `Stripe charged a payment that was ${stateLabel(payment.status)} here.`;
    await this.report('late_charge', payment, intent, what, session);
  }

  /** Owes a refund, with its reason as a sentence for the shopper. */
  private async owe({ _id }: PaymentRecord, reason: string, session: ClientSession): Promise<void> {
    await oweDifference(_id, reason, session);
    await paymentRepository.update(_id, { failureMessage: reason }, session);
  }

  private async report(
    kind: 'other_amount' | 'late_charge',
    payment: PaymentRecord,
    { id: intentId }: Intent,
    what: string,
    session: ClientSession,
  ): Promise<void> {
    this.log.error({ paymentId: payment._id, intentId, kind }, 'a charge does not fit its order');
    await this.findings.report({ ...paymentFinding(kind, payment, what), intentId }, session);
  }
}
