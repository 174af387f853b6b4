import { type ClientSession, Types } from 'mongoose';
import { addCents, cents, toCents, toDollars } from '../../../../domain/money/money.ts';
import { disputeStates, withdrawnDisputeStates } from '../../../../domain/orders/dispute-states.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Database } from '../../database/database.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { disputeOpened } from '../../mail/outbox/mail-events.ts';
import type { MailOutbox } from '../../mail/outbox/mail-outbox.ts';
import { CartEntryModel } from '../../orders/cart-entries/cart-entry.entity.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Actor } from '../../platform/request-scope.ts';
import type { DiscrepanciesService } from '../discrepancies/discrepancies.service.ts';
import { type MoneyFinding, toDiscrepancy } from '../discrepancies/discrepancy.entity.ts';
import { isCaptured, PaymentModel, type PaymentRecord } from '../records/payment.entity.ts';
import { paymentRepository } from '../records/payments.repository.ts';
import { oweDifference, oweRefusedAgain, rejectOwed } from '../refunds/refund-debts.ts';
import { refundReasons } from '../refunds/refund-reasons.ts';
import type { RefundsService } from '../refunds/refunds.service.ts';
import type { SettlementService } from '../settlement/settlement.service.ts';
import type { StripeGateway } from '../stripe/stripe.gateway.ts';
import type { StripeDispute } from '../stripe/stripe-types.ts';
import { DisputeModel, type DisputeRecord } from './dispute.entity.ts';
import { describeDispute, describeOutcome } from './dispute-texts.ts';

/** Attempts before a dispute that others keep changing is left to the next event or run. */
const MAX_ATTEMPTS = 5;

/**
 * Charges that a card's bank takes back. Webhooks and reconciliation only say that there may be something new: what it
 * is, Stripe is asked for, and it is noted with all that follows from it in one transaction.
 */
export class DisputesService {
  constructor(
    private readonly db: Database,
    private readonly stripe: StripeGateway,
    private readonly settlement: SettlementService,
    private readonly refunds: RefundsService,
    private readonly discrepancies: DiscrepanciesService,
    private readonly audit: AuditService,
    private readonly outbox: MailOutbox,
  ) {}

  /**
   * Updates a dispute to its state at Stripe; one of somebody else's charge is left alone.
   *
   * @returns whether anything changed
   */
  async sync(stripeDisputeId: string): Promise<boolean> {
    for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
      // Read before Stripe is asked: if another process changes it meanwhile, Stripe is asked again.
      const known = await DisputeModel.findOne({ stripeDisputeId }).lean<DisputeRecord>();
      const now = await this.stripe.findDispute(stripeDisputeId);
      if (!now || (known && isUnchanged(known, now))) return false;
      const payment = await this.chargedPayment(now);
      if (!payment) return false;
      // Nothing more goes back while the bank has the money: what did is known before it is owed no longer.
      if (disputeStates[now.status].isWithdrawn) await this.refunds.recordAllSent(payment);
      if (!(await this.recordDispute(payment, known, now))) continue;
      await this.resolveDiscrepancy(payment, now);
      return true;
    }
    throw new DomainError('UPSTREAM_UNAVAILABLE', 'The dispute changes all the time. Please try again.');
  }

  /**
   * Records a lost dispute, whose money does not come back: it is no longer unmatched.
   *
   * @throws DomainError NOT_FOUND; INVALID_TRANSITION for a discrepancy that can still be resolved, or is
   */
  async acknowledge(discrepancyId: string, admin: Actor): Promise<MoneyFinding> {
    return this.db.transaction(async (session) => {
      const discrepancy = await this.discrepancies.acknowledge(discrepancyId, admin.name, session);
      const entry = {
        actor: admin,
        action: 'acknowledge_finding',
        subject: 'payment',
        subjectId: String(discrepancy.paymentId ?? discrepancy._id),
        subjectName: 'Lost dispute',
        changes: [{ field: 'finding', before: 'open', after: 'noted' }],
      } as const;
      await this.audit.record(entry, session);
      return toDiscrepancy(discrepancy);
    });
  }

  /** The payment whose charge is disputed, settled where the shop had not heard of the charge yet. */
  private async chargedPayment({ intentId }: StripeDispute): Promise<PaymentRecord | null> {
    const payment = intentId ? await paymentRepository.find({ intentId }) : null;
    if (!payment || isCaptured(payment)) return payment;
    const settled = await this.settlement.settle(payment);
    return isCaptured(settled) ? settled : null;
  }

  /** @returns false when another process changed it since it was read */
  private async recordDispute(
    payment: PaymentRecord,
    known: DisputeRecord | null,
    now: StripeDispute,
  ): Promise<boolean> {
    try {
      return await this.db.transaction(async (session) => {
        if (!(await this.write(payment, known, now, session))) return false;
        await this.updatePayment(payment, now, session);
        await this.discrepancies.report(disputeDiscrepancy(payment, now), session);
        if (!known) await this.outbox.add([disputeOpened(payment._id, now.id)], session);
        return true;
      });
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private async write(
    payment: PaymentRecord,
    known: DisputeRecord | null,
    now: StripeDispute,
    session: ClientSession,
  ): Promise<boolean> {
    const { status, reason, answerBy, openedAt } = now;
    const told = { status, reason, openedAt, amount: toDollars(now.amount), ...(answerBy && { answerBy }) };
    if (known) {
      const written = await DisputeModel.updateOne(
        { _id: known._id, revision: known.revision },
        { $set: told, $inc: { revision: 1 } },
        { session },
      );
      return written.modifiedCount === 1;
    }
    const { intentId = '', id: stripeDisputeId } = now;
    const record = { ...told, _id: new Types.ObjectId(), stripeDisputeId, intentId, paymentId: payment._id };
    await DisputeModel.create([record], { session });
    return true;
  }

  /**
   * Notes with payment and orders what the bank has. What it has taken is not owed to the shopper a second time; what it
   * refunds may be, where the orders are not there any more.
   */
  private async updatePayment(
    { _id: paymentId }: PaymentRecord,
    { status }: StripeDispute,
    session: ClientSession,
  ): Promise<void> {
    const disputes = await DisputeModel.find({ paymentId, status: { $in: withdrawnDisputeStates } })
      .session(session)
      .lean<DisputeRecord[]>();
    const amountDisputed = toDollars(addCents(disputes.map(({ amount }) => toCents(amount))));
    const payment = await PaymentModel.findOneAndUpdate(
      { _id: paymentId },
      { amountDisputed, dispute: status },
      { session, returnDocument: 'after' },
    ).lean<PaymentRecord>();
    await CartEntryModel.updateMany({ paymentId }, { dispute: status }, { session });
    if (!payment) return;
    if (amountDisputed > 0) await rejectOwed(payment, refundReasons.takenByBank, session);
    else await oweRefusedAgain(payment, refundReasons.afterDispute, session);
    // An amount of the old client that still waits for its cart is no more than the cart costs yet.
    if (!payment.closesAt) await oweDifference(paymentId, refundReasons.afterDispute, session);
  }

  private async resolveDiscrepancy(payment: PaymentRecord, { id, status }: StripeDispute): Promise<void> {
    const outcome = describeOutcome(status);
    if (outcome) await this.discrepancies.resolve('dispute', id, outcome);
    await this.refunds.send(payment._id);
  }
}

function disputeDiscrepancy(payment: PaymentRecord, now: StripeDispute) {
  return {
    kind: 'dispute' as const,
    subject: now.id,
    what: describeDispute(now),
    amount: toDollars(now.amount),
    paymentId: payment._id,
    intentId: now.intentId,
    isFinal: now.status === 'lost',
  };
}

/** Whether the stored dispute is the same as Stripe's. */
export function isUnchanged(known: DisputeRecord, now: StripeDispute): boolean {
  return known.status === now.status && toCents(known.amount) === cents(now.amount);
}
