import Stripe from 'stripe';
import { type Cents, cents } from '../../../domain/money.ts';
import type { PaymentSettings } from '../app/settings.ts';
import { DomainError } from '../platform/domain-error.ts';

/** What the shop needs to know of a Stripe payment intent. */
export interface Intent {
  readonly id: string;
  readonly clientSecret: string;
  readonly status: Stripe.PaymentIntent.Status;
  /** Cents. */
  readonly amount: Cents;
  /** Cents that came in. */
  readonly amountReceived: Cents;
  readonly currency: string;
  /** Stripe's words about the last refused card. */
  readonly failureMessage: string | undefined;
}

/** A webhook event whose signature is right. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  /** Intent that it is about, where it is about one. */
  readonly intentId: string | undefined;
}

/** The only place that touches Stripe. Amounts are cents, the currency is usd. */
export class StripeGateway {
  private readonly stripe: Stripe;
  private readonly webhookSecret: string;

  constructor(settings: PaymentSettings) {
    this.webhookSecret = settings.webhookSecret;
    this.stripe = new Stripe(settings.secretKey, {
      // The default of 80 s, three times, would hold a shopper for minutes.
      timeout: 8000,
      maxNetworkRetries: 2,
      telemetry: false,
      ...(settings.kind === 'sandbox' && {
        host: settings.host,
        port: settings.port,
        protocol: 'http' as const,
      }),
    });
  }

  /**
   * Begins a payment. The idempotency key comes from the payment's id, which is stored before the
   * call, so repeating it after any crash finds the same intent.
   */
  async createIntent(paymentId: string, amount: Cents, email: string): Promise<Intent> {
    const intent = await this.ask(() =>
      this.stripe.paymentIntents.create(
        {
          amount,
          currency: 'usd',
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          description: `Pet shop payment ${paymentId}`,
          receipt_email: email,
          metadata: { paymentId },
        },
        { idempotencyKey: `payment_${paymentId}` },
      ),
    );
    return toIntent(intent);
  }

  async getIntent(intentId: string): Promise<Intent> {
    return toIntent(await this.ask(() => this.stripe.paymentIntents.retrieve(intentId)));
  }

  /** Calls an intent off; one that is already paid or called off is answered as it is. */
  async cancelIntent(intentId: string): Promise<Intent> {
    try {
      return toIntent(await this.stripe.paymentIntents.cancel(intentId));
    } catch (error) {
      const isSettled = error instanceof Stripe.errors.StripeInvalidRequestError;
      if (isSettled) return this.getIntent(intentId);
      throw translate(error);
    }
  }

  /** Gives money back. Repeating it with the same refund id gives nothing back twice. */
  async refund(refundId: string, intentId: string, amount: Cents): Promise<string> {
    const refund = await this.ask(() =>
      this.stripe.refunds.create(
        { payment_intent: intentId, amount, metadata: { refundId } },
        { idempotencyKey: `refund_${refundId}` },
      ),
    );
    return refund.id;
  }

  /**
   * Reads a webhook.
   *
   * @param body the bytes as they came: the signature covers them
   * @throws DomainError BAD_USER_INPUT when the signature is missing, wrong or older than five minutes
   */
  readEvent(body: Buffer, signature: string | undefined): StripeEvent {
    try {
      const event = this.stripe.webhooks.constructEvent(body, signature ?? '', this.webhookSecret);
      return { id: event.id, type: event.type, intentId: intentOf(event) };
    } catch {
      throw new DomainError('BAD_USER_INPUT', 'The webhook is not signed as it should be');
    }
  }

  private async ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw translate(error);
    }
  }
}

function toIntent(intent: Stripe.PaymentIntent): Intent {
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: intent.status,
    amount: cents(intent.amount),
    amountReceived: cents(intent.amount_received),
    currency: intent.currency,
    failureMessage: intent.last_payment_error?.message,
  };
}

function intentOf(event: Stripe.Event): string | undefined {
  const object = event.data.object as { object?: string; id?: string; payment_intent?: unknown };
  if (object.object === 'payment_intent') return object.id;
  return typeof object.payment_intent === 'string' ? object.payment_intent : undefined;
}

function translate(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) return new DomainError('PAYMENT_FAILED', error.message);
  const isOutage =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError;
  if (isOutage)
    return new DomainError(
      'UPSTREAM_UNAVAILABLE',
      'Card payments are not available right now. Nothing was charged.',
    );
  return error;
}
