import { formatDollars } from '../../../domain/money.ts';
import { openPaymentStates } from '../../../domain/order-states.ts';
import { batchesOf } from '../platform/batches.ts';
import { pullBackFutureTimes } from './future-times.ts';
import type { Investigation } from './investigation.ts';
import type { LegacyClaimsService } from './legacy-claims.service.ts';
import { isCaptured, isOpen, PaymentModel, type PaymentRecord } from './payment.entity.ts';
import { RefundModel, type RefundRecord } from './refund.entity.ts';
import type { RefundsService } from './refunds.service.ts';
import type { SettlementService } from './settlement.service.ts';
import type { WebhookEventsService } from './webhook-events.service.ts';

/** What the shop's own books show as not finished: holds past their time, money that is owed, events left lying. */
export class OpenEndsService {
  constructor(
    private readonly settlement: SettlementService,
    private readonly claims: LegacyClaimsService,
    private readonly refunds: RefundsService,
    private readonly events: WebhookEventsService,
  ) {}

  async close(round: Investigation, now: Date): Promise<void> {
    await round.attempt(() => pullBackFutureTimes(now));
    await round.attempt(() => this.handleEvents(round, now));
    await round.attempt(() => this.callOffExpired(round, now));
    await round.attempt(() => this.claimPosted(round, now));
    await round.attempt(() => this.closeUnclaimed(round, now));
    await round.attempt(() => this.sendRefunds(round));
  }

  private async handleEvents(round: Investigation, now: Date): Promise<void> {
    await round.each(await this.events.unhandled(now), (event) => this.events.handle(event));
  }

  private async callOffExpired(round: Investigation, now: Date): Promise<void> {
    const expired = { status: { $in: openPaymentStates }, expiresAt: { $lte: now } };
    for await (const batch of batchesOf<PaymentRecord>(PaymentModel, expired, 'expiresAt')) {
      await round.each(batch, (payment) =>
        round.putRight(
          aboutPayment('expired', payment, 'A checkout was left unpaid past its time.'),
          async () => outcomeOf(await this.settlement.callOff(payment)),
        ),
      );
    }
  }

  /** Carts that were posted while the database was too busy, or gone, to pay them from money that is there. */
  private async claimPosted(round: Investigation, now: Date): Promise<void> {
    const waiting = { kind: 'legacy', status: 'succeeded', closesAt: { $gt: now } };
    for await (const batch of batchesOf<PaymentRecord>(PaymentModel, waiting, 'closesAt')) {
      await round.each(batch, ({ uid }) => this.claims.claim(uid));
    }
  }

  private async closeUnclaimed(round: Investigation, now: Date): Promise<void> {
    const unclaimed = { kind: 'legacy', closesAt: { $lte: now } };
    for await (const batch of batchesOf<PaymentRecord>(PaymentModel, unclaimed, 'closesAt')) {
      await round.each(batch, async (payment) => {
        const due = await this.claims.close(payment);
        if (due === 0) return;
        const what = 'An amount was paid, and no order claimed it, or a part of it, in time.';
        await round.putRight({ ...aboutPayment('unclaimed', payment, what), amount: due }, () =>
          Promise.resolve(`${formatDollars(due)} go back.`),
        );
      });
    }
  }

  private async sendRefunds(round: Investigation): Promise<void> {
    for await (const batch of batchesOf<RefundRecord>(RefundModel, { status: 'owed' }, 'createdAt')) {
      await round.each(batch, (refund) => this.sendRefund(round, refund));
    }
  }

  private async sendRefund(round: Investigation, refund: RefundRecord): Promise<void> {
    const payment = await PaymentModel.findById(refund.paymentId).lean<PaymentRecord>();
    const found = {
      kind: 'refund_owed' as const,
      subject: refund._id.toString(),
      what: 'A refund was owed and not sent.',
      amount: refund.amount,
      paymentId: refund.paymentId,
      intentId: payment?.intentId,
    };
    await round.putRight(found, async () => {
      await this.refunds.sendOne(refund);
      return `Gave back ${formatDollars(refund.amount)}.`;
    });
  }
}

export function aboutPayment(
  kind: 'expired' | 'unclaimed' | 'unsettled',
  payment: PaymentRecord,
  what: string,
) {
  return {
    kind,
    subject: payment._id.toString(),
    what,
    amount: payment.amount,
    paymentId: payment._id,
    intentId: payment.intentId,
  };
}

/** How a payment that was settled or called off ended; null while it has not. */
export function outcomeOf(payment: PaymentRecord): string | null {
  if (isCaptured(payment)) {
    return payment.refundDue > 0
      ? `It was paid; ${formatDollars(payment.refundDue)} of it go back.`
      : 'It was paid; its orders are paid now.';
  }
  return isOpen(payment) ? null : 'It was called off; its stock is free again.';
}
