import type { ClientSession } from 'mongoose';
import { formatDollars, toCents, toDollars } from '../../../domain/money.ts';
import { endedPaymentStates, openPaymentStates } from '../../../domain/order-states.ts';
import { CartEntryModel } from '../cart-entries/cart-entry.entity.ts';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Logger } from '../platform/logging.ts';
import type { FindingsService } from './findings.service.ts';
import type { HeldEntriesService } from './held-entries.service.ts';
import type { LegacyClaimsService } from './legacy-claims.service.ts';
import { isEnded, PaymentModel, type PaymentRecord } from './payment.entity.ts';
import { refundReasons } from './refund-reasons.ts';
import type { RefundsService } from './refunds.service.ts';
import { shopMark } from './shop-mark.ts';
import type { StripeGateway } from './stripe.gateway.ts';
import type { Intent } from './stripe-objects.ts';

/** How long an unclaimed legacy payment waits for its entries, in milliseconds. */
export const CLAIM_WINDOW = 30 * 60_000;

/**
 * Brings a payment to where Stripe says it is. The webhook, the client's report and the
 * reconciliation all come here, in any order and any number of times, with the same result: each
 * change is a compare-and-set in a transaction, so only the first has an effect.
 */
export class SettlementService {
  constructor(
    private readonly db: Database,
    private readonly stripe: StripeGateway,
    private readonly refunds: RefundsService,
    private readonly claims: LegacyClaimsService,
    private readonly held: HeldEntriesService,
    private readonly findings: FindingsService,
    private readonly log: Logger,
  ) {}

  /** Settles by Stripe's own word, asked for now. */
  async settle(payment: PaymentRecord): Promise<PaymentRecord> {
    if (!payment.intentId) return payment;
    return this.settleBy(payment, await this.stripe.getIntent(payment.intentId));
  }

  /** Settles by what Stripe has just said about the payment's intent. */
  async settleBy(payment: PaymentRecord, intent: Intent): Promise<PaymentRecord> {
    await this.apply(payment, intent);
    return this.reread(payment);
  }

  /**
   * Calls an unpaid payment off and gives its stock back. The intent goes first: once Stripe can't
   * charge it any more, the stock may go. If it was charged in the meantime, it is settled instead.
   */
  async callOff(payment: PaymentRecord): Promise<PaymentRecord> {
    const intentId = payment.intentId ?? (await this.findOrRefuse(payment));
    if (intentId) await this.apply(payment, await this.stripe.cancelIntent(intentId));
    return this.reread(payment);
  }

  /** The payment's intent at Stripe: made now, or found again by its idempotency key. */
  async createIntent(payment: PaymentRecord): Promise<Intent> {
    const intent = await this.stripe.createIntent(
      payment._id.toString(),
      toCents(payment.amount),
      payment.email,
      await shopMark(),
    );
    await PaymentModel.updateOne({ _id: payment._id, intentId: { $exists: false } }, { intentId: intent.id });
    return intent;
  }

  /** Ends a payment that Stripe refused to take at all. */
  async fail(payment: PaymentRecord, message: string): Promise<void> {
    await this.close(payment, 'failed', message);
  }

  /** Without an intent id the call to Stripe may still have been made: the same key finds it again. */
  private async findOrRefuse(payment: PaymentRecord): Promise<string | undefined> {
    try {
      return (await this.createIntent(payment)).id;
    } catch (error) {
      const isRefused = error instanceof DomainError && error.code === 'PAYMENT_FAILED';
      if (!isRefused) throw error;
      await this.fail(payment, error.message);
      return undefined;
    }
  }

  private async apply(payment: PaymentRecord, intent: Intent): Promise<void> {
    switch (intent.status) {
      case 'succeeded':
        return this.succeed(payment, intent);
      case 'canceled':
        return this.close(payment, 'cancelled');
      case 'processing':
        await PaymentModel.updateOne(
          { _id: payment._id, status: 'requires_payment' },
          { status: 'processing' },
        );
        return;
      default:
        await PaymentModel.updateOne(
          { _id: payment._id, status: { $in: openPaymentStates } },
          {
            status: 'requires_payment',
            ...(intent.failureMessage && { failureMessage: intent.failureMessage }),
          },
        );
    }
  }

  /** Takes note of a charge: it pays the order that it was made for, or it is owed back. */
  private async succeed(payment: PaymentRecord, intent: Intent): Promise<void> {
    await this.db.transaction(async (session) => {
      const before = await PaymentModel.findOneAndUpdate(
        { _id: payment._id, status: { $in: [...openPaymentStates, ...endedPaymentStates] } },
        {
          $set: { status: 'succeeded', settledAt: new Date() },
          $unset: { openFor: '', failureMessage: '' },
        },
        { session, returnDocument: 'before' },
      ).lean<PaymentRecord>();
      if (!before) return;

      const isAsOrdered = intent.amountReceived === toCents(before.amount) && intent.currency === 'usd';
      if (!isAsOrdered) await this.giveOtherAmountBack(before, intent, session);
      else if (isEnded(before)) await this.giveLateChargeBack(before, intent, session);
      else if (before.kind === 'legacy') await this.waitForEntries(before, session);
      else await this.serve(before, session);
    });
    if (payment.kind === 'legacy') await this.claims.claim(payment.uid);
    await this.refunds.send(payment._id);
  }

  private async serve(payment: PaymentRecord, session: ClientSession): Promise<void> {
    const gone = await this.held.cancelRetired(payment._id, session);
    await CartEntryModel.updateMany(
      { paymentId: payment._id, status: 'pending' },
      { status: 'paid', paidAt: new Date() },
      { session },
    );
    // Entries that the shopper cancelled while the card was being charged are owed back at once, too.
    const reason =
      gone.length > 0
        ? refundReasons.noLongerSold(gone.map((entry) => entry.petname))
        : refundReasons.cancelledMeanwhile;
    const due = await this.refunds.oweDifference(payment._id, reason, session);
    if (due > 0 && gone.length > 0) await this.tell(payment, reason, session);
  }

  private async waitForEntries(payment: PaymentRecord, session: ClientSession): Promise<void> {
    const closesAt = new Date(Date.now() + CLAIM_WINDOW);
    await PaymentModel.updateOne({ _id: payment._id }, { closesAt }, { session });
  }

  private async giveOtherAmountBack(
    payment: PaymentRecord,
    intent: Intent,
    session: ClientSession,
  ): Promise<void> {
    // From here on the books say what was charged: that is what can go back.
    const amount = toDollars(intent.amountReceived);
    await PaymentModel.updateOne({ _id: payment._id }, { amount }, { session });
    await this.held.cancel(payment._id, session);

    const charged =
      intent.currency === 'usd' ? formatDollars(amount) : `${amount} ${intent.currency.toUpperCase()}`;
    const reason = refundReasons.otherAmount(payment.amount, charged);
    await this.refunds.oweDifference(payment._id, reason, session);
    await this.tell(payment, reason, session);
    const what = `Stripe captured ${charged} where ${formatDollars(payment.amount)} was ordered.`;
    await this.noteMisfit('other_amount', what, { ...payment, amount }, intent, session);
  }

  private async giveLateChargeBack(
    payment: PaymentRecord,
    intent: Intent,
    session: ClientSession,
  ): Promise<void> {
    await this.refunds.oweDifference(payment._id, refundReasons.late, session);
    await this.tell(payment, refundReasons.late, session);
    const what = `Stripe charged a payment that was ${payment.status} here.`;
    await this.noteMisfit('late_charge', what, payment, intent, session);
  }

  private async noteMisfit(
    kind: 'other_amount' | 'late_charge',
    what: string,
    payment: PaymentRecord,
    intent: Intent,
    session: ClientSession,
  ): Promise<void> {
    this.log.error({ paymentId: payment._id, intentId: intent.id, kind }, 'a charge does not fit its order');
    const { _id: paymentId, amount } = payment;
    const subject = paymentId.toString();
    await this.findings.note({ kind, subject, what, amount, paymentId, intentId: intent.id }, session);
  }

  /** Leaves a sentence for the shopper at the payment. */
  private async tell(payment: PaymentRecord, failureMessage: string, session: ClientSession): Promise<void> {
    await PaymentModel.updateOne({ _id: payment._id }, { failureMessage }, { session });
  }

  /** Ends an unpaid payment: its entries are cancelled and their stock is free again. */
  private async close(
    payment: PaymentRecord,
    to: 'failed' | 'cancelled',
    failureMessage?: string,
  ): Promise<void> {
    await this.db.transaction(async (session) => {
      const closed = await PaymentModel.updateOne(
        { _id: payment._id, status: { $in: openPaymentStates } },
        { $set: { status: to, ...(failureMessage && { failureMessage }) }, $unset: { openFor: '' } },
        { session },
      );
      if (closed.modifiedCount === 1) await this.held.cancel(payment._id, session);
    });
  }

  private async reread(payment: PaymentRecord): Promise<PaymentRecord> {
    return (await PaymentModel.findById(payment._id).lean<PaymentRecord>()) ?? payment;
  }
}
