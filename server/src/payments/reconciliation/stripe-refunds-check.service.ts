import { formatDollars, toDollars } from '../../../../domain/money/money.ts';
import type { Database } from '../../database/database.ts';
import { isObjectId } from '../../database/object-id.ts';
import type { PaymentRecord } from '../../orders/records/payment.entity.ts';
import { paymentRepository } from '../../orders/records/payments.repository.ts';
import { RefundModel, type RefundRecord } from '../../orders/refunds/refund.entity.ts';
import { refundReasons } from '../../orders/refunds/refund-reasons.ts';
import { refundRepository } from '../../orders/refunds/refunds.repository.ts';
import { paymentFinding } from '../findings/findings.service.ts';
import type { RefundsService } from '../refunds/refunds.service.ts';
import type { ReservedEntriesService } from '../settlement/reserved-entries.service.ts';
import type { StripeGateway } from '../stripe/stripe.gateway.ts';
import type { StripeRefund } from '../stripe/stripe-types.ts';
import type { ReconciliationRunner } from './reconciliation-run.ts';

/** Compares the shop's refunds with Stripe's, in both directions. */
export class StripeRefundsCheckService {
  constructor(
    private readonly db: Database,
    private readonly stripe: StripeGateway,
    private readonly refunds: RefundsService,
    private readonly reservedEntries: ReservedEntriesService,
  ) {}

  /** Compares all that Stripe and the shop have made since a time. */
  async compare(runner: ReconciliationRunner, since: Date): Promise<void> {
    const made = new Set<string>();
    await runner.eachPage(this.stripe.refundsSince(since), async (page) => {
      for (const refund of page) if (!refund.hasFailed) made.add(refund.id);
      await this.comparePage(runner, page);
    });
    if (!runner.hasGaps) await runner.attempt(() => this.findMissing(runner, since, made));
  }

  private async comparePage(runner: ReconciliationRunner, page: readonly StripeRefund[]): Promise<void> {
    const known = await RefundModel.find({ stripeRefundId: { $in: page.map((refund) => refund.id) } })
      .distinct('stripeRefundId')
      .exec();
    const unknown = page.filter((refund) => !refund.hasFailed && !known.includes(refund.id));
    await runner.each(unknown, (refund) => this.recordRefund(runner, refund));
  }

  /** A refund that Stripe made and the books do not show as made. */
  private async recordRefund(runner: ReconciliationRunner, made: StripeRefund): Promise<void> {
    const ours = isObjectId(made.refundId)
      ? await RefundModel.findById(made.refundId).lean<RefundRecord>()
      : null;
    // Made, and not noted before the process died; or noted since the list was read.
    if (ours && ours.status !== 'done') return this.refunds.recordSent(ours, made.id);
    if (ours && ours.stripeRefundId === made.id) return;

    const payment = made.intentId ? await paymentRepository.find({ intentId: made.intentId }) : null;
    if (payment) await this.recordManualRefund(runner, payment, made);
  }

  private async recordManualRefund(
    runner: ReconciliationRunner,
    payment: PaymentRecord,
    made: StripeRefund,
  ): Promise<void> {
    const amount = toDollars(made.amount);
    const what = `Stripe gave back ${formatDollars(amount)} that the books do not know of.`;
    const found = { ...paymentFinding('refund_missing', payment, what), subject: made.id, amount };
    await runner.resolve(found, async () =>
      (await this.insertRefund(payment, made)) === 0
        ? 'It was noted; the orders stay as they are.'
        : 'It was noted; the orders that it had paid are canceled.',
    );
  }

  /** @returns how many orders were cancelled: all that can be, where all of the money is back */
  private insertRefund(
    { _id }: PaymentRecord,
    { id: stripeRefundId, amount }: StripeRefund,
  ): Promise<number> {
    const refund = { amount: toDollars(amount), reason: refundReasons.givenByHand, stripeRefundId };
    return this.db.transaction(async (session) => {
      const isAllBack = await this.refunds.recordExternal(_id, refund, session);
      return isAllBack ? this.reservedEntries.cancelPaid(_id, session) : 0;
    });
  }

  /** Refunds that the books show as made and Stripe does not know: owed again. */
  private async findMissing(
    runner: ReconciliationRunner,
    since: Date,
    made: ReadonlySet<string>,
  ): Promise<void> {
    const done = { status: 'done', createdAt: { $gte: since } };
    await runner.eachRecord<RefundRecord>(RefundModel, done, 'createdAt', async (refund) => {
      if (!made.has(refund.stripeRefundId ?? '')) await this.repeatMissing(runner, refund);
    });
  }

  private async repeatMissing(runner: ReconciliationRunner, refund: RefundRecord): Promise<void> {
    const atStripe = refund.stripeRefundId && (await this.stripe.findRefund(refund.stripeRefundId));
    if (atStripe && !atStripe.hasFailed) return;

    const found = {
      kind: 'refund_missing' as const,
      subject: refund._id.toString(),
      what: atStripe
        ? 'Stripe could not bring a refund to the card.'
        : 'A refund is noted as made, and Stripe does not have it.',
      amount: refund.amount,
      paymentId: refund.paymentId,
    };
    // A card that takes no refund needs another way to the shopper, which people must find.
    await runner.resolve(found, async () => (atStripe ? null : this.oweAgain(refund)));
  }

  private async oweAgain(refund: RefundRecord): Promise<string | null> {
    const { _id, stripeRefundId, attempt = 0 } = refund;
    const also = { attempt: attempt + 1, stripeRefundId: undefined };
    const moved = await refundRepository.tryMove({ _id, stripeRefundId }, 'owed', also, null);
    if (!moved) return null;
    return this.refunds.sendOne(moved.after);
  }
}
