import { isObjectId } from '../../database/object-id.ts';
import type { FindingsService } from '../discrepancies/discrepancies.service.ts';
import {
  type MoneyFindingKind,
  MoneyFindingModel,
  type MoneyFindingRecord,
} from '../discrepancies/discrepancy.entity.ts';
import { DisputeModel, type DisputeRecord } from '../disputes/dispute.entity.ts';
import { endOfDispute } from '../disputes/dispute-texts.ts';
import { isCaptured, outcomeOf, type PaymentRecord } from '../records/payment.entity.ts';
import { paymentRepository } from '../records/payments.repository.ts';
import { RefundModel } from '../refunds/refund.entity.ts';
import type { ReconciliationRound } from './reconciliation-run.ts';
import type { LedgerComparisonService } from './stripe-payments-check.service.ts';

/**
 * Looks again at what was found and is not resolved: a webhook, the shopper, an admin or a later try
 * may have done it since.
 */
export class FindingsReviewService {
  constructor(
    private readonly findings: FindingsService,
    private readonly ledger: LedgerComparisonService,
  ) {}

  async review(round: ReconciliationRound): Promise<void> {
    await round.eachRecord<MoneyFindingRecord>(MoneyFindingModel, { solvedAt: null }, 'foundAt', (finding) =>
      this.reviewOne(round, finding),
    );
  }

  private async reviewOne(round: ReconciliationRound, finding: MoneyFindingRecord): Promise<void> {
    const outcome = await this.outcomeOf(finding, round);
    if (!outcome) return;
    await this.findings.solve(finding.kind, finding.subject, outcome);
    round.solved += 1;
  }

  /** How it was resolved, in a sentence; null where it still is not. */
  private async outcomeOf(finding: MoneyFindingRecord, round: ReconciliationRound): Promise<string | null> {
    const { kind, subject, paymentId, intentId } = finding;
    if (kind === 'unknown_intent') {
      await this.ledger.compareAgain(round, intentId ?? subject);
      return null;
    }
    if (kind === 'dispute') return disputeOutcome(subject);
    if (kind === 'refund_owed' || kind === 'refund_missing') return refundOutcome(kind, subject);

    const payment = paymentId ? await paymentRepository.find({ _id: paymentId }) : null;
    if (!payment) return 'Its payment is not in the books any more.';
    if (kind === 'unclaimed') return payment.closesAt ? null : 'What was not claimed goes back.';
    if (kind === 'unsettled' || kind === 'expired') return this.endOf(payment, intentId);
    if (payment.status === 'refunded') return 'All of the money went back.';
    return (await this.ledger.agrees(payment)) ? 'The books and Stripe agree again.' : null;
  }

  private async endOf(payment: PaymentRecord, intentId: string | undefined): Promise<string | null> {
    const isChargeable = !isCaptured(payment) && intentId && (await this.ledger.isChargeable(intentId));
    return isChargeable ? null : outcomeOf(payment);
  }
}

async function disputeOutcome(stripeDisputeId: string): Promise<string | null> {
  const dispute = await DisputeModel.findOne({ stripeDisputeId }).lean<DisputeRecord>();
  return dispute && endOfDispute(dispute.status);
}

/** @param subject our refund's id, or Stripe's of one that the books did not know */
async function refundOutcome(kind: MoneyFindingKind, subject: string): Promise<string | null> {
  const isOurs = isObjectId(subject);
  const again = kind === 'refund_missing' ? { attempt: { $ne: null } } : {};
  if (isOurs && (await RefundModel.exists({ _id: subject, status: 'refused' })))
    return 'Stripe refuses it: the card’s bank has taken the money back already.';
  const done = isOurs
    ? RefundModel.exists({ _id: subject, status: 'done', ...again })
    : RefundModel.exists({ stripeRefundId: subject });
  return (await done) ? 'The money went back.' : null;
}
