import Stripe from 'stripe';
import type { Cents } from '../../../../domain/money/money.ts';
import type { EvidenceFieldName } from '../../../../domain/orders/dispute-evidence.ts';
import type { PaymentSettings } from '../../config/settings.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { ask, found, MAX_PAGE_SIZE, pageSince, pages } from './stripe-calls.ts';
import {
  isCardError,
  isDisputed,
  isNotPermitted,
  isRejection,
  isUnexpectedState,
  requireObject,
  translate,
} from './stripe-errors.ts';
import {
  toCardOwner,
  toChargeResult,
  toCustomerId,
  toDispute,
  toEvent,
  toIntent,
  toKeptCard,
  toRefund,
  toSavedCard,
} from './stripe-mapping.ts';
import {
  ChargeDisputedError,
  type ChargeResult,
  EvidenceRefusedError,
  type Intent,
  type IntentOptions,
  isTimely,
  type KeptCard,
  type SavedCard,
  type StripeDispute,
  type StripeEvent,
  type StripeRefund,
} from './stripe-types.ts';

const nothingChargedMessage = 'Card payments are not available right now. Nothing was charged.';
const unusableCard = {
  code: 'card_unusable',
  message: 'The saved card can no longer be charged.',
  needsShopper: false,
};

/** The only place that calls Stripe. Amounts are cents, the currency is usd. */
export class StripeGateway {
  private readonly stripe: Stripe;
  private readonly webhookSecret: string;
  private readonly isLive: boolean;

  constructor(settings: PaymentSettings) {
    this.webhookSecret = settings.webhookSecret;
    this.isLive = /^(sk|rk)_live_/.test(settings.secretKey);
    this.stripe = new Stripe(settings.secretKey, {
      // The default of 80 s, three times, would hold a shopper for minutes.
      timeout: 8000,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(settings.kind === 'sandbox' && {
        host: settings.host,
        port: settings.port,
        protocol: 'http' as const,
      }),
    });
  }

  /**
   * Creates an intent. The idempotency key comes from the payment's id, which is stored before the
   * call, so repeating it after any crash finds the same intent.
   *
   * @param shopId which shop makes it, for the comparison of the books
   * @throws DomainError PAYMENT_FAILED when Stripe will never take it, UPSTREAM_UNAVAILABLE when it may later
   */
  async createIntent(
    paymentId: string,
    amount: Cents,
    email: string,
    shopId?: string,
    { customerId, savesCard = false }: IntentOptions = {},
  ): Promise<Intent> {
    try {
      const intent = await this.stripe.paymentIntents.create(
        {
          amount,
          currency: 'usd',
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          description: `Pet shop payment ${paymentId}`,
          receipt_email: email,
          metadata: { paymentId, ...(shopId && { shopMark: shopId }) },
          ...(customerId && { customer: customerId }),
          ...(savesCard && { setup_future_usage: 'off_session' }),
        },
        { idempotencyKey: `payment_${paymentId}` },
      );
      return toIntent(intent);
    } catch (error) {
      if (isRejection(error)) throw new DomainError('PAYMENT_FAILED', error.message);
      throw translate(error, nothingChargedMessage);
    }
  }

  /**
   * Makes the customer that an account's cards are saved for. Repeated within a day by the same key, it finds the same
   * one: store the id.
   *
   * @param key the shop's own id of the account
   * @returns Stripe's id of the customer
   * @throws DomainError PAYMENT_FAILED when Stripe will never take it, UPSTREAM_UNAVAILABLE when it may later
   */
  async createCustomer(key: string, email: string): Promise<string> {
    try {
      const options = { idempotencyKey: `customer_${key}` };
      return toCustomerId(
        await this.stripe.customers.create({ email, metadata: { accountId: key } }, options),
      );
    } catch (error) {
      if (isRejection(error)) throw new DomainError('PAYMENT_FAILED', error.message);
      throw translate(error, nothingChargedMessage);
    }
  }

  /**
   * The card that a payment saved.
   *
   * @returns null where the intent is not paid, saved none, or the card was forgotten since
   * @throws DomainError UPSTREAM_UNAVAILABLE
   */
  async findSavedCard(intentId: string): Promise<SavedCard | null> {
    const expand = ['payment_method'];
    const intent = await found(() => this.stripe.paymentIntents.retrieve(intentId, { expand }));
    return intent && toSavedCard(intent);
  }

  /**
   * Charges an intent of `createIntent` with a saved card of its customer, who is away. One that is paid or cancelled
   * stays as it is, a decline stays that decline: for another try, make another intent.
   *
   * @returns the intent as it is now, and why the card was not charged where it was not
   * @throws DomainError UPSTREAM_UNAVAILABLE
   */
  async chargeIntent(intentId: string, paymentMethodId: string): Promise<ChargeResult> {
    try {
      await this.stripe.paymentIntents.confirm(
        intentId,
        { payment_method: paymentMethodId, off_session: true },
        { idempotencyKey: `charge_${intentId}_${paymentMethodId}` },
      );
    } catch (error) {
      if (isRejection(error) && !isUnexpectedState(error)) {
        return { intent: await this.getIntent(intentId), decline: unusableCard };
      }
      if (!isCardError(error) && !isRejection(error)) throw translate(error);
    }
    // The answer to a repeated key is the first answer: only a look-up says how it stands now.
    const expand = ['payment_method'];
    return toChargeResult(await ask(() => this.stripe.paymentIntents.retrieve(intentId, { expand })));
  }

  /**
   * The cards that are kept for a customer, newest first; none for a customer that Stripe does not know any more.
   *
   * @throws DomainError UPSTREAM_UNAVAILABLE
   */
  async listCards(customerId: string): Promise<KeptCard[]> {
    const wanted = { type: 'card', limit: MAX_PAGE_SIZE } as const;
    const page = await found(() => this.stripe.customers.listPaymentMethods(customerId, wanted));
    if (!page) return [];
    requireObject('list', page);
    return page.data.flatMap(toKeptCard);
  }

  /** The customer whose card it is; null where there is no such card. @throws DomainError UPSTREAM_UNAVAILABLE */
  async findCardOwner(paymentMethodId: string): Promise<string | null> {
    const method = await found(() => this.stripe.paymentMethods.retrieve(paymentMethodId));
    return method && toCardOwner(method);
  }

  /**
   * Makes a saved card one that nobody can charge any more; nothing where that was done before.
   *
   * @throws DomainError UPSTREAM_UNAVAILABLE
   */
  async forgetSavedCard(paymentMethodId: string): Promise<void> {
    try {
      await this.stripe.paymentMethods.detach(paymentMethodId);
    } catch (error) {
      if (!isRejection(error)) throw translate(error);
    }
  }

  /**
   * Has Stripe forget a customer with all cards; nothing where that was done before. Charges stay in its books.
   *
   * @throws DomainError UPSTREAM_UNAVAILABLE
   */
  async forgetCustomer(customerId: string): Promise<void> {
    for (const { paymentMethodId } of await this.listCards(customerId)) {
      await this.forgetSavedCard(paymentMethodId);
    }
    await found(() => this.stripe.customers.del(customerId));
  }

  async getIntent(intentId: string): Promise<Intent> {
    const expand = ['payment_method'];
    return toIntent(await ask(() => this.stripe.paymentIntents.retrieve(intentId, { expand })));
  }

  /** Cancels an intent; one that is already paid or cancelled is returned as it is. */
  async cancelIntent(intentId: string): Promise<Intent> {
    try {
      return toIntent(await this.stripe.paymentIntents.cancel(intentId));
    } catch (error) {
      if (isRejection(error)) return this.getIntent(intentId);
      throw translate(error);
    }
  }

  /**
   * Makes a refund. Repeating it with the same key refunds nothing twice.
   *
   * @throws ChargeDisputedError while the card's bank has the money; with this key, from then on for ever
   */
  async refund(key: string, refundId: string, intentId: string, amount: Cents): Promise<string> {
    try {
      const refund = await this.stripe.refunds.create(
        { payment_intent: intentId, amount, metadata: { refundId } },
        { idempotencyKey: `refund_${key}` },
      );
      return toRefund(refund).id;
    } catch (error) {
      if (isDisputed(error)) throw new ChargeDisputedError(error.message);
      throw translate(error);
    }
  }

  /**
   * Refunds all that is left of a charge; nothing where that was done before.
   *
   * @returns false where the card's bank has the money, because the charge is disputed
   */
  async refundRest(intentId: string): Promise<boolean> {
    try {
      const refund = await this.stripe.refunds.create(
        { payment_intent: intentId },
        { idempotencyKey: `refund_all_${intentId}` },
      );
      requireObject('refund', refund);
    } catch (error) {
      if (isDisputed(error)) return false;
      const isDone = isRejection(error) && error.code === 'charge_already_refunded';
      if (!isDone) throw translate(error);
    }
    return true;
  }

  /** All refunds of an intent, newest first. */
  async refundsOf(intentId: string): Promise<StripeRefund[]> {
    const page = await ask(() =>
      this.stripe.refunds.list({ payment_intent: intentId, limit: MAX_PAGE_SIZE }),
    );
    requireObject('list', page);
    return page.data.map(toRefund);
  }

  findRefund(id: string): Promise<StripeRefund | null> {
    return found(async () => toRefund(await this.stripe.refunds.retrieve(id)));
  }

  findDispute(id: string): Promise<StripeDispute | null> {
    return found(async () => toDispute(await this.stripe.disputes.retrieve(id)));
  }

  /**
   * Sends evidence to the card's bank, for good. Repeating it with the same key sends nothing twice; the dispute says by
   * which key it was.
   *
   * @throws EvidenceRefusedError when Stripe will not take it; DomainError UPSTREAM_UNAVAILABLE
   */
  async submitEvidence(
    id: string,
    key: string,
    evidence: Readonly<Partial<Record<EvidenceFieldName, string>>>,
  ): Promise<void> {
    try {
      const metadata = { shopEvidence: key };
      const update = { evidence, submit: true, metadata };
      requireObject(
        'dispute',
        await this.stripe.disputes.update(id, update, { idempotencyKey: `evidence_${key}` }),
      );
    } catch (error) {
      if (isRejection(error)) throw new EvidenceRefusedError(error.message);
      if (isNotPermitted(error)) throw new EvidenceRefusedError('its key may not write disputes');
      throw translate(error);
    }
  }

  /** Every intent made since then, newest first, page by page; also those that others made in this account. */
  intentsSince(since: Date): AsyncGenerator<Intent[]> {
    return pages((after) => this.stripe.paymentIntents.list(pageSince(since, after)), toIntent);
  }

  /** Every refund made since then, in the same way. */
  refundsSince(since: Date): AsyncGenerator<StripeRefund[]> {
    return pages((after) => this.stripe.refunds.list(pageSince(since, after)), toRefund);
  }

  /** Every dispute that was opened since then, in the same way. */
  disputesSince(since: Date): AsyncGenerator<StripeDispute[]> {
    return pages((after) => this.stripe.disputes.list(pageSince(since, after)), toDispute);
  }

  /**
   * Reads a webhook.
   *
   * @param body the bytes as they came: the signature covers them
   * @throws DomainError BAD_USER_INPUT when the signature is missing, wrong, or its time more than five minutes off
   */
  readEvent(body: Buffer, signature: string | undefined): StripeEvent {
    try {
      const now = databaseClock.now();
      const { webhooks } = this.stripe;
      const { DEFAULT_TOLERANCE: tolerance } = webhooks;
      const ms = now.getTime();
      const event = webhooks.constructEvent(
        body,
        signature ?? '',
        this.webhookSecret,
        tolerance,
        undefined,
        ms,
      );
      // Stripe's library rejects old times only: one signed for tomorrow could be played again until then.
      if (isTimely(signature ?? '', now)) return toEvent(event, this.isLive);
    } catch {
      // Whatever is wrong with it: who sends such things learns nothing about it.
    }
    throw new DomainError('BAD_USER_INPUT', 'The webhook is not signed as it should be');
  }
}
