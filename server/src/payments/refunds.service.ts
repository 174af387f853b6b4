import { type ClientSession, Types } from 'mongoose';
import { type Cents, cents, toCents, toDollars } from '../../../domain/money.ts';
import { capturedPaymentStates } from '../../../domain/order-states.ts';
import { refundDue } from '../../../domain/pricing.ts';
import { CartEntryModel, type CartEntryRecord } from '../cart-entries/cart-entry.entity.ts';
import {
  type Connection,
  type Order,
  type PageRequest,
  pageQuery,
  toConnection,
} from '../platform/connection.ts';
import type { Database } from '../platform/database.ts';
import type { Logger } from '../platform/logging.ts';
import { PaymentModel, type PaymentRecord } from './payment.entity.ts';
import { type Refund, RefundModel, type RefundRecord, toRefund } from './refund.entity.ts';
import type { StripeGateway } from './stripe.gateway.ts';

const newestFirst: Order = { field: 'createdAt', direction: -1 };

/** Money on its way back. First owed in the transaction that causes it, then sent, then noted. */
export class RefundsService {
  constructor(
    private readonly db: Database,
    private readonly stripe: StripeGateway,
    private readonly log: Logger,
  ) {}

  /** What went back to one account, or is about to, newest first. */
  async list(uid: string, page: PageRequest): Promise<Connection<Refund>> {
    const query = pageQuery(newestFirst, page);
    const records = await RefundModel.find({ $and: [{ uid }, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .lean<RefundRecord[]>();
    return toConnection(records, page, newestFirst, toRefund, () =>
      RefundModel.countDocuments({ uid }).exec(),
    );
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
    const charged = cents(toCents(payment.amount) - toCents(payment.refundDue));
    const due = refundDue(
      charged,
      live.map((entry) => ({ unitPrice: toCents(entry.petprice), amount: entry.accessoriesAmount })),
    );
    if (due === 0) return due;

    await RefundModel.create(
      [
        {
          _id: new Types.ObjectId(),
          paymentId,
          uid: payment.uid,
          amount: toDollars(due),
          reason,
          status: 'owed',
        },
      ],
      { session },
    );
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
    for (const refund of owed) await this.sendOne(refund);
  }

  /** Sends everything that is owed. */
  async sendAll(): Promise<number> {
    const owed = await RefundModel.find({ status: 'owed' })
      .sort({ createdAt: 1 })
      .limit(500)
      .lean<RefundRecord[]>();
    for (const refund of owed) await this.sendOne(refund);
    return owed.length;
  }

  private async sendOne(refund: RefundRecord): Promise<void> {
    const payment = await PaymentModel.findById(refund.paymentId).lean<PaymentRecord>();
    if (!payment?.intentId) {
      this.log.error({ refundId: refund._id }, 'a refund is owed on a payment without intent');
      return;
    }
    try {
      const stripeRefundId = await this.stripe.refund(
        refund._id.toString(),
        payment.intentId,
        toCents(refund.amount),
      );
      await this.noteDone(refund, stripeRefundId);
    } catch (error) {
      this.log.warn({ err: error, refundId: refund._id }, 'a refund could not be sent, it stays owed');
    }
  }

  private async noteDone(refund: RefundRecord, stripeRefundId: string): Promise<void> {
    await this.db.transaction(async (session) => {
      const noted = await RefundModel.updateOne(
        { _id: refund._id, status: 'owed' },
        { status: 'done', stripeRefundId },
        { session },
      );
      if (noted.modifiedCount === 0) return;

      const payment = await PaymentModel.findById(refund.paymentId).session(session).lean<PaymentRecord>();
      if (!payment) return;
      const refunded = cents(toCents(payment.amountRefunded) + toCents(refund.amount));
      const isAll = refunded >= toCents(payment.amount);
      await PaymentModel.updateOne(
        { _id: payment._id },
        { amountRefunded: toDollars(refunded), status: isAll ? 'refunded' : 'partially_refunded' },
        { session },
      );
    });
  }
}
