import { formatDollars, toCents, toDollars } from '../../../../domain/money/money.ts';
import { isObjectId } from '../../database/object-id.ts';
import {
  isCaptured,
  isOpen,
  outcomeOf,
  PaymentModel,
  type PaymentRecord,
} from '../../orders/records/payment.entity.ts';
import { type FindingsService, paymentFinding } from '../findings/findings.service.ts';
import type { SettlementService } from '../settlement/settlement.service.ts';
import { readShopId } from '../stripe/shop-id.ts';
import type { StripeGateway } from '../stripe/stripe.gateway.ts';
import type { Intent } from '../stripe/stripe-types.ts';
import type { ReconciliationRunner } from './reconciliation-run.ts';

/** Compares the shop's payments with Stripe's list of intents, and resolves what does not agree. */
export class StripePaymentsCheckService {
  constructor(
    private readonly stripe: StripeGateway,
    private readonly settlement: SettlementService,
    private readonly findings: FindingsService,
  ) {}

  /** Compares everything that Stripe created since a time. */
  async compare(runner: ReconciliationRunner, since: Date): Promise<void> {
    await runner.eachPage(this.stripe.intentsSince(since), (page) => this.comparePage(runner, page));
  }

  /** Compares an intent of an earlier run again. */
  async compareAgain(runner: ReconciliationRunner, intentId: string): Promise<void> {
    await this.comparePage(runner, [await this.stripe.getIntent(intentId)]);
  }

  /** Whether Stripe captured what a paid payment says. */
  async agrees(payment: PaymentRecord): Promise<boolean> {
    if (!payment.intentId) return false;
    return agreesWithIntent(payment, await this.stripe.getIntent(payment.intentId));
  }

  /** Whether a card could still pay an intent. */
  async isChargeable(intentId: string): Promise<boolean> {
    return !isFinal(await this.stripe.getIntent(intentId));
  }

  private async comparePage(runner: ReconciliationRunner, intents: readonly Intent[]): Promise<void> {
    const ownShopId = await readShopId();
    const payments = await PaymentModel.find({
      $or: [
        { intentId: { $in: intents.map((intent) => intent.id) } },
        { _id: { $in: intents.map((intent) => intent.paymentId).filter(isObjectId) } },
      ],
    }).lean<PaymentRecord[]>();
    const byIntent = new Map(payments.map((payment) => [payment.intentId, payment]));
    const byId = new Map(payments.map((payment) => [payment._id.toString(), payment]));

    await runner.each(intents, async (intent) => {
      const payment = byIntent.get(intent.id) ?? (await this.adopt(intent, byId.get(intent.paymentId ?? '')));
      if (payment) await this.compareOne(runner, payment, intent);
      else if (intent.shopId === ownShopId) await this.endUnknownIntent(runner, intent);
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
    runner: ReconciliationRunner,
    payment: PaymentRecord,
    intent: Intent,
  ): Promise<void> {
    if (isOpen(payment)) {
      if (isFinal(intent)) await this.settle(runner, payment);
    } else if (isCaptured(payment)) {
      if (!agreesWithIntent(payment, intent)) await this.reportDifference(runner, payment, intent);
    } else if (intent.status === 'succeeded') {
      // A late charge, which the settlement records and refunds.
      await this.settlement.settle(payment);
    } else if (!isFinal(intent)) {
      await this.cancelAtStripe(runner, payment, intent);
    }
  }

  private async settle(runner: ReconciliationRunner, payment: PaymentRecord): Promise<void> {
    const what = 'Stripe had finished a payment that was still open here.';
    await runner.resolve(paymentFinding('unsettled', payment, what), async () =>
      outcomeOf(await this.settlement.settle(payment)),
    );
  }

  private async cancelAtStripe(
    runner: ReconciliationRunner,
    payment: PaymentRecord,
    intent: Intent,
  ): Promise<void> {
    const what = 'A payment that has ended here could still be charged at Stripe.';
    await runner.resolve(paymentFinding('unsettled', payment, what), async () => {
      await this.settlement.settleBy(payment, await this.stripe.cancelIntent(intent.id));
      return 'It was called off at Stripe, too.';
    });
  }

  /** Nothing that the shop could do by itself: somebody changed one of the two books by hand. */
  private async reportDifference(
    runner: ReconciliationRunner,
    payment: PaymentRecord,
    intent: Intent,
  ): Promise<void> {
    const charged = formatDollars(toDollars(intent.amountReceived));
    const what = `The books say ${formatDollars(payment.amount)} came in; Stripe captured ${charged} (${intent.status}).`;
    const found = { ...paymentFinding('other_amount', payment, what), intentId: intent.id };
    await runner.resolve(found, async () => null);
  }

  /** An intent of this shop that no payment knows: it is cancelled, or its money goes back. */
  private async endUnknownIntent(runner: ReconciliationRunner, intent: Intent): Promise<void> {
    const isDone =
      intent.status === 'canceled' || (await this.findings.isResolved('unknown_intent', intent.id));
    if (isDone) return;
    const found = {
      kind: 'unknown_intent' as const,
      subject: intent.id,
      what: 'Stripe has a payment of this shop that is not in its books.',
      amount: toDollars(intent.amount),
      intentId: intent.id,
    };
    await runner.resolve(found, () => this.undo(intent));
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
function isFinal({ status }: Intent): boolean {
  return status === 'succeeded' || status === 'canceled';
}

function agreesWithIntent(payment: PaymentRecord, intent: Intent): boolean {
  return intent.status === 'succeeded' && intent.amountReceived === toCents(payment.amount);
}
