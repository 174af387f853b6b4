import { formatDollars } from '../../../../domain/money/money.ts';
import { openPaymentStates } from '../../../../domain/orders/order-states.ts';
import { aboutPayment } from '../discrepancies/discrepancies.service.ts';
import { outcomeOf, PaymentModel, type PaymentRecord } from '../records/payment.entity.ts';
import { paymentRepository } from '../records/payments.repository.ts';
import { RefundModel, type RefundRecord } from '../refunds/refund.entity.ts';
import type { RefundsService } from '../refunds/refunds.service.ts';
import { pullBackFutureTimes } from '../settlement/future-times.ts';
import type { LegacyMatchingService } from '../settlement/legacy-matching.service.ts';
import type { SettlementService } from '../settlement/settlement.service.ts';
import type { WebhookEventsService } from '../webhooks/webhook-events.service.ts';
import type { ReconciliationRound } from './reconciliation-run.ts';

/** What the shop's own books show as not finished: holds past their time, money that is owed, events left lying. */
export class StalePaymentsService {
  constructor(
    private readonly settlement: SettlementService,
    private readonly matching: LegacyMatchingService,
    private readonly refunds: RefundsService,
    private readonly events: WebhookEventsService,
  ) {}

  async finishAll(round: ReconciliationRound, now: Date): Promise<void> {
    await round.attempt(() => pullBackFutureTimes(now));
    await round.attempt(() => this.handleEvents(round, now));
    await round.attempt(() => this.callOffExpired(round, now));
    await round.attempt(() => this.matchPosted(round, now));
    await round.attempt(() => this.closeUnclaimed(round, now));
    await round.attempt(() => this.sendRefunds(round));
  }

  private async handleEvents(round: ReconciliationRound, now: Date): Promise<void> {
    await round.each(await this.events.unhandled(now), (event) => this.events.handle(event));
  }

  private async callOffExpired(round: ReconciliationRound, now: Date): Promise<void> {
    const expired = { status: { $in: openPaymentStates }, expiresAt: { $lte: now } };
    const what = 'A checkout was left unpaid past its time.';
    await round.eachRecord<PaymentRecord>(PaymentModel, expired, 'expiresAt', (payment) =>
      round.resolve(aboutPayment('expired', payment, what), async () =>
        outcomeOf(await this.settlement.callOff(payment)),
      ),
    );
  }

  /** Carts that were posted while the database was too busy, or gone, to pay them from money that is there. */
  private async matchPosted(round: ReconciliationRound, now: Date): Promise<void> {
    const waiting = { kind: 'legacy', status: 'succeeded', closesAt: { $gt: now } };
    await round.eachRecord<PaymentRecord>(PaymentModel, waiting, 'closesAt', ({ uid }) =>
      this.matching.matchPostedEntries(uid),
    );
  }

  private async closeUnclaimed(round: ReconciliationRound, now: Date): Promise<void> {
    const unclaimed = { kind: 'legacy', closesAt: { $lte: now } };
    const what = 'An amount was paid, and no order claimed it, or a part of it, in time.';
    await round.eachRecord<PaymentRecord>(PaymentModel, unclaimed, 'closesAt', async (payment) => {
      const due = await this.matching.close(payment);
      const found = { ...aboutPayment('unclaimed', payment, what), amount: due };
      if (due > 0) await round.resolve(found, async () => `${formatDollars(due)} go back.`);
    });
  }

  private async sendRefunds(round: ReconciliationRound): Promise<void> {
    await round.eachRecord<RefundRecord>(RefundModel, { status: 'owed' }, 'createdAt', (refund) =>
      this.sendRefund(round, refund),
    );
  }

  private async sendRefund(round: ReconciliationRound, refund: RefundRecord): Promise<void> {
    const { paymentId, amount } = refund;
    const payment = await paymentRepository.find({ _id: paymentId });
    const found = {
      kind: 'refund_owed' as const,
      subject: refund._id.toString(),
      what: 'A refund was owed and not sent.',
      ...{ amount, paymentId, intentId: payment?.intentId },
    };
    await round.resolve(found, async () => {
      await this.refunds.sendOne(refund);
      return `Gave back ${formatDollars(amount)}.`;
    });
  }
}
