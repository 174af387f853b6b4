import type { Types } from 'mongoose';
import { formatDollars, toCents } from '../../../../domain/money/money.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import type { Order, PageRequest } from '../../pagination/connection.ts';
import { type LazyConnection, listPage } from '../../pagination/paginate.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Logger } from '../../platform/logging.ts';
import { textOf } from '../../platform/text/text-of.ts';
import type { FindingsService } from '../discrepancies/discrepancies.service.ts';
import type { PaymentRecord } from '../records/payment.entity.ts';
import { paymentRepository } from '../records/payments.repository.ts';
import type { StripeGateway } from '../stripe/stripe.gateway.ts';
import { ChargeDisputedError, type StripeRefund } from '../stripe/stripe-types.ts';
import { type Refund, RefundModel, type RefundRecord, toRefund } from './refund.entity.ts';
import { noteMade } from './refund-debts.ts';
import { refundRepository } from './refunds.repository.ts';

const newestFirst: Order = { field: 'createdAt', direction: -1 };

/** How long Stripe surely remembers an idempotency key: it says at least 24 hours. */
const KEY_LIFETIME_MS = 20 * 3_600_000;

/** Sends refunds that are owed, and notes that Stripe made them. */
export class RefundsService {
  constructor(
    private readonly db: Database,
    private readonly stripe: StripeGateway,
    private readonly findings: FindingsService,
    private readonly log: Logger,
  ) {}

  /** What went back to one account, or is about to, newest first. */
  list(uid: string, page: PageRequest): LazyConnection<Refund> {
    return listPage({ model: RefundModel, order: newestFirst, toNode: toRefund }, { uid: textOf(uid) }, page);
  }

  /** Sends what is owed for one payment. What fails stays owed, and is tried again by the reconciliation. */
  async send(paymentId: Types.ObjectId): Promise<void> {
    for (const refund of await refundRepository.owed(paymentId)) {
      try {
        await this.sendOne(refund);
      } catch (error) {
        this.log.warn({ err: error, refundId: refund._id }, 'a refund could not be sent, it stays owed');
      }
    }
  }

  /**
   * Sends one refund that is owed, however often it was tried before.
   *
   * @throws DomainError UPSTREAM_UNAVAILABLE; Error when Stripe will not give that much back
   */
  async sendOne(refund: RefundRecord): Promise<void> {
    const payment = await paymentRepository.find({ _id: refund.paymentId });
    if (!payment?.intentId) throw new Error(`refund ${refund._id} is owed on a payment without intent`);

    const made =
      (await this.findOld(refund, payment.intentId)) ??
      (await this.make(refund, payment.intentId)) ??
      (await this.findTwin(refund, payment.intentId));
    if (!made) throw new Error(`Stripe does not give back what refund ${refund._id} owes`);
    await this.noteDone(refund, made);
  }

  /** Notes what Stripe has made already of the refunds that a payment is owed. */
  async noteAllMade({ _id: paymentId, intentId }: PaymentRecord): Promise<void> {
    const owed = await refundRepository.owed(paymentId);
    if (owed.length === 0 || !intentId) return;
    const made = await this.stripe.refundsOf(intentId);
    for (const refund of owed) {
      const id = idAtStripe(refund, made);
      if (id) await this.noteDone(refund, id);
    }
  }

  /** Notes that Stripe has made a refund. */
  async noteDone(refund: RefundRecord, stripeRefundId: string): Promise<void> {
    await this.db.transaction((session) => noteMade(refund, stripeRefundId, session));
    await this.findings.solveRefund(refund, `Gave back ${formatDollars(refund.amount)}.`);
  }

  /** A key that Stripe may have forgotten protects nothing any more: then its list is asked first. */
  private async findOld(refund: RefundRecord, intentId: string): Promise<string | undefined> {
    const age = databaseClock.now().getTime() - refund.createdAt.getTime();
    // Nobody knows how old one is that a clock that was ahead has dated.
    const isKeyRemembered = age >= 0 && age < KEY_LIFETIME_MS;
    return isKeyRemembered ? undefined : idAtStripe(refund, await this.stripe.refundsOf(intentId));
  }

  /** Null when Stripe refuses, because too little of the charge is left. */
  private async make(refund: RefundRecord, intentId: string): Promise<string | null> {
    const id = refund._id.toString();
    try {
      return await this.stripe.refund(keyOf(refund), id, intentId, toCents(refund.amount));
    } catch (error) {
      const mayComeThrough = error instanceof DomainError && error.code === 'UPSTREAM_UNAVAILABLE';
      if (mayComeThrough) throw error;
      if (error instanceof ChargeDisputedError) await this.noteRefusal(refund);
      this.log.warn({ err: error, refundId: id }, 'Stripe refuses a refund');
      return null;
    }
  }

  /** Only the first one who was refused with a key takes another: one that may be under way must stay the only one. */
  private async noteRefusal({ _id, refusals }: RefundRecord): Promise<void> {
    const asRead = { _id, refusals: refusals ?? { $exists: false } };
    await RefundModel.updateOne(asRead, { $inc: { refusals: 1 } });
  }

  /** The same money may have gone back by hand: a refund of this amount that the books do not know. */
  private async findTwin(refund: RefundRecord, intentId: string): Promise<string | undefined> {
    for (const one of await this.stripe.refundsOf(intentId)) {
      const isTwin = one.amount === toCents(refund.amount) && !one.hasFailed;
      if (isTwin && !(await RefundModel.exists({ stripeRefundId: one.id }))) return one.id;
    }
    return undefined;
  }
}

/** What Stripe calls a refund of ours that it has made; undefined where it has not. */
function idAtStripe({ _id }: RefundRecord, made: readonly StripeRefund[]): string | undefined {
  return made.find((one) => one.refundId === _id.toString() && !one.hasFailed)?.id;
}

/** Made of what is stored before the call, so that a repeated call is the same. */
function keyOf({ _id, attempt, refusals }: RefundRecord): string {
  return [_id, attempt, refusals && `refused${refusals}`].filter(Boolean).join('_');
}
