import type { ClientSession } from 'mongoose';
import { toCents } from '../../../../domain/money/money.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { cartEntryRepository } from '../../orders/cart-entries/cart-entries.repository.ts';
import type { PaymentCanceller, PlanKeeper } from '../../orders/ports.ts';
import { noOrder, refreshOrder } from '../../orders/records/order-record.ts';
import { packingPlaceOf } from '../../orders/records/packing-place.ts';
import {
  isCaptured,
  isEnded,
  PaymentModel,
  type PaymentRecord,
} from '../../orders/records/payment.entity.ts';
import { LEGACY_MATCHING_MS } from '../../orders/records/payment-windows.ts';
import { paymentRepository } from '../../orders/records/payments.repository.ts';
import { refreshAwaited } from '../../orders/records/supplements.ts';
import { oweDifference } from '../../orders/refunds/refund-debts.ts';
import { refundReasons } from '../../orders/refunds/refund-reasons.ts';
import { orderPaid } from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { KeyedQueue } from '../../platform/keyed-queue.ts';
import { promotionRepository } from '../../promotions/promotion-repository.ts';
import type { RefundsService } from '../refunds/refunds.service.ts';
import { customerOf } from '../stripe/customers.ts';
import { readShopId } from '../stripe/shop-id.ts';
import type { StripeGateway } from '../stripe/stripe.gateway.ts';
import type { Intent, IntentOptions } from '../stripe/stripe-types.ts';
import type { LegacyMatchingService } from './legacy-matching.service.ts';
import type { MismatchedChargesService } from './mismatched-charges.service.ts';
import type { PaidFeesService } from './paid-fees.service.ts';
import type { PaidSupplementsService } from './paid-supplements.service.ts';
import type { ReservedEntriesService } from './reserved-entries.service.ts';

/**
 * Updates a payment to its state at Stripe. The webhook, the client's report and the
 * reconciliation all come here, in any order and any number of times, with the same result: each
 * change is a compare-and-set in a transaction, so only the first has an effect.
 */
export class SettlementService implements PaymentCanceller {
  private readonly queue = new KeyedQueue<PaymentRecord>();

  constructor(
    private readonly db: Database,
    private readonly stripe: StripeGateway,
    private readonly refunds: RefundsService,
    private readonly matching: LegacyMatchingService,
    private readonly reservedEntries: ReservedEntriesService,
    private readonly mismatchedCharges: MismatchedChargesService,
    private readonly paidSupplements: PaidSupplementsService,
    private readonly paidFees: PaidFeesService,
    private readonly plans: PlanKeeper,
    private readonly outbox: MailOutbox,
  ) {}

  /**
   * Settles by the intent's state, read now. The report and the webhook of one charge mostly arrive together:
   * the later one waits for the other, and finds it done.
   */
  async settle(payment: PaymentRecord): Promise<PaymentRecord> {
    if (isSettled(payment)) return this.finish(payment);
    return this.queue.run(payment._id.toHexString(), async (current = payment) => {
      if (isSettled(current)) return this.finish(current);
      if (!current.intentId) return current;
      return this.settleBy(current, await this.stripe.getIntent(current.intentId));
    });
  }

  /** Settles by a state of the intent that was just read. */
  async settleBy(payment: PaymentRecord, intent: Intent): Promise<PaymentRecord> {
    return (await this.apply(payment, intent)) ?? paymentRepository.reread(payment);
  }

  /**
   * Cancels an unpaid payment and releases its stock. The intent goes first: once Stripe can't
   * charge it any more, the stock may go. If it was charged in the meantime, it is settled instead.
   */
  async cancel(payment: PaymentRecord): Promise<PaymentRecord> {
    const intentId = payment.intentId ?? (await this.findIntentOrFail(payment));
    if (intentId) await this.apply(payment, await this.stripe.cancelIntent(intentId));
    return paymentRepository.reread(payment);
  }

  /**
   * The payment's intent at Stripe: made now, or found again by its idempotency key. A payment that Stripe will never
   * take ends.
   *
   * @returns with it the payment as it was after Stripe's answer
   * @throws DomainError PAYMENT_FAILED, UPSTREAM_UNAVAILABLE
   */
  async createIntent(payment: PaymentRecord): Promise<{ intent: Intent; current: PaymentRecord }> {
    const { _id, amount, email } = payment;
    const shopId = await readShopId();
    const intent = await this.stripe
      .createIntent(_id.toString(), toCents(amount), email, shopId, await this.cardOf(payment))
      .catch((error) => this.failIfRejected(payment, error));
    const updated = await PaymentModel.findOneAndUpdate(
      { _id, intentId: { $exists: false } },
      { intentId: intent.id },
      { returnDocument: 'after' },
    ).lean<PaymentRecord>();
    return {
      intent,
      current: updated ?? (await paymentRepository.reread({ ...payment, intentId: intent.id })),
    };
  }

  /** Whose card it is, where it is kept or was. The same for every call of a payment: Stripe compares them. */
  private async cardOf(payment: PaymentRecord): Promise<IntentOptions> {
    const { savesCard = false, repeatPlanId, email, uid, cardUid } = payment;
    if (!savesCard && !repeatPlanId && cardUid === undefined) return {};
    return { customerId: await customerOf({ uid: cardUid ?? uid, email }, this.stripe), savesCard };
  }

  private async failIfRejected(payment: PaymentRecord, error: unknown): Promise<never> {
    if (isRejected(error)) await this.close(payment, 'failed', error.message);
    throw error;
  }

  /** Without an intent id the call to Stripe may still have been made: the same key finds it again. */
  private async findIntentOrFail(payment: PaymentRecord): Promise<string | undefined> {
    try {
      return (await this.createIntent(payment)).intent.id;
    } catch (error) {
      if (!isRejected(error)) throw error;
      return undefined;
    }
  }

  /** @returns the payment as it is now, where that is known; null where it must be read again */
  private async apply(payment: PaymentRecord, intent: Intent): Promise<PaymentRecord | null> {
    const { _id } = payment;
    const { status, failureMessage } = intent;
    if (status === 'succeeded') return this.succeed(payment, intent);
    if (status === 'canceled') await this.close(payment, 'cancelled');
    else if (status === 'processing') await paymentRepository.tryMove({ _id }, 'processing', {}, null);
    else {
      const why = failureMessage ? { failureMessage } : {};
      await paymentRepository.tryMove({ _id }, 'requires_payment', why, null);
    }
    return null;
  }

  /** Records a charge: it pays the order that it was made for, or it is owed as a refund. */
  private async succeed(payment: PaymentRecord, intent: Intent): Promise<PaymentRecord | null> {
    const { _id, kind, uid } = payment;
    const served = await this.db.transaction(async (session) => {
      const order = {
        orderStatus: 'paid',
        packingPlace: packingPlaceOf(payment, [{ status: 'paid' }]),
      } as const;
      const paid = {
        settledAt: databaseClock.now(),
        openFor: undefined,
        failureMessage: undefined,
        ...(intent.card && { cardBrand: intent.card.brand, cardLast4: intent.card.last4 }),
        ...(kind === 'checkout' && order),
      };
      const moved = await paymentRepository.tryMove({ _id }, 'succeeded', paid, session);
      if (!moved) return null;

      const { before, after } = moved;
      if (before.supplementTo) await refreshAwaited(before.supplementTo, session);
      const isAsOrdered = intent.amountReceived === toCents(before.amount) && intent.currency === 'usd';
      if (!isAsOrdered) await this.mismatchedCharges.refundOtherAmount(before, intent, session);
      else if (isEnded(before)) await this.mismatchedCharges.refundLateCharge(before, intent, session);
      else if (before.kind === 'legacy') await this.waitForEntries(before, session);
      else if (before.kind === 'supplement') await this.paidSupplements.apply(after, session);
      else if (before.kind === 'adoption_fee') await this.paidFees.apply(after, session);
      else if (await this.fulfil(before, intent, session)) return after;
      return null;
    });
    if (served) return served;
    if (kind === 'legacy') await this.matching.matchPostedEntries(uid);
    await this.refunds.send(_id);
    return null;
  }

  /** What is left to do for a payment that was settled before: money back that was owed and perhaps not sent. */
  private async finish(payment: PaymentRecord): Promise<PaymentRecord> {
    const isOwed = payment.amountRefunded < payment.refundDue;
    if (!isOwed) return payment;
    await this.refunds.send(payment._id);
    return paymentRepository.reread(payment);
  }

  /**
   * Pays the orders of a payment. The payment was written in the same transaction, so that changes to its parcel take
   * turns.
   *
   * @returns whether all of it was served, so that nothing is owed as a refund
   */
  private async fulfil(payment: PaymentRecord, intent: Intent, session: ClientSession): Promise<boolean> {
    const { _id, entriesOrdered, promotionId } = payment;
    if (promotionId) await promotionRepository.confirm(_id, session);
    const paid = await this.reservedEntries.pay(_id, session);
    await this.recordRepeats(payment, intent, session);
    if (paid > 0) await this.outbox.add(orderPaid(payment), session);
    if (paid === entriesOrdered) return true;
    // What is no longer sold, or was cancelled while the card was being charged, is owed as a refund at once.
    const gone = await this.reservedEntries.cancelWithdrawn(_id, session);
    const hasGone = gone.length > 0;
    const reason = hasGone
      ? refundReasons.noLongerSold(gone.map(({ petname }) => petname))
      : refundReasons.cancelledMeanwhile;
    await refreshOrder(_id, session);
    const due = await oweDifference(_id, reason, session);
    if (due > 0 && hasGone) await paymentRepository.update(_id, { failureMessage: reason }, session);
    return due === 0 && !hasGone;
  }

  /** What the order does to repeat deliveries: it begins some, or is one. */
  private async recordRepeats(payment: PaymentRecord, { id }: Intent, session: ClientSession): Promise<void> {
    const { _id, savesCard, repeatPlanId, uid, cardUid = uid } = payment;
    if (!savesCard && !repeatPlanId) return;
    const paid = await cartEntryRepository.inState(_id, 'paid', session);
    if (repeatPlanId) await this.plans.advance(payment, paid, session);
    else await this.plans.begin(paid, { cardIntentId: id, ...(cardUid !== uid && { cardUid }) }, session);
  }

  private waitForEntries({ _id }: PaymentRecord, session: ClientSession): Promise<void> {
    return paymentRepository.update(_id, { closesAt: databaseClock.in(LEGACY_MATCHING_MS) }, session);
  }

  /** Ends an unpaid payment: its entries are cancelled, their stock is free again, and so is the use of a code. */
  private async close(
    { _id }: PaymentRecord,
    to: 'failed' | 'cancelled',
    failureMessage?: string,
  ): Promise<void> {
    const also = { openFor: undefined, ...noOrder, ...(failureMessage && { failureMessage }) };
    await this.db.transaction(async (session) => {
      const closed = await paymentRepository.tryMove({ _id }, to, also, session);
      if (!closed) return;
      const { supplementTo } = closed.after;
      if (supplementTo) await refreshAwaited(supplementTo, session);
      await this.reservedEntries.cancel(_id, session);
      await promotionRepository.release(_id, session);
    });
  }
}

/** Whether Stripe has nothing to say any more that would change it. An amount of the old client still waits for its cart. */
function isSettled(payment: PaymentRecord): boolean {
  return payment.kind !== 'legacy' && isCaptured(payment);
}

/** Whether Stripe will never take a payment. */
function isRejected(error: unknown): error is DomainError {
  return error instanceof DomainError && error.code === 'PAYMENT_FAILED';
}
