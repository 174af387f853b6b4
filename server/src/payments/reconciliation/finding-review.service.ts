import { isObjectId } from '../../database/object-id.ts';
import { DisputeModel, type DisputeRecord } from '../../orders/records/dispute.entity.ts';
import { isCaptured, outcomeOf, type PaymentRecord } from '../../orders/records/payment.entity.ts';
import { paymentRepository } from '../../orders/records/payments.repository.ts';
import { RefundModel } from '../../orders/refunds/refund.entity.ts';
import { describeOutcome } from '../disputes/dispute-texts.ts';
import { type FindingKind, FindingModel, type FindingRecord } from '../findings/finding.entity.ts';
import type { FindingsService } from '../findings/findings.service.ts';
import type { ReconciliationRunner } from './reconciliation-run.ts';
import type { StripePaymentsCheckService } from './stripe-payments-check.service.ts';

/**
 * Checks unresolved findings again: a webhook, the shopper, an admin or a later attempt
 * may have resolved them.
 */
export class FindingReviewService {
  constructor(
    private readonly findings: FindingsService,
    private readonly paymentsCheck: StripePaymentsCheckService,
  ) {}

  async review(runner: ReconciliationRunner): Promise<void> {
    await runner.eachRecord<FindingRecord>(FindingModel, { solvedAt: null }, 'foundAt', (finding) =>
      this.reviewOne(runner, finding),
    );
  }

  private async reviewOne(runner: ReconciliationRunner, finding: FindingRecord): Promise<void> {
    const outcome = await this.outcomeOf(finding, runner);
    if (!outcome) return;
    await this.findings.resolve(finding.kind, finding.subject, outcome);
    runner.solved += 1;
  }

  /** How it was resolved, in a sentence; null where it still is not. */
  private async outcomeOf(finding: FindingRecord, runner: ReconciliationRunner): Promise<string | null> {
    const { kind, subject, paymentId, intentId } = finding;
    if (kind === 'unknown_intent') {
      await this.paymentsCheck.compareAgain(runner, intentId ?? subject);
      return null;
    }
    if (kind === 'dispute') return disputeOutcome(subject);
    if (kind === 'refund_owed' || kind === 'refund_missing') return refundOutcome(kind, subject);

    const payment = paymentId ? await paymentRepository.find({ _id: paymentId }) : null;
    if (!payment) return 'Its payment is no longer in the books.';
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
async function refundOutcome(kind: FindingKind, subject: string): Promise<string | null> {
  const isOurs = isObjectId(subject);
  const again = kind === 'refund_missing' ? { attempt: { $ne: null } } : {};
  const refused = isOurs ? await RefundModel.findOne({ _id: subject, status: 'refused' }).lean() : null;
  if (refused) return `It is owed no longer. ${refused.reason}`;
  const done = isOurs
    ? RefundModel.exists({ _id: subject, status: 'done', ...again })
    : RefundModel.exists({ stripeRefundId: subject });
  return (await done) ? 'The money went back.' : null;
}
