import type { ClientSession, Types } from 'mongoose';
import { HOUR_MS } from '../../../../domain/durations.ts';
import { addCents, cents, formatDollars, toCents } from '../../../../domain/money/money.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import type { RefundSender } from '../../orders/ports.ts';
import type { PaymentRecord } from '../../orders/records/payment.entity.ts';
import { paymentRepository } from '../../orders/records/payments.repository.ts';
import { RefundModel, type RefundRecord } from '../../orders/refunds/refund.entity.ts';
import { oweWhatIsLeft, recordExternal, recordSent } from '../../orders/refunds/refund-debts.ts';
import { refundRepository } from '../../orders/refunds/refunds.repository.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Logger } from '../../platform/logging.ts';
import type { FindingsService } from '../findings/findings.service.ts';
import type { StripeGateway } from '../stripe/stripe.gateway.ts';
import { ChargeDisputedError, type StripeRefund } from '../stripe/stripe-types.ts';

/** How long Stripe surely remembers an idempotency key: it says at least 24 hours. */
const IDEMPOTENCY_KEY_LIFETIME_MS = 20 * HOUR_MS;

/** Sends owed refunds to Stripe, and records that they were made. */
export class RefundsService implements RefundSender {
  constructor(
    private readonly db: Database,
    private readonly stripe: StripeGateway,
    private readonly findings: FindingsService,
    private readonly outbox: MailOutbox,
    private readonly log: Logger,
  ) {}

  /**
   * Sends what is owed for one payment and what was paid on top of its order. What fails stays owed, and is tried again by
   * the reconciliation.
   */
  async send(paymentId: Types.ObjectId): Promise<void> {
    for (const refund of await refundRepository.owedForOrder(paymentId)) {
      try {
        await this.sendOne(refund);
      } catch (error) {
        this.log.warn({ err: error, refundId: refund._id }, 'a refund could not be sent, it stays owed');
      }
    }
  }

  /** The same after a change that is made, whatever comes of this. */
  async follow(paymentId: Types.ObjectId): Promise<void> {
    try {
      await this.send(paymentId);
    } catch (error) {
      this.log.warn({ err: error, paymentId }, 'what is owed could not be read, it stays owed');
    }
  }

  /**
   * Sends one refund that is owed, however often it was tried before; where less than it is left at Stripe, that.
   *
   * @returns what came of it, in a sentence
   * @throws DomainError UPSTREAM_UNAVAILABLE; Error when Stripe will not give that much back
   */
  async sendOne(refund: RefundRecord): Promise<string> {
    const payment = await paymentRepository.find({ _id: refund.paymentId });
    if (!payment?.intentId) throw new Error(`refund ${refund._id} is owed on a payment without intent`);

    const made =
      (await this.findSent(refund, payment.intentId)) ??
      (await this.sendToStripe(refund, payment.intentId)) ??
      (await this.findEqual(refund, payment.intentId));
    if (made) {
      await this.recordSent(refund, made);
      return outcomeOf(refund);
    }
    return this.sendWhatIsLeft(refund, payment.intentId);
  }

  /** @throws Error where more than the debt is left, so that Stripe has another reason to refuse it */
  private async sendWhatIsLeft(refund: RefundRecord, intentId: string): Promise<string> {
    const { amountReceived } = await this.stripe.getIntent(intentId);
    const made = (await this.stripe.refundsOf(intentId)).filter(({ hasFailed }) => !hasFailed);
    const left = cents(Math.max(0, amountReceived - addCents(made.map(({ amount }) => amount))));
    const isRefusedAnyway = left >= toCents(refund.amount) || (await this.isDisputed(refund));
    if (isRefusedAnyway) throw new Error(`Stripe does not give back what refund ${refund._id} owes`);

    const less = await this.db.transaction((session) => oweWhatIsLeft(refund, left, session));
    if (less) return this.sendOne(less);
    const outcome = `${formatDollars(refund.amount)} is owed no longer: nothing of the charge is left at Stripe.`;
    await this.findings.resolve('refund_owed', refund._id.toString(), outcome);
    return outcome;
  }

  /** What a bank has taken, and may give again, is the disputes' business. */
  private async isDisputed({ _id }: RefundRecord): Promise<boolean> {
    return (await RefundModel.exists({ _id, refusals: { $gt: 0 } })) !== null;
  }

  /** Records which of a payment's owed refunds Stripe has made already. */
  async recordAllSent({ _id: paymentId, intentId }: PaymentRecord): Promise<void> {
    const owed = await refundRepository.owed(paymentId);
    if (owed.length === 0 || !intentId) return;
    const made = await this.stripe.refundsOf(intentId);
    for (const refund of owed) {
      const id = idAtStripe(refund, made);
      if (id) await this.recordSent(refund, id);
    }
  }

  /** Records that Stripe made a refund. */
  async recordSent(refund: RefundRecord, stripeRefundId: string): Promise<void> {
    await this.db.transaction((session) => recordSent(refund, stripeRefundId, this.outbox, session));
    await this.findings.resolveRefund(refund, outcomeOf(refund));
  }

  /** Records a refund that was made at Stripe by hand. @returns whether all of the money is back */
  recordExternal(
    paymentId: Types.ObjectId,
    made: Pick<RefundRecord, 'amount' | 'reason' | 'stripeRefundId'>,
    session: ClientSession,
  ): Promise<boolean> {
    return recordExternal(paymentId, made, this.outbox, session);
  }

  /** An idempotency key that Stripe may have dropped no longer protects: then its list is read first. */
  private async findSent(refund: RefundRecord, intentId: string): Promise<string | undefined> {
    const age = databaseClock.now().getTime() - refund.createdAt.getTime();
    // Nobody knows how old one is that a clock that was ahead has dated.
    const isKeyRemembered = age >= 0 && age < IDEMPOTENCY_KEY_LIFETIME_MS;
    return isKeyRemembered ? undefined : idAtStripe(refund, await this.stripe.refundsOf(intentId));
  }

  /** Null when Stripe rejects, because too little of the charge is left. */
  private async sendToStripe(refund: RefundRecord, intentId: string): Promise<string | null> {
    const id = refund._id.toString();
    try {
      return await this.stripe.refund(keyOf(refund), id, intentId, toCents(refund.amount));
    } catch (error) {
      const mayComeThrough = error instanceof DomainError && error.code === 'UPSTREAM_UNAVAILABLE';
      if (mayComeThrough) throw error;
      if (error instanceof ChargeDisputedError) await this.recordRejection(refund);
      this.log.warn({ err: error, refundId: id }, 'Stripe refuses a refund');
      return null;
    }
  }

  /** Only the first one who was rejected with a key takes another: one that may be under way must stay the only one. */
  private async recordRejection({ _id, refusals }: RefundRecord): Promise<void> {
    const asRead = { _id, refusals: refusals ?? { $exists: false } };
    await RefundModel.updateOne(asRead, { $inc: { refusals: 1 } });
  }

  /** The same money may have gone back by hand: a refund of this amount that the books do not know. */
  private async findEqual(refund: RefundRecord, intentId: string): Promise<string | undefined> {
    for (const one of await this.stripe.refundsOf(intentId)) {
      const isTwin = one.amount === toCents(refund.amount) && !one.hasFailed;
      if (isTwin && !(await RefundModel.exists({ stripeRefundId: one.id }))) return one.id;
    }
    return undefined;
  }
}

/** What came of a refund that was sent. */
function outcomeOf({ amount, owedAtFirst }: RefundRecord): string {
  if (owedAtFirst === undefined) return `Gave back ${formatDollars(amount)}.`;
  return `Gave back ${formatDollars(amount)} of ${formatDollars(owedAtFirst)}: no more of the charge was left at Stripe.`;
}

/** Stripe's id of a refund of ours; undefined if it was not made. */
function idAtStripe({ _id }: RefundRecord, made: readonly StripeRefund[]): string | undefined {
  return made.find((one) => one.refundId === _id.toString() && !one.hasFailed)?.id;
}

/** Made of what is stored before the call, so that a repeated call is the same. */
function keyOf({ _id, attempt, refusals, owedAtFirst, amount }: RefundRecord): string {
  const lowered = owedAtFirst !== undefined && `lowered${toCents(amount)}`;
  return [_id, attempt, refusals && `refused${refusals}`, lowered].filter(Boolean).join('_');
}
