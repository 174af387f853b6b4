import { formatDollars } from '../../../../domain/money/money.ts';
import { openPaymentStates } from '../../../../domain/orders/order-states.ts';
import { outcomeOf, PaymentModel, type PaymentRecord } from '../../orders/records/payment.entity.ts';
import { paymentRepository } from '../../orders/records/payments.repository.ts';
import { RefundModel, type RefundRecord } from '../../orders/refunds/refund.entity.ts';
import { paymentFinding } from '../findings/findings.service.ts';
import type { RefundsService } from '../refunds/refunds.service.ts';
import { correctFutureTimes } from '../settlement/future-times.ts';
import type { LegacyMatchingService } from '../settlement/legacy-matching.service.ts';
import type { SettlementService } from '../settlement/settlement.service.ts';
import type { WebhookEventsService } from '../webhooks/webhook-events.service.ts';
import type { ReconciliationRunner } from './reconciliation-run.ts';

/** What the shop's records show as unfinished: expired holds, owed refunds, unhandled events. */
export class StalePaymentsService {
  constructor(
    private readonly settlement: SettlementService,
    private readonly legacyMatching: LegacyMatchingService,
    private readonly refunds: RefundsService,
    private readonly events: WebhookEventsService,
  ) {}

  async finishAll(runner: ReconciliationRunner, now: Date): Promise<void> {
    await runner.attempt(() => correctFutureTimes(now));
    await runner.attempt(() => this.handleEvents(runner, now));
    await runner.attempt(() => this.cancelExpired(runner, now));
    await runner.attempt(() => this.matchPosted(runner, now));
    await runner.attempt(() => this.closeUnclaimed(runner, now));
    await runner.attempt(() => this.sendRefunds(runner));
  }

  private async handleEvents(runner: ReconciliationRunner, now: Date): Promise<void> {
    await runner.each(await this.events.unhandled(now), (event) => this.events.handle(event));
  }

  private async cancelExpired(runner: ReconciliationRunner, now: Date): Promise<void> {
    const expired = { status: { $in: openPaymentStates }, expiresAt: { $lte: now } };
    await runner.eachRecord<PaymentRecord>(PaymentModel, expired, 'expiresAt', (payment) =>
      runner.resolve(paymentFinding('expired', payment, whatWasLeft(payment)), async () =>
        outcomeOf(await this.settlement.cancel(payment)),
      ),
    );
  }

  /** Carts that were posted while the database was too busy, or down, to match them with a payment. */
  private async matchPosted(runner: ReconciliationRunner, now: Date): Promise<void> {
    const waiting = { kind: 'legacy', status: 'succeeded', closesAt: { $gt: now } };
    await runner.eachRecord<PaymentRecord>(PaymentModel, waiting, 'closesAt', ({ uid }) =>
      this.legacyMatching.matchPostedEntries(uid),
    );
  }

  private async closeUnclaimed(runner: ReconciliationRunner, now: Date): Promise<void> {
    const unclaimed = { kind: 'legacy', closesAt: { $lte: now } };
    const what = 'An amount was paid, and no order claimed it, or a part of it, in time.';
    await runner.eachRecord<PaymentRecord>(PaymentModel, unclaimed, 'closesAt', async (payment) => {
      const due = await this.legacyMatching.close(payment);
      const found = { ...paymentFinding('unclaimed', payment, what), amount: due };
      if (due > 0) await runner.resolve(found, async () => `${formatDollars(due)} goes back.`);
    });
  }

  private async sendRefunds(runner: ReconciliationRunner): Promise<void> {
    await runner.eachRecord<RefundRecord>(RefundModel, { status: 'owed' }, 'createdAt', (refund) =>
      this.sendRefund(runner, refund),
    );
  }

  private async sendRefund(runner: ReconciliationRunner, refund: RefundRecord): Promise<void> {
    const { paymentId, amount } = refund;
    const payment = await paymentRepository.find({ _id: paymentId });
    const found = {
      kind: 'refund_owed' as const,
      subject: refund._id.toString(),
      what: 'A refund was owed and not sent.',
      ...{ amount, paymentId, intentId: payment?.intentId },
    };
    await runner.resolve(found, () => this.refunds.sendOne(refund));
  }
}

function whatWasLeft({ kind }: PaymentRecord): string {
  if (kind === 'adoption_fee') return 'An adoption fee was left unpaid past its time, or its order was over.';
  return `A ${kind === 'supplement' ? 'pay link' : 'checkout'} was left unpaid past its time.`;
}
