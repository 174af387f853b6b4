import type { ClientSession } from 'mongoose';
import { formatDollars, toCents, toDollars } from '../../../domain/money.ts';
import { endedPaymentStates, openPaymentStates } from '../../../domain/order-states.ts';
import type { Database } from '../platform/database.ts';
import { databaseClock } from '../platform/database-clock.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Logger } from '../platform/logging.ts';
import { Turns } from '../platform/turns.ts';
import type { FindingsService } from './findings.service.ts';
import type { HeldEntriesService } from './held-entries.service.ts';
import type { LegacyClaimsService } from './legacy-claims.service.ts';
import { isCaptured, isEnded, PaymentModel, type PaymentRecord } from './payment.entity.ts';
import { CLAIM_MS } from './payment-windows.ts';
import { refundReasons } from './refund-reasons.ts';
import type { RefundsService } from './refunds.service.ts';
import { shopMark } from './shop-mark.ts';
import type { StripeGateway } from './stripe.gateway.ts';
import type { Intent } from './stripe-objects.ts';

/**
 * Brings a payment to where Stripe says it is. The webhook, the client's report and the
 * reconciliation all come here, in any order and any number of times, with the same result: each
 * change is a compare-and-set in a transaction, so only the first has an effect.
 */
export class SettlementService {
  private readonly turns = new Turns<PaymentRecord>();

  constructor(
    private readonly db: Database,
    private readonly stripe: StripeGateway,
    private readonly refunds: RefundsService,
    private readonly claims: LegacyClaimsService,
    private readonly held: HeldEntriesService,
    private readonly findings: FindingsService,
    private readonly log: Logger,
  ) {}

  /**
   * Settles by Stripe's own word, asked for now. The report and the webhook of one charge mostly arrive together:
   * the later one waits for the other, and finds it done.
   */
  async settle(payment: PaymentRecord): Promise<PaymentRecord> {
    if (isSettled(payment)) return this.finish(payment);
    return this.turns.take(payment._id.toHexString(), async (current = payment) => {
      if (isSettled(current)) return this.finish(current);
      if (!current.intentId) return current;
      return this.settleBy(current, await this.stripe.getIntent(current.intentId));
    });
  }

  /** Settles by what Stripe has just said about the payment's intent. */
  async settleBy(payment: PaymentRecord, intent: Intent): Promise<PaymentRecord> {
    return (await this.apply(payment, intent)) ?? this.reread(payment);
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

  /**
   * The payment's intent at Stripe: made now, or found again by its idempotency key.
   *
   * @returns with it the payment as it was after Stripe's answer
   */
  async createIntent(payment: PaymentRecord): Promise<{ intent: Intent; current: PaymentRecord }> {
    const intent = await this.stripe.createIntent(
      payment._id.toString(),
      toCents(payment.amount),
      payment.email,
      await shopMark(),
    );
    const noted = await PaymentModel.findOneAndUpdate(
      { _id: payment._id, intentId: { $exists: false } },
      { intentId: intent.id },
      { returnDocument: 'after' },
    ).lean<PaymentRecord>();
    return { intent, current: noted ?? (await this.reread({ ...payment, intentId: intent.id })) };
  }

  /** Ends a payment that Stripe refused to take at all. */
  async fail(payment: PaymentRecord, message: string): Promise<void> {
    await this.close(payment, 'failed', message);
  }

  /** Without an intent id the call to Stripe may still have been made: the same key finds it again. */
  private async findOrRefuse(payment: PaymentRecord): Promise<string | undefined> {
    try {
      return (await this.createIntent(payment)).intent.id;
    } catch (error) {
      const isRefused = error instanceof DomainError && error.code === 'PAYMENT_FAILED';
      if (!isRefused) throw error;
      await this.fail(payment, error.message);
      return undefined;
    }
  }

  /** @returns the payment as it is now, where that is known; null where it must be read again */
  private async apply(payment: PaymentRecord, intent: Intent): Promise<PaymentRecord | null> {
    switch (intent.status) {
      case 'succeeded':
        return this.succeed(payment, intent);
      case 'canceled':
        await this.close(payment, 'cancelled');
        return null;
      case 'processing':
        await PaymentModel.updateOne(
          { _id: payment._id, status: 'requires_payment' },
          { status: 'processing' },
        );
        return null;
      default:
        await PaymentModel.updateOne(
          { _id: payment._id, status: { $in: openPaymentStates } },
          {
            status: 'requires_payment',
            ...(intent.failureMessage && { failureMessage: intent.failureMessage }),
          },
        );
        return null;
    }
  }

  /** Takes note of a charge: it pays the order that it was made for, or it is owed back. */
  private async succeed(payment: PaymentRecord, intent: Intent): Promise<PaymentRecord | null> {
    const served = await this.db.transaction(async (session) => {
      const settledAt = databaseClock.now();
      const before = await PaymentModel.findOneAndUpdate(
        { _id: payment._id, status: { $in: [...openPaymentStates, ...endedPaymentStates] } },
        {
          $set: { status: 'succeeded', settledAt },
          $unset: { openFor: '', failureMessage: '' },
        },
        { session, returnDocument: 'before' },
      ).lean<PaymentRecord>();
      if (!before) return null;

      const isAsOrdered = intent.amountReceived === toCents(before.amount) && intent.currency === 'usd';
      if (!isAsOrdered) await this.giveOtherAmountBack(before, intent, session);
      else if (isEnded(before)) await this.giveLateChargeBack(before, intent, session);
      else if (before.kind === 'legacy') await this.waitForEntries(before, session);
      else if (await this.serve(before, session)) return asSettled(before, settledAt);
      return null;
    });
    if (served) return served;
    if (payment.kind === 'legacy') await this.claims.claim(payment.uid);
    await this.refunds.send(payment._id);
    return null;
  }

  /** What is left to do for a payment that was settled before: money back that was owed and perhaps not sent. */
  private async finish(payment: PaymentRecord): Promise<PaymentRecord> {
    const isOwed = payment.amountRefunded < payment.refundDue;
    if (!isOwed) return payment;
    await this.refunds.send(payment._id);
    return this.reread(payment);
  }

  /**
   * Pays the orders of a payment. The payment was written in the same transaction, so that changes to its parcel take
   * turns.
   *
   * @returns whether all of it was served, so that nothing is owed back
   */
  private async serve(payment: PaymentRecord, session: ClientSession): Promise<boolean> {
    const paid = await this.held.pay(payment._id, session);
    if (paid === payment.entriesOrdered) return true;
    // What is no longer sold, or was cancelled while the card was being charged, is owed back at once.
    const gone = await this.held.cancelWithdrawn(payment._id, session);
    const reason =
      gone.length > 0
        ? refundReasons.noLongerSold(gone.map((entry) => entry.petname))
        : refundReasons.cancelledMeanwhile;
    const due = await this.refunds.oweDifference(payment._id, reason, session);
    if (due > 0 && gone.length > 0) await this.tell(payment, reason, session);
    return due === 0 && gone.length === 0;
  }

  private async waitForEntries(payment: PaymentRecord, session: ClientSession): Promise<void> {
    const closesAt = databaseClock.in(CLAIM_MS);
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

/** Whether Stripe has nothing to say any more that would change it. An amount of the old client still waits for its cart. */
function isSettled(payment: PaymentRecord): boolean {
  return payment.kind === 'checkout' && isCaptured(payment);
}

/** A payment after its settlement, of which it was read before. */
function asSettled(before: PaymentRecord, settledAt: Date): PaymentRecord {
  const { openFor: _openFor, failureMessage: _failureMessage, ...rest } = before;
  return { ...rest, status: 'succeeded', settledAt };
}
