import type Stripe from 'stripe';
import { cents } from '../../../../domain/money/money.ts';
import type { DisputeStatus } from '../../../../domain/orders/dispute-states.ts';
import { requireObject } from './stripe-errors.ts';
import type {
  ChargeResult,
  Decline,
  Intent,
  KeptCard,
  SavedCard,
  StripeDispute,
  StripeEvent,
  StripeRefund,
} from './stripe-types.ts';

export function toIntent(intent: Stripe.PaymentIntent): Intent {
  requireObject('payment_intent', intent);
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: intent.status,
    amount: cents(intent.amount),
    amountReceived: cents(intent.amount_received),
    currency: intent.currency,
    ...cardOf(intent),
    failureMessage: intent.last_payment_error?.message,
    paymentId: intent.metadata.paymentId,
    shopId: intent.metadata.shopMark,
  };
}

function cardOf({ payment_method: method }: Stripe.PaymentIntent): Pick<Intent, 'card'> {
  if (!method || typeof method === 'string' || !method.card) return {};
  const { brand, last4 } = method.card;
  return { card: { brand, last4 } };
}

export function toCustomerId(customer: Stripe.Customer): string {
  requireObject('customer', customer);
  return customer.id;
}

/** @param intent with its payment method expanded */
export function toSavedCard(intent: Stripe.PaymentIntent): SavedCard | null {
  requireObject('payment_intent', intent);
  const { status, payment_method: method } = intent;
  if (status !== 'succeeded' || !method || typeof method === 'string') return null;
  const customerId = idOf(method.customer);
  if (!customerId || !method.card) return null;
  const { brand, last4 } = method.card;
  return { customerId, paymentMethodId: method.id, brand, last4 };
}

export function toKeptCard({ id, card }: Stripe.PaymentMethod): KeptCard[] {
  if (!card) return [];
  const { brand, last4, fingerprint, exp_month: expiryMonth, exp_year: expiryYear } = card;
  return [{ paymentMethodId: id, brand, last4, fingerprint: fingerprint ?? id, expiryMonth, expiryYear }];
}

/** The customer that a card is kept for; null of one that is kept for nobody. */
export function toCardOwner({ customer }: Stripe.PaymentMethod): string | null {
  return idOf(customer) ?? null;
}

export function toChargeResult(intent: Stripe.PaymentIntent): ChargeResult {
  return { intent: toIntent(intent), decline: toDecline(intent) };
}

const AUTHENTICATION_REQUIRED = 'authentication_required';

function toDecline({ status, last_payment_error: error }: Stripe.PaymentIntent): Decline | null {
  if (status === 'requires_action') {
    const message = 'This payment has to be authenticated.';
    return { code: AUTHENTICATION_REQUIRED, message, needsShopper: true };
  }
  if (status !== 'requires_payment_method' || !error) return null;
  const code = error.decline_code || error.code || 'card_declined';
  return {
    code,
    message: error.message ?? 'Your card was declined.',
    needsShopper: code === AUTHENTICATION_REQUIRED || error.code === AUTHENTICATION_REQUIRED,
  };
}

export function toRefund(refund: Stripe.Refund): StripeRefund {
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

export function toDispute(dispute: Stripe.Dispute): StripeDispute {
  requireObject('dispute', dispute);
  const {
    due_by: dueBy,
    has_evidence: hasEvidence,
    submission_count: submissions,
  } = dispute.evidence_details;
  return {
    id: dispute.id,
    intentId: idOf(dispute.payment_intent),
    amount: cents(dispute.amount),
    reason: dispute.reason,
    // A word that is new is taken for one that people have to look at.
    status: disputeStatuses[dispute.status] ?? 'under_review',
    openedAt: new Date(dispute.created * 1000),
    answerBy: dueBy ? new Date(dueBy * 1000) : undefined,
    submissions,
    evidenceKey: dispute.metadata.shopEvidence,
    stagedFields: hasEvidence ? filledFields(dispute.evidence) : [],
  };
}

function filledFields(evidence: Stripe.Dispute.Evidence): string[] {
  return Object.entries(evidence).flatMap(([name, value]) =>
    typeof value === 'string' && value ? [name] : [],
  );
}

/** @param isLive the mode of the shop's own key */
export function toEvent(event: Stripe.Event, isLive: boolean): StripeEvent {
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
