import { type ClientSession, Types } from 'mongoose';
import { cents, formatDollars, toCents, toDollars } from '../../../domain/money.ts';
import { batchesOf } from '../platform/batches.ts';
import type { Database } from '../platform/database.ts';
import { isObjectId } from '../platform/object-id.ts';
import type { HeldEntriesService } from './held-entries.service.ts';
import type { Investigation } from './investigation.ts';
import { PaymentModel, type PaymentRecord } from './payment.entity.ts';
import { RefundModel, type RefundRecord } from './refund.entity.ts';
import { refundReasons } from './refund-reasons.ts';
import type { RefundsService } from './refunds.service.ts';
import type { StripeGateway } from './stripe.gateway.ts';
import type { StripeRefund } from './stripe-objects.ts';

/** Holds the shop's refunds beside Stripe's, in both directions. */
export class RefundComparisonService {
  constructor(
    private readonly db: Database,
    private readonly stripe: StripeGateway,
    private readonly refunds: RefundsService,
    private readonly held: HeldEntriesService,
  ) {}

  /** Compares all that Stripe and the shop have made since a moment. */
  async compare(round: Investigation, since: Date): Promise<void> {
    const made = new Set<string>();
    await round.attempt(async () => {
      for await (const page of this.stripe.refundsSince(since)) {
        for (const refund of page) if (!refund.hasFailed) made.add(refund.id);
        await this.comparePage(round, page);
        if (round.isCutShort) return;
      }
    });
    if (!round.hasGaps) await round.attempt(() => this.findMissing(round, since, made));
  }

  private async comparePage(round: Investigation, page: readonly StripeRefund[]): Promise<void> {
    const known = await RefundModel.find({ stripeRefundId: { $in: page.map((refund) => refund.id) } })
      .distinct('stripeRefundId')
      .exec();
    const unknown = page.filter((refund) => !refund.hasFailed && !known.includes(refund.id));
    await round.each(unknown, (refund) => this.enter(round, refund));
  }

  /** A refund that Stripe made and the books do not show as made. */
  private async enter(round: Investigation, made: StripeRefund): Promise<void> {
    const ours =
      isObjectId(made.refundId) && (await RefundModel.findById(made.refundId).lean<RefundRecord>());
    // Made, and not noted before the process died; or noted since the list was read.
    if (ours && ours.status !== 'done') return this.refunds.noteDone(ours, made.id);
    if (ours && ours.stripeRefundId === made.id) return undefined;

    const payment =
      made.intentId && (await PaymentModel.findOne({ intentId: made.intentId }).lean<PaymentRecord>());
    if (!payment) return undefined;
    const amount = toDollars(made.amount);
    const found = {
      kind: 'refund_missing' as const,
      subject: made.id,
      what: `Stripe gave back ${formatDollars(amount)} that the books do not know of.`,
      amount,
      paymentId: payment._id,
      intentId: payment.intentId,
    };
    return round.putRight(found, async () => {
      const cancelled = await this.db.transaction((session) => this.book(payment, made, session));
      return cancelled === 0
        ? 'It was noted; the orders stay as they are.'
        : 'It was noted; the orders that it had paid are cancelled.';
    });
  }

  /** @returns how many orders were cancelled: all that can be, where all of the money is back */
  private async book(payment: PaymentRecord, made: StripeRefund, session: ClientSession): Promise<number> {
    const refund = {
      _id: new Types.ObjectId(),
      paymentId: payment._id,
      uid: payment.uid,
      amount: toDollars(made.amount),
      reason: refundReasons.givenByHand,
      status: 'done' as const,
      stripeRefundId: made.id,
    };
    await RefundModel.create([refund], { session });
    await this.refunds.addRefunded(payment._id, made.amount, session);
    const current = await PaymentModel.findById(payment._id).session(session).lean<PaymentRecord>();
    if (!current) return 0;

    // What was owed already is not owed a second time on top of what went back by hand.
    const due = Math.min(toCents(current.amount), toCents(current.refundDue) + made.amount);
    await PaymentModel.updateOne({ _id: payment._id }, { refundDue: toDollars(cents(due)) }, { session });
    return due === toCents(current.amount) ? this.held.cancelPaid(payment._id, session) : 0;
  }

  /** Refunds that the books show as made and Stripe does not know: owed again. */
  private async findMissing(round: Investigation, since: Date, made: ReadonlySet<string>): Promise<void> {
    const done = { status: 'done', createdAt: { $gte: since } };
    for await (const batch of batchesOf<RefundRecord>(RefundModel, done, 'createdAt')) {
      const unseen = batch.filter((refund) => !made.has(refund.stripeRefundId ?? ''));
      await round.each(unseen, (refund) => this.makeAgain(round, refund));
    }
  }

  private async makeAgain(round: Investigation, refund: RefundRecord): Promise<void> {
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
    await round.putRight(found, () => (atStripe ? Promise.resolve(null) : this.oweAgain(refund)));
  }

  private async oweAgain(refund: RefundRecord): Promise<string | null> {
    const again = await RefundModel.findOneAndUpdate(
      { _id: refund._id, status: 'done', stripeRefundId: refund.stripeRefundId },
      { $set: { status: 'owed' }, $inc: { attempt: 1 }, $unset: { stripeRefundId: '' } },
      { returnDocument: 'after' },
    ).lean<RefundRecord>();
    if (!again) return null;
    await this.refunds.sendOne(again);
    return `Gave back ${formatDollars(refund.amount)}.`;
  }
}
