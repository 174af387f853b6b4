import { type ClientSession, Types } from 'mongoose';
import { addCents, cents, toCents, toDollars } from '../../../../domain/money/money.ts';
import { disputeStates, withdrawnDisputeStates } from '../../../../domain/orders/dispute-states.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Database } from '../../database/database.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { CartEntryModel } from '../../orders/cart-entries/cart-entry.entity.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Actor } from '../../platform/request-scope.ts';
import type { FindingsService } from '../discrepancies/discrepancies.service.ts';
import { type MoneyFinding, toMoneyFinding } from '../discrepancies/discrepancy.entity.ts';
import { isCaptured, PaymentModel, type PaymentRecord } from '../records/payment.entity.ts';
import { paymentRepository } from '../records/payments.repository.ts';
import { oweDifference, refuseOwed } from '../refunds/refund-debts.ts';
import { refundReasons } from '../refunds/refund-reasons.ts';
import type { RefundsService } from '../refunds/refunds.service.ts';
import type { SettlementService } from '../settlement/settlement.service.ts';
import type { StripeGateway } from '../stripe/stripe.gateway.ts';
import type { StripeDispute } from '../stripe/stripe-types.ts';
import { DisputeModel, type DisputeRecord } from './dispute.entity.ts';
import { endOfDispute, sentenceOfDispute } from './dispute-texts.ts';

/** How often somebody else may have noted a dispute between two looks before it is left to the next event or round. */
const MAX_TRIES = 5;

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
  ) {}

  /**
   * Brings a dispute to where Stripe says it is; one of somebody else's charge is left alone.
   *
   * @returns whether there was something new
   */
  async sync(stripeDisputeId: string): Promise<boolean> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      // Read before Stripe is asked: whoever noted something later than this knew more, and it is asked again.
      const known = await DisputeModel.findOne({ stripeDisputeId }).lean<DisputeRecord>();
      const now = await this.stripe.findDispute(stripeDisputeId);
      if (!now || (known && isAsNoted(known, now))) return false;
      const payment = await this.chargedPayment(now);
      if (!payment) return false;
      // Nothing more goes back while the bank has the money: what did is known before it is owed no longer.
      if (disputeStates[now.status].isWithdrawn) await this.refunds.noteAllMade(payment);
      if (!(await this.note(payment, known, now))) continue;
      await this.follow(payment, now);
      return true;
    }
    throw new DomainError('UPSTREAM_UNAVAILABLE', 'The dispute changes all the time. Please try again.');
  }

  /**
   * Takes note of a lost dispute, whose money does not come back: it is no longer unmatched.
   *
   * @throws DomainError NOT_FOUND; INVALID_TRANSITION for a finding that can still be put right, or is
   */
  async acknowledge(findingId: string, admin: Actor): Promise<MoneyFinding> {
    return this.db.transaction(async (session) => {
      const finding = await this.findings.acknowledge(findingId, admin.name, session);
      const entry = {
        actor: admin,
        action: 'acknowledge_finding',
        subject: 'payment',
        subjectId: String(finding.paymentId ?? finding._id),
        subjectName: 'Lost dispute',
        changes: [{ field: 'finding', before: 'open', after: 'noted' }],
      } as const;
      await this.audit.record(entry, session);
      return toMoneyFinding(finding);
    });
  }

  /** The payment whose charge is disputed, settled where the shop had not heard of the charge yet. */
  private async chargedPayment({ intentId }: StripeDispute): Promise<PaymentRecord | null> {
    const payment = intentId ? await paymentRepository.find({ intentId }) : null;
    if (!payment || isCaptured(payment)) return payment;
    const settled = await this.settlement.settle(payment);
    return isCaptured(settled) ? settled : null;
  }

  /** @returns whether it was noted; false where somebody else noted something since it was read */
  private async note(
    payment: PaymentRecord,
    known: DisputeRecord | null,
    now: StripeDispute,
  ): Promise<boolean> {
    try {
      return await this.db.transaction(async (session) => {
        if (!(await this.write(payment, known, now, session))) return false;
        await this.moveMoney(payment, now, session);
        await this.findings.note(foundOf(payment, now), session);
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
   * gives back may be, where the orders are not there any more.
   */
  private async moveMoney(
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
    if (amountDisputed > 0) await refuseOwed(payment, refundReasons.takenByBank, session);
    // An amount of the old client that still waits for its cart is no more than the cart costs yet.
    if (!payment.closesAt) await oweDifference(paymentId, refundReasons.afterDispute, session);
  }

  private async follow(payment: PaymentRecord, { id, status }: StripeDispute): Promise<void> {
    const outcome = endOfDispute(status);
    if (outcome) await this.findings.solve('dispute', id, outcome);
    await this.refunds.send(payment._id);
  }
}

function foundOf(payment: PaymentRecord, now: StripeDispute) {
  return {
    kind: 'dispute' as const,
    subject: now.id,
    what: sentenceOfDispute(now),
    amount: toDollars(now.amount),
    paymentId: payment._id,
    intentId: now.intentId,
    isFinal: now.status === 'lost',
  };
}

/** Whether the books say of a dispute what Stripe says. */
export function isAsNoted(known: DisputeRecord, now: StripeDispute): boolean {
  return known.status === now.status && toCents(known.amount) === cents(now.amount);
}
