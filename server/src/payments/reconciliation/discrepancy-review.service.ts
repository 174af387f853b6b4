import { isObjectId } from '../../database/object-id.ts';
import type { DiscrepanciesService } from '../discrepancies/discrepancies.service.ts';
import {
  type DiscrepancyKind,
  DiscrepancyModel,
  type DiscrepancyRecord,
} from '../discrepancies/discrepancy.entity.ts';
import { DisputeModel, type DisputeRecord } from '../disputes/dispute.entity.ts';
import { describeOutcome } from '../disputes/dispute-texts.ts';
import { isCaptured, outcomeOf, type PaymentRecord } from '../records/payment.entity.ts';
import { paymentRepository } from '../records/payments.repository.ts';
import { RefundModel } from '../refunds/refund.entity.ts';
import type { ReconciliationRunner } from './reconciliation-run.ts';
import type { StripePaymentsCheckService } from './stripe-payments-check.service.ts';

/**
 * Checks unresolved discrepancies again: a webhook, the shopper, an admin or a later attempt
 * may have resolved them.
 */
export class DiscrepancyReviewService {
  constructor(
    private readonly discrepancies: DiscrepanciesService,
    private readonly paymentsCheck: StripePaymentsCheckService,
  ) {}

  async review(runner: ReconciliationRunner): Promise<void> {
    await runner.eachRecord<DiscrepancyRecord>(
      DiscrepancyModel,
      { solvedAt: null },
      'foundAt',
      (discrepancy) => this.reviewOne(runner, discrepancy),
    );
  }

  private async reviewOne(runner: ReconciliationRunner, discrepancy: DiscrepancyRecord): Promise<void> {
    const outcome = await this.outcomeOf(discrepancy, runner);
    if (!outcome) return;
    await this.discrepancies.resolve(discrepancy.kind, discrepancy.subject, outcome);
    runner.solved += 1;
  }

  /** How it was resolved, in a sentence; null where it still is not. */
  private async outcomeOf(
    discrepancy: DiscrepancyRecord,
    runner: ReconciliationRunner,
  ): Promise<string | null> {
    const { kind, subject, paymentId, intentId } = discrepancy;
    if (kind === 'unknown_intent') {
      await this.paymentsCheck.compareAgain(runner, intentId ?? subject);
      return null;
    }
    if (kind === 'dispute') return disputeOutcome(subject);
    if (kind === 'refund_owed' || kind === 'refund_missing') return refundOutcome(kind, subject);

    const payment = paymentId ? await paymentRepository.find({ _id: paymentId }) : null;
    if (!payment) return 'Its payment is not in the books any more.';
    if (kind === 'unclaimed') return payment.closesAt ? null : 'What was not claimed goes back.';
    if (kind === 'unsettled' || kind === 'expired') return this.endOf(payment, intentId);
    if (payment.status === 'refunded') return 'All of the money went back.';
    return (await this.paymentsCheck.agrees(payment)) ? 'The books and Stripe agree again.' : null;
  }

  private async endOf(payment: PaymentRecord, intentId: string | undefined): Promise<string | null> {
    const isChargeable =
      !isCaptured(payment) && intentId && (await this.paymentsCheck.isChargeable(intentId));
    return isChargeable ? null : outcomeOf(payment);
  }
}

async function disputeOutcome(stripeDisputeId: string): Promise<string | null> {
  const dispute = await DisputeModel.findOne({ stripeDisputeId }).lean<DisputeRecord>();
  return dispute && describeOutcome(dispute.status);
}

/** @param subject our refund's id, or Stripe's of one that the books did not know */
async function refundOutcome(kind: DiscrepancyKind, subject: string): Promise<string | null> {
  const isOurs = isObjectId(subject);
  const again = kind === 'refund_missing' ? { attempt: { $ne: null } } : {};
  if (isOurs && (await RefundModel.exists({ _id: subject, status: 'refused' })))
    return 'Stripe refuses it: the card’s bank has taken the money back already.';
  const done = isOurs
    ? RefundModel.exists({ _id: subject, status: 'done', ...again })
    : RefundModel.exists({ stripeRefundId: subject });
  return (await done) ? 'The money went back.' : null;
}
