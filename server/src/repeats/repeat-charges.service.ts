import type { ClientSession, Types } from 'mongoose';
import { retryDate } from '../../../domain/repeats/declined-cards.ts';
import type { PlanDate } from '../../../domain/repeats/plan-dates.ts';
import type { Database } from '../database/database.ts';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import { cartEntryRepository } from '../orders/cart-entries/cart-entries.repository.ts';
import type { CartLine } from '../orders/cart-entries/cart-lines.ts';
import { isOpen, PaymentModel, type PaymentRecord } from '../orders/records/payment.entity.ts';
import { paymentRepository } from '../orders/records/payments.repository.ts';
import { aboutPlan, repeatLeftOut } from '../outbox/mail-events.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import type { SettlementService } from '../payments/settlement/settlement.service.ts';
import type { StripeGateway } from '../payments/stripe/stripe.gateway.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { TermsSource } from '../shop-settings/current-shop-settings.ts';
import { shopToday } from '../shop-settings/shop-today.ts';
import { nextCycle } from './repeat-deliveries.ts';
import type { RepeatOrderService } from './repeat-order.service.ts';
import type { RepeatCard, RepeatPlan, RepeatPlanRecord } from './repeat-plan.entity.ts';
import { repeatPlanRepository } from './repeat-plan.repository.ts';

const NO_CARD = 'The saved card can no longer be charged.';

/**
 * Charges the deliveries of plans. The order and the hold on its stock are durable before the card is charged, and a
 * plan opens its next payment only once the one before it has ended at Stripe: so no cycle is charged twice, whichever
 * processes do this at the same time and wherever they are killed.
 */
export class RepeatChargesService {
  constructor(
    private readonly db: Database,
    private readonly orders: RepeatOrderService,
    private readonly stripe: StripeGateway,
    private readonly settlement: SettlementService,
    private readonly outbox: MailOutbox,
    private readonly settings: TermsSource,
  ) {}

  /**
   * Takes a plan as far as it can go now: its order is opened if it is due, charged if it is open, and what came of it
   * is recorded.
   *
   * @throws DomainError UPSTREAM_UNAVAILABLE; whatever is under way is continued by the next round
   */
  async proceed(planId: Types.ObjectId): Promise<void> {
    const plan = await repeatPlanRepository.find({ _id: planId }, null);
    if (!plan) return;
    const paymentId = plan.paymentId ?? (await this.open(planId));
    const [payment] = paymentId ? await paymentRepository.findCertain({ _id: paymentId }) : [];
    if (!payment) return;
    const ended = isOpen(payment) ? await this.charge(planId, payment) : payment;
    if (!isOpen(ended)) await this.conclude(planId, ended);
  }

  /** @returns the payment that the plan waits for now; none where nothing is due or can be had */
  private async open(_id: Types.ObjectId): Promise<Types.ObjectId | undefined> {
    try {
      return await this.db.transaction(async (session) => {
        const plan = await repeatPlanRepository.find({ _id }, session);
        if (!plan || plan.paymentId || !isDue(plan, await this.today(session))) return plan?.paymentId;
        const next = await this.orders.nextDeliveryIn(plan, session);
        if (next.kind === 'consent') return undefined;
        if (next.kind === 'gone') {
          await this.pause(plan, `${plan.petname} is no longer sold.`, session);
          return undefined;
        }
        if (next.kind === 'sold out') {
          await repeatPlanRepository.change(_id, nextCycle(plan, await this.today(session)), session);
          await this.outbox.add([repeatLeftOut(plan)], session);
          return undefined;
        }
        return (await this.openIn(plan, next.lines, session))._id;
      });
    } catch (error) {
      // Another process has opened it, or the last pieces were sold this moment: the next round looks again.
      if (isDuplicateKey(error)) return undefined;
      if (error instanceof DomainError && error.code === 'OUT_OF_STOCK') return undefined;
      throw error;
    }
  }

  /** Writes the order that a plan waits for from then on. @throws DomainError OUT_OF_STOCK, BAD_USER_INPUT */
  async openIn(
    plan: RepeatPlanRecord,
    lines: readonly CartLine[],
    session: ClientSession,
  ): Promise<PaymentRecord> {
    const payment = await this.orders.place(plan, lines, session);
    await repeatPlanRepository.change(plan._id, { paymentId: payment._id }, session);
    return payment;
  }

  /** Charges the saved card, unless the shopper has called the plan off. @returns the payment as it is then */
  private async charge(planId: Types.ObjectId, payment: PaymentRecord): Promise<PaymentRecord> {
    const { intentId, current } = await this.intentOf(payment);
    const card = await this.cardOf(planId);
    // Read as late as can be, and as it surely is: what was ended or begun anew is not charged.
    const [plan] = await repeatPlanRepository.findCertain({ _id: planId });
    if (plan?.status !== 'active' || !plan.paymentId?.equals(payment._id))
      return this.settlement.cancel(current);
    if (!card) return this.decline(current, NO_CARD);
    const { intent, decline } = await this.stripe.chargeIntent(intentId, card.paymentMethodId);
    if (decline) return this.decline(current, decline.message);
    return this.settlement.settleBy(current, intent);
  }

  /** Stripe remembers for a day that an intent was asked for: one that is known is never asked for again. */
  private async intentOf(payment: PaymentRecord): Promise<{ intentId: string; current: PaymentRecord }> {
    if (payment.intentId) return { intentId: payment.intentId, current: payment };
    const { intent, current } = await this.settlement.createIntent(payment);
    return { intentId: intent.id, current };
  }

  /** Ends a payment whose card was declined: the next try is another one, at the price of its day. */
  private async decline(payment: PaymentRecord, failureMessage: string): Promise<PaymentRecord> {
    await paymentRepository.update(payment._id, { failureMessage });
    return this.settlement.cancel(payment);
  }

  /** @returns null where the payment that began the plan has saved none, or it was forgotten */
  async cardOf(_id: Types.ObjectId): Promise<RepeatCard | null> {
    const plan = await repeatPlanRepository.find({ _id }, null);
    if (!plan || plan.card) return plan?.card ?? null;
    const { cardIntentId } = plan;
    const saved = await this.stripe.findSavedCard(cardIntentId);
    if (!saved) return null;
    const { brand, last4, paymentMethodId } = saved;
    const card = { brand, last4, paymentMethodId };
    await repeatPlanRepository.rememberCard({ _id, cardIntentId }, card);
    return card;
  }

  /** Makes the card of a plan that is over one that nobody can charge, unless another plan does. */
  async forgetCard({ card, cardIntentId, paymentId }: RepeatPlan): Promise<void> {
    const isUsed = paymentId || (await repeatPlanRepository.isCharged(cardIntentId));
    if (!card || isUsed || (await isKept(cardIntentId))) return;
    await this.stripe.forgetSavedCard(card.paymentMethodId);
  }

  /** Records a payment that ended and brought no delivery. What it paid was recorded when it was paid. */
  private async conclude(planId: Types.ObjectId, { _id: paymentId, failureMessage }: PaymentRecord) {
    await this.db.transaction(async (session) => {
      const plan = await repeatPlanRepository.find({ _id: planId, paymentId }, session);
      if (!plan) return;
      const attempts = plan.attempts + 1;
      const isCalledOff = failureMessage === undefined && (await isCancelledByShopper(paymentId));
      if (isCalledOff)
        await repeatPlanRepository.change(planId, nextCycle(plan, await this.today(session)), session);
      else if (failureMessage === undefined || plan.status !== 'active')
        await repeatPlanRepository.change(planId, { attempts, paymentId: undefined }, session);
      else await this.recordDecline({ ...plan, attempts }, paymentId, failureMessage, session);
    });
  }

  private async recordDecline(
    plan: RepeatPlanRecord,
    paymentId: Types.ObjectId,
    problem: string,
    session: ClientSession,
  ): Promise<void> {
    const { _id, attempts } = plan;
    const firstTried = plan.firstTried ?? (await this.today(session));
    const declines = plan.declines + 1;
    const chargeDate = retryDate(firstTried, declines);
    const tried = { attempts, declines, firstTried, problem, paymentId: undefined };
    if (chargeDate) await repeatPlanRepository.change(_id, { ...tried, chargeDate }, session);
    else await repeatPlanRepository.move(_id, 'paused', tried, session);
    await this.outbox.add([aboutPlan('REPEAT_DECLINED', plan, paymentId)], session);
  }

  private async pause(plan: RepeatPlanRecord, problem: string, session: ClientSession): Promise<void> {
    await repeatPlanRepository.move(plan._id, 'paused', { problem }, session);
    await this.outbox.add([aboutPlan('REPEAT_DECLINED', plan, plan._id)], session);
  }

  private today(session: ClientSession): Promise<PlanDate> {
    return shopToday(this.settings, session);
  }
}

function isDue({ status, chargeDate }: RepeatPlanRecord, today: PlanDate): boolean {
  return status === 'active' && chargeDate <= today;
}

async function isCancelledByShopper(paymentId: Types.ObjectId): Promise<boolean> {
  const cancelled = await cartEntryRepository.inState(paymentId, 'cancelled', null);
  return cancelled.some(({ cancelledBy }) => cancelledBy === 'shopper');
}

/** Whether the shopper wanted the card of a payment kept, or had it kept before. */
async function isKept(intentId: string): Promise<boolean> {
  return (await PaymentModel.exists({ intentId, keepsCard: true })) !== null;
}
