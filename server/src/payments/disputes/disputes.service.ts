import { type ClientSession, Types } from 'mongoose';
import { addCents, cents, toCents, toDollars } from '../../../../domain/money/money.ts';
import {
  disputeStates,
  disputesTogether,
  withdrawnDisputeStates,
} from '../../../../domain/orders/dispute-states.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { CartEntryModel } from '../../orders/cart-entries/cart-entry.entity.ts';
import { DisputeModel, type DisputeRecord, disputesOfOrder } from '../../orders/records/dispute.entity.ts';
import { refreshOrder } from '../../orders/records/order-record.ts';
import { isCaptured, PaymentModel, type PaymentRecord } from '../../orders/records/payment.entity.ts';
import { paymentRepository } from '../../orders/records/payments.repository.ts';
import { refreshOnTop } from '../../orders/records/supplements.ts';
import { oweDifference, oweRefusedAgain, rejectOwed } from '../../orders/refunds/refund-debts.ts';
import { refundReasons } from '../../orders/refunds/refund-reasons.ts';
import { refundRepository } from '../../orders/refunds/refunds.repository.ts';
import { disputeOpened } from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Actor } from '../../platform/request-scope.ts';
import { type MoneyFinding, toFinding } from '../findings/finding.entity.ts';
import type { FindingsService } from '../findings/findings.service.ts';
import type { RefundsService } from '../refunds/refunds.service.ts';
import type { SettlementService } from '../settlement/settlement.service.ts';
import type { StripeGateway } from '../stripe/stripe.gateway.ts';
import type { StripeDispute } from '../stripe/stripe-types.ts';
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
    private readonly findings: FindingsService,
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
      await this.resolveFinding(payment, now);
      return true;
    }
    throw new DomainError('UPSTREAM_UNAVAILABLE', 'The dispute changes all the time. Please try again.');
  }

  /**
   * Brings a finding to its end because somebody took note of it: a lost dispute, or what was settled in another way. A
   * refund that it is about is owed no longer.
   *
   * @throws DomainError NOT_FOUND; INVALID_TRANSITION for a dispute that a bank still decides, and for what is resolved
   */
  async acknowledge(findingId: string, admin: Actor): Promise<MoneyFinding> {
    return this.db.transaction(async (session) => {
      const finding = await this.findings.acknowledge(findingId, admin.name, session);
      if (finding.kind === 'refund_owed') await settleElsewhere(finding.subject, session);
      const entry = {
        actor: admin,
        action: 'acknowledge_finding',
        subject: 'payment',
        subjectId: String(finding.paymentId ?? finding._id),
        subjectName: finding.kind === 'dispute' ? 'Lost dispute' : 'Finding of Money health',
        changes: [{ field: 'finding', before: 'open', after: 'noted' }],
      } as const;
      await this.audit.record(entry, session);
      return toFinding(finding);
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
        await this.findings.report(disputeFinding(payment, now), session);
        if (!known) await this.outbox.add([disputeOpened(orderIdOf(payment), now.id)], session);
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
    const { status, reason, answerBy, openedAt, submissions, amount } = now;
    const facts = {
      ...{ status, reason, openedAt, submissions, amount: toDollars(amount) },
      ...(answerBy && { answerBy }),
    };
    if (known) {
      const isDecided = !disputeStates[status].isOpen && status !== known.status;
      const written = await DisputeModel.updateOne(
        { _id: known._id, revision: known.revision },
        { $set: { ...facts, ...(isDecided && { closedAt: databaseClock.now() }) }, $inc: { revision: 1 } },
        { session },
      );
      return written.modifiedCount === 1;
    }
    const { intentId = '', id: stripeDisputeId } = now;
    const { _id: paymentId, supplementTo } = payment;
    const of = { stripeDisputeId, intentId, paymentId, ...(supplementTo && { supplementTo }) };
    const record = { ...facts, ...of, _id: new Types.ObjectId() };
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
    if (!payment) return;
    await noteWithOrder(orderIdOf(payment), session);
    if (amountDisputed > 0) await rejectOwed(payment, refundReasons.takenByBank, session);
    else await oweRefusedAgain(payment, refundReasons.afterDispute, session);
    // An amount of the old client that still waits for its cart is no more than the cart costs yet.
    if (!payment.closesAt) await oweDifference(paymentId, refundReasons.afterDispute, session);
    if (payment.supplementTo) await refreshOnTop(payment.supplementTo, session);
    await refreshOrder(orderIdOf(payment), session);
  }

  private async resolveFinding(payment: PaymentRecord, { id, status }: StripeDispute): Promise<void> {
    const outcome = describeOutcome(status);
    if (outcome) await this.findings.resolve('dispute', id, outcome);
    await this.refunds.send(payment._id);
  }
}

/** The payment of the order that a payment is for. */
function orderIdOf({ _id, supplementTo = _id }: PaymentRecord): Types.ObjectId {
  return supplementTo;
}

/** An order is held, and marked in lists, by what any of its charges is. */
async function noteWithOrder(orderId: Types.ObjectId, session: ClientSession): Promise<void> {
  const disputes = await DisputeModel.find(disputesOfOrder(orderId))
    .sort({ _id: 1 })
    .session(session)
    .lean<DisputeRecord[]>();
  const dispute = disputesTogether(disputes.map(({ status }) => status));
  await PaymentModel.updateOne({ _id: orderId }, { dispute }, { session });
  await CartEntryModel.updateMany({ paymentId: orderId }, { dispute }, { session });
}

/** It stays counted as given back, so that nothing owes it again. */
async function settleElsewhere(refundId: string, session: ClientSession): Promise<void> {
  const reason = refundReasons.settledElsewhere;
  await refundRepository.tryMove({ _id: new Types.ObjectId(refundId) }, 'refused', { reason }, session);
}

function disputeFinding(payment: PaymentRecord, now: StripeDispute) {
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
  return (
    known.status === now.status &&
    toCents(known.amount) === cents(now.amount) &&
    (known.submissions ?? 0) === now.submissions
  );
}
