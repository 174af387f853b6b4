import { type ClientSession, Types } from 'mongoose';
import { type Cents, cents, formatDollars, toCents, toDollars } from '../../../domain/money.ts';
import { capturedPaymentStates } from '../../../domain/order-states.ts';
import { refundDue } from '../../../domain/pricing.ts';
import { CartEntryModel, type CartEntryRecord } from '../cart-entries/cart-entry.entity.ts';
import type { Order, PageRequest } from '../platform/connection.ts';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/domain-error.ts';
import { type LazyConnection, listPage } from '../platform/listing.ts';
import type { Logger } from '../platform/logging.ts';
import { textOf } from '../platform/text-of.ts';
import type { FindingsService } from './findings.service.ts';
import { PaymentModel, type PaymentRecord } from './payment.entity.ts';
import { type Refund, RefundModel, type RefundRecord, toRefund } from './refund.entity.ts';
import type { StripeGateway } from './stripe.gateway.ts';
import type { StripeRefund } from './stripe-objects.ts';

const newestFirst: Order = { field: 'createdAt', direction: -1 };

/** How long Stripe surely remembers an idempotency key, in milliseconds: it says at least 24 hours. */
const KEY_TIME = 20 * 3_600_000;

/**
 * What the live entries of a payment no longer cost.
 *
 * @returns cents that are still charged and must be owed back
 */
function differenceOf(payment: PaymentRecord, live: readonly CartEntryRecord[]): Cents {
  const charged = cents(toCents(payment.amount) - toCents(payment.refundDue));
  return refundDue(
    charged,
    live.map((entry) => ({ unitPrice: toCents(entry.petprice), amount: entry.accessoriesAmount })),
  );
}

/** Money on its way back. First owed in the transaction that causes it, then sent, then noted. */
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

  /**
   * Owes a payment whatever its live entries no longer cost. In a transaction with the change that
   * made the entries fewer. The write on the payment makes changes to the same parcel take turns.
   *
   * @returns cents that are owed now
   */
  async oweDifference(paymentId: Types.ObjectId, reason: string, session: ClientSession): Promise<Cents> {
    const payment = await PaymentModel.findOneAndUpdate(
      { _id: paymentId, status: { $in: capturedPaymentStates } },
      { $inc: { revision: 1 } },
      { session, returnDocument: 'after' },
    ).lean<PaymentRecord>();
    if (!payment) return cents(0);

    const live = await CartEntryModel.find({ paymentId, status: { $ne: 'cancelled' } })
      .session(session)
      .lean<CartEntryRecord[]>();
    const due = differenceOf(payment, live);
    if (due === 0) return due;

    const refund = {
      _id: new Types.ObjectId(),
      paymentId,
      uid: payment.uid,
      amount: toDollars(due),
      reason,
      status: 'owed' as const,
    };
    await RefundModel.create([refund], { session });
    await PaymentModel.updateOne(
      { _id: paymentId },
      { refundDue: toDollars(cents(toCents(payment.refundDue) + due)) },
      { session },
    );
    return due;
  }

  /** Sends what is owed for one payment. What fails stays owed, and is tried again by the reconciliation. */
  async send(paymentId: Types.ObjectId): Promise<void> {
    const owed = await RefundModel.find({ paymentId, status: 'owed' }).lean<RefundRecord[]>();
    for (const refund of owed) {
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
    const payment = await PaymentModel.findById(refund.paymentId).lean<PaymentRecord>();
    if (!payment?.intentId) throw new Error(`refund ${refund._id} is owed on a payment without intent`);

    const made =
      (await this.findOld(refund, payment.intentId)) ??
      (await this.make(refund, payment.intentId)) ??
      (await this.findTwin(refund, payment.intentId));
    if (!made) throw new Error(`Stripe does not give back what refund ${refund._id} owes`);
    await this.noteDone(refund, made);
  }

  /** Notes that Stripe has made a refund. Only the first note counts. */
  async noteDone(refund: RefundRecord, stripeRefundId: string): Promise<void> {
    await this.db.transaction(async (session) => {
      const noted = await RefundModel.updateOne(
        { _id: refund._id, status: 'owed' },
        { status: 'done', stripeRefundId },
        { session },
      );
      // A second attempt was counted with the first.
      const isCounted = noted.modifiedCount === 0 || refund.attempt !== undefined;
      if (!isCounted) await this.addRefunded(refund.paymentId, toCents(refund.amount), session);
    });
    await this.findings.solveRefund(refund, `Gave back ${formatDollars(refund.amount)}.`);
  }

  /** Counts what went back of a payment, and moves its state. */
  async addRefunded(paymentId: Types.ObjectId, amount: Cents, session: ClientSession): Promise<void> {
    const payment = await PaymentModel.findById(paymentId).session(session).lean<PaymentRecord>();
    if (!payment) return;
    const refunded = cents(toCents(payment.amountRefunded) + amount);
    const isAll = refunded >= toCents(payment.amount);
    await PaymentModel.updateOne(
      { _id: paymentId },
      { amountRefunded: toDollars(refunded), status: isAll ? 'refunded' : 'partially_refunded' },
      { session },
    );
  }

  /** A key that Stripe may have forgotten protects nothing any more: then its list is asked first. */
  private async findOld(refund: RefundRecord, intentId: string): Promise<string | undefined> {
    if (Date.now() - refund.createdAt.getTime() < KEY_TIME) return undefined;
    const made = await this.stripe.refundsOf(intentId);
    return made.find((one) => one.refundId === refund._id.toString() && !one.hasFailed)?.id;
  }

  /** Null when Stripe refuses, because too little of the charge is left. */
  private async make(refund: RefundRecord, intentId: string): Promise<string | null> {
    const id = refund._id.toString();
    const key = refund.attempt ? `${id}_${refund.attempt}` : id;
    try {
      return await this.stripe.refund(key, id, intentId, toCents(refund.amount));
    } catch (error) {
      const mayComeThrough = error instanceof DomainError && error.code === 'UPSTREAM_UNAVAILABLE';
      if (mayComeThrough) throw error;
      this.log.warn({ err: error, refundId: id }, 'Stripe refuses a refund');
      return null;
    }
  }

  /** The same money may have gone back by hand: a refund of this amount that the books do not know. */
  private async findTwin(refund: RefundRecord, intentId: string): Promise<string | undefined> {
    const made: StripeRefund[] = await this.stripe.refundsOf(intentId);
    for (const one of made) {
      const isTwin = one.amount === toCents(refund.amount) && !one.hasFailed;
      if (isTwin && !(await RefundModel.exists({ stripeRefundId: one.id }))) return one.id;
    }
    return undefined;
  }
}
