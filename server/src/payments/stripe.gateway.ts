import Stripe from 'stripe';
import type { DisputeStatus } from '../../../domain/dispute-states.ts';
import { type Cents, cents } from '../../../domain/money.ts';
import type { PaymentSettings } from '../app/settings.ts';
import { databaseClock } from '../platform/database-clock.ts';
import { DomainError } from '../platform/domain-error.ts';
import {
  ChargeDisputedError,
  type Intent,
  isTimely,
  type StripeDispute,
  type StripeEvent,
  type StripeRefund,
} from './stripe-objects.ts';

/** Most objects of a page of Stripe's lists. */
const PAGE = 100;

const nothingCharged = 'Card payments are not available right now. Nothing was charged.';
const noAnswer = 'The card payments do not answer right now. Please look again in a moment.';

/** The only place that touches Stripe. Amounts are cents, the currency is usd. */
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
   * Begins a payment. The idempotency key comes from the payment's id, which is stored before the
   * call, so repeating it after any crash finds the same intent.
   *
   * @param shopMark which shop makes it, for the comparison of the books
   * @throws DomainError PAYMENT_FAILED when Stripe will never take it, UPSTREAM_UNAVAILABLE when it may later
   */
  async createIntent(paymentId: string, amount: Cents, email: string, shopMark?: string): Promise<Intent> {
    try {
      const intent = await this.stripe.paymentIntents.create(
        {
          amount,
          currency: 'usd',
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          description: `Pet shop payment ${paymentId}`,
          receipt_email: email,
          metadata: { paymentId, ...(shopMark && { shopMark }) },
        },
        { idempotencyKey: `payment_${paymentId}` },
      );
      return toIntent(intent);
    } catch (error) {
      if (isRefusal(error)) throw new DomainError('PAYMENT_FAILED', error.message);
      throw translate(error, nothingCharged);
    }
  }

  async getIntent(intentId: string): Promise<Intent> {
    return toIntent(await this.ask(() => this.stripe.paymentIntents.retrieve(intentId)));
  }

  /** Calls an intent off; one that is already paid or called off is answered as it is. */
  async cancelIntent(intentId: string): Promise<Intent> {
    try {
      return toIntent(await this.stripe.paymentIntents.cancel(intentId));
    } catch (error) {
      if (isRefusal(error)) return this.getIntent(intentId);
      throw translate(error);
    }
  }

  /**
   * Gives money back. Repeating it with the same key gives nothing back twice.
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
   * Gives back all that is left of a charge; nothing where that was done before.
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
      const isDone = isRefusal(error) && error.code === 'charge_already_refunded';
      if (!isDone) throw translate(error);
    }
    return true;
  }

  /** All refunds of an intent, newest first. */
  async refundsOf(intentId: string): Promise<StripeRefund[]> {
    const page = await this.ask(() => this.stripe.refunds.list({ payment_intent: intentId, limit: PAGE }));
    requireObject('list', page);
    return page.data.map(toRefund);
  }

  findRefund(id: string): Promise<StripeRefund | null> {
    return found(async () => toRefund(await this.stripe.refunds.retrieve(id)));
  }

  findDispute(id: string): Promise<StripeDispute | null> {
    return found(async () => toDispute(await this.stripe.disputes.retrieve(id)));
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
      const secret = this.webhookSecret;
      const tolerance = webhooks.DEFAULT_TOLERANCE;
      const event = webhooks.constructEvent(
        body,
        signature ?? '',
        secret,
        tolerance,
        undefined,
        now.getTime(),
      );
      // Stripe's library refuses old times only: one signed for tomorrow could be played again until then.
      if (isTimely(signature ?? '', now)) return toEvent(event, this.isLive);
    } catch {
      // Whatever is wrong with it: who sends such things learns nothing about it.
    }
    throw new DomainError('BAD_USER_INPUT', 'The webhook is not signed as it should be');
  }

  private async ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw translate(error);
    }
  }
}

/** What Stripe is asked for by its id; null where it has no such thing. */
async function found<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (isRefusal(error) && error.code === 'resource_missing') return null;
    throw translate(error);
  }
}

function pageSince(since: Date, after: string | undefined) {
  return {
    limit: PAGE,
    created: { gte: Math.floor(since.getTime() / 1000) },
    ...(after && { starting_after: after }),
  };
}

async function* pages<S extends { id: string }, T>(
  read: (after: string | undefined) => Promise<Stripe.ApiList<S>>,
  toOurs: (object: S) => T,
): AsyncGenerator<T[]> {
  let after: string | undefined;
  for (;;) {
    const page = await read(after).catch((error) => {
      throw translate(error);
    });
    requireObject('list', page);
    const { data, has_more: hasMore } = page;
    yield data.map(toOurs);
    after = data.at(-1)?.id;
    if (!hasMore || !after) return;
  }
}

/** Something on the way, a gateway perhaps, may answer in Stripe's place, in JSON and without an error of Stripe's. */
function requireObject(kind: string, answer: { object?: string } | null): void {
  if (answer?.object !== kind) throw new DomainError('UPSTREAM_UNAVAILABLE', noAnswer);
}

function toIntent(intent: Stripe.PaymentIntent): Intent {
  requireObject('payment_intent', intent);
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: intent.status,
    amount: cents(intent.amount),
    amountReceived: cents(intent.amount_received),
    currency: intent.currency,
    failureMessage: intent.last_payment_error?.message,
    paymentId: intent.metadata.paymentId,
    shopMark: intent.metadata.shopMark,
  };
}

function toRefund(refund: Stripe.Refund): StripeRefund {
  requireObject('refund', refund);
  return {
    id: refund.id,
    intentId: idOf(refund.payment_intent),
    amount: cents(refund.amount),
    refundId: refund.metadata?.refundId,
    hasFailed: refund.status === 'failed' || refund.status === 'canceled',
  };
}

/** Stripe's words for what a dispute is; an appeal is another round of the same. */
const disputeStatuses: Readonly<Record<string, DisputeStatus>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  needs_response: 'needs_response',
  appeal_needs_response: 'needs_response',
  under_review: 'under_review',
  appeal_under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  prevented: 'closed',
};

function toDispute(dispute: Stripe.Dispute): StripeDispute {
  requireObject('dispute', dispute);
  const { due_by: dueBy } = dispute.evidence_details;
  return {
    id: dispute.id,
    intentId: idOf(dispute.payment_intent),
    amount: cents(dispute.amount),
    reason: dispute.reason,
    // A word that is new is taken for one that people have to look at.
    status: disputeStatuses[dispute.status] ?? 'under_review',
    openedAt: new Date(dispute.created * 1000),
    answerBy: dueBy ? new Date(dueBy * 1000) : undefined,
  };
}

/** @param isLive the mode of the shop's own key */
function toEvent(event: Stripe.Event, isLive: boolean): StripeEvent {
  const object = event.data.object as { object?: string; id?: string; payment_intent?: unknown };
  return {
    id: event.id,
    type: event.type,
    intentId: object.object === 'payment_intent' ? object.id : idOf(object.payment_intent),
    disputeId: object.object === 'dispute' ? object.id : undefined,
    isOurs: Boolean(event.livemode) === isLive && !event.account,
  };
}

function idOf(reference: unknown): string | undefined {
  if (typeof reference === 'string') return reference;
  return (reference as { id?: string } | null | undefined)?.id;
}

/** Stripe's status for a call whose key another process is using at this moment: nothing is said about the call. */
const IN_USE = 409;

/** Stripe understood, and says no: asking again will not help. */
function isRefusal(error: unknown): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== IN_USE;
}

function isDisputed(error: unknown): error is Error {
  return isRefusal(error) && error.code === 'charge_disputed';
}

function translate(error: unknown, message = noAnswer): unknown {
  if (error instanceof Stripe.errors.StripeCardError) return new DomainError('PAYMENT_FAILED', error.message);
  const isOutage =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    (error instanceof Stripe.errors.StripeError && error.statusCode === IN_USE);
  return isOutage ? new DomainError('UPSTREAM_UNAVAILABLE', message) : error;
}
