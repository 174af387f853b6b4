import { formatDollars, toCents, toDollars } from '../../../../domain/money/money.ts';
import { isObjectId } from '../../database/object-id.ts';
import { aboutPayment, type FindingsService } from '../discrepancies/discrepancies.service.ts';
import {
  isCaptured,
  isOpen,
  outcomeOf,
  PaymentModel,
  type PaymentRecord,
} from '../records/payment.entity.ts';
import type { SettlementService } from '../settlement/settlement.service.ts';
import { shopMark } from '../stripe/shop-id.ts';
import type { StripeGateway } from '../stripe/stripe.gateway.ts';
import type { Intent } from '../stripe/stripe-types.ts';
import type { ReconciliationRound } from './reconciliation-run.ts';

/** Holds the shop's payments beside Stripe's list of intents, and resolves what does not agree. */
export class LedgerComparisonService {
  constructor(
    private readonly stripe: StripeGateway,
    private readonly settlement: SettlementService,
    private readonly findings: FindingsService,
  ) {}

  /** Compares all that Stripe has made since a moment. */
  async compare(round: ReconciliationRound, since: Date): Promise<void> {
    await round.eachPage(this.stripe.intentsSince(since), (page) => this.comparePage(round, page));
  }

  /** Looks again at an intent of an earlier round. */
  async compareAgain(round: ReconciliationRound, intentId: string): Promise<void> {
    await this.comparePage(round, [await this.stripe.getIntent(intentId)]);
  }

  /** Whether Stripe captured what a paid payment says. */
  async agrees(payment: PaymentRecord): Promise<boolean> {
    if (!payment.intentId) return false;
    return isAsNoted(payment, await this.stripe.getIntent(payment.intentId));
  }

  /** Whether a card could still pay an intent. */
  async isChargeable(intentId: string): Promise<boolean> {
    return !isOver(await this.stripe.getIntent(intentId));
  }

  private async comparePage(round: ReconciliationRound, intents: readonly Intent[]): Promise<void> {
    const mark = await shopMark();
    const payments = await PaymentModel.find({
      $or: [
        { intentId: { $in: intents.map((intent) => intent.id) } },
        { _id: { $in: intents.map((intent) => intent.paymentId).filter(isObjectId) } },
      ],
    }).lean<PaymentRecord[]>();
    const byIntent = new Map(payments.map((payment) => [payment.intentId, payment]));
    const byId = new Map(payments.map((payment) => [payment._id.toString(), payment]));

    await round.each(intents, async (intent) => {
      const payment = byIntent.get(intent.id) ?? (await this.adopt(intent, byId.get(intent.paymentId ?? '')));
      if (payment) await this.compareOne(round, payment, intent);
      else if (intent.shopMark === mark) await this.endUnknown(round, intent);
    });
  }

  /** An intent whose id was never stored, because the process died first, gets its payment back. */
  private async adopt(intent: Intent, payment: PaymentRecord | undefined): Promise<PaymentRecord | null> {
    if (!payment) return null;
    return PaymentModel.findOneAndUpdate(
      { _id: payment._id, intentId: { $in: [null, intent.id] } },
      { intentId: intent.id },
      { returnDocument: 'after' },
    ).lean<PaymentRecord>();
  }

  private async compareOne(
    round: ReconciliationRound,
    payment: PaymentRecord,
    intent: Intent,
  ): Promise<void> {
    if (isOpen(payment)) {
      if (isOver(intent)) await this.settle(round, payment);
    } else if (isCaptured(payment)) {
      if (!isAsNoted(payment, intent)) await this.reportOther(round, payment, intent);
    } else if (intent.status === 'succeeded') {
      // A late charge, which the settlement writes down and gives back.
      await this.settlement.settle(payment);
    } else if (!isOver(intent)) {
      await this.callOffAtStripe(round, payment, intent);
    }
  }

  private async settle(round: ReconciliationRound, payment: PaymentRecord): Promise<void> {
    const what = 'Stripe had finished a payment that was still open here.';
    await round.resolve(aboutPayment('unsettled', payment, what), async () =>
      outcomeOf(await this.settlement.settle(payment)),
    );
  }

  private async callOffAtStripe(
    round: ReconciliationRound,
    payment: PaymentRecord,
    intent: Intent,
  ): Promise<void> {
    const what = 'A payment that has ended here could still be charged at Stripe.';
    await round.resolve(aboutPayment('unsettled', payment, what), async () => {
      await this.settlement.settleBy(payment, await this.stripe.cancelIntent(intent.id));
      return 'It was called off at Stripe, too.';
    });
  }

  /** Nothing that the shop could do by itself: somebody changed one of the two books by hand. */
  private async reportOther(
    round: ReconciliationRound,
    payment: PaymentRecord,
    intent: Intent,
  ): Promise<void> {
    const charged = formatDollars(toDollars(intent.amountReceived));
    const what = `The books say ${formatDollars(payment.amount)} came in; Stripe captured ${charged} (${intent.status}).`;
    const found = { ...aboutPayment('other_amount', payment, what), intentId: intent.id };
    await round.resolve(found, async () => null);
  }

  /** An intent of this shop that no payment knows: it is called off, or its money goes back. */
  private async endUnknown(round: ReconciliationRound, intent: Intent): Promise<void> {
    const isDone =
      intent.status === 'canceled' || (await this.findings.isSolved('unknown_intent', intent.id));
    if (isDone) return;
    const found = {
      kind: 'unknown_intent' as const,
      subject: intent.id,
      what: 'Stripe has a payment of this shop that is not in its books.',
      amount: toDollars(intent.amount),
      intentId: intent.id,
    };
    await round.resolve(found, () => this.undo(intent));
  }

  private async undo(intent: Intent): Promise<string | null> {
    const now = intent.status === 'succeeded' ? intent : await this.stripe.cancelIntent(intent.id);
    if (now.status === 'canceled') return 'It was called off.';
    if (now.status !== 'succeeded') return null;
    if (!(await this.stripe.refundRest(intent.id))) return 'The card’s bank has taken the money back.';
    return `Gave back ${formatDollars(toDollars(now.amountReceived))}.`;
  }
}

/** Whether no card can pay it any more. */
function isOver({ status }: Intent): boolean {
  return status === 'succeeded' || status === 'canceled';
}

function isAsNoted(payment: PaymentRecord, intent: Intent): boolean {
  return intent.status === 'succeeded' && intent.amountReceived === toCents(payment.amount);
}
