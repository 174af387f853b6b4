import type { Stripe, StripeCardElement, StripeElements, StripeError } from '@stripe/stripe-js';
import type { Contact, EntryInput } from '../../../../../domain/input/input-rules.ts';
import type { PaymentStatus } from '../../../gql/graphql.ts';
import type { PendingCheckout } from '../../../lib/cart-store/persistence.ts';
import {
  checkoutMessages,
  closedStatuses,
  type PaymentOutcome,
  type PaymentsApi,
  type PollDeps,
  pollPayment,
  ShopRejection,
} from './payment-outcome.ts';
import { fingerprintOf, inSequence, type OrderChoices, pendingFor } from './pending-checkout.ts';

/** What the shopper wants to pay for. `total` is the displayed sum in US dollars. */
export interface CheckoutOrder {
  readonly entries: readonly EntryInput[];
  readonly choices: OrderChoices;
  readonly contact: Contact;
  readonly email: string;
  readonly total: number;
  readonly card?: CardUse;
}

/** Which card pays, where it is not a new one that is used once. */
export interface CardUse {
  /** Stripe's id of one that is saved. */
  readonly savedId?: string;
  /** Whether it is to be saved. */
  readonly isKept?: true;
}

export interface OpenedPayment {
  readonly clientSecret: string;
  readonly payment: { readonly _id: string; readonly status: PaymentStatus };
  readonly quote: { readonly total: number };
}

/** What holds a new card: its field, or the elements of a payment element, which has looked at it. */
export type NewCard = StripeCardElement | StripeElements;

/** Everything external that a payment uses, injected so that each outcome can be tested. */
export interface CheckoutDeps extends PollDeps {
  readonly stripe: Pick<Stripe, 'createPaymentMethod' | 'confirmCardPayment'>;
  /** What has a new card; the id of a saved one. */
  readonly card: NewCard | string;
  readonly api: CheckoutApi;
  readonly newKey: () => string;
}

export interface CheckoutApi extends PaymentsApi {
  /** @throws ShopRejection */
  readonly openPayment: (order: CheckoutOrder, idempotencyKey: string) => Promise<OpenedPayment>;
}

/** Pays for an order: opens the payment, charges the card at the provider, polls the shop for the outcome. */
export async function pay(order: CheckoutOrder, deps: CheckoutDeps): Promise<PaymentOutcome> {
  const opened = await openOnce(order, deps);
  if ('kind' in opened) return opened;

  const paymentId = opened.payment._id;
  if (!isUnpaid(opened)) return pollPayment(paymentId, deps);
  if (opened.quote.total !== order.total) return { kind: 'refused', message: checkoutMessages.priceChanged };
  return payOpened(opened, { name: order.contact.username, email: order.email }, deps);
}

/** Charges the card for a payment that is open at the shop, and polls the shop for the outcome. */
export async function payOpened(
  { clientSecret, payment: { _id: paymentId } }: Pick<OpenedPayment, 'clientSecret' | 'payment'>,
  { name, email }: { readonly name: string; readonly email: string },
  deps: PollDeps & Pick<CheckoutDeps, 'stripe' | 'card'>,
): Promise<PaymentOutcome> {
  const { card, stripe } = deps;
  const details = { name, email };
  const made = typeof card === 'string' ? null : await newMethod(card, details, stripe);
  if (made?.error) return cardRejection(made.error);

  const error = await charge(clientSecret, made?.paymentMethod.id ?? String(card), stripe);
  if (error && isFinal(error)) return cardRejection(error);

  const outcome = await pollPayment(paymentId, deps);
  return outcome.kind === 'open' ? cardRejection(error) : outcome;
}

function newMethod(
  card: NewCard,
  billing_details: { readonly name: string; readonly email: string },
  stripe: CheckoutDeps['stripe'],
) {
  if ('getElement' in card)
    return stripe.createPaymentMethod({ elements: card, params: { billing_details } });
  return stripe.createPaymentMethod({ type: 'card', card, billing_details });
}

/** Charges the card. After an exception the card may have been charged. */
async function charge(
  clientSecret: string,
  paymentMethod: string,
  stripe: CheckoutDeps['stripe'],
): Promise<ChargeError | undefined> {
  try {
    const { error } = await stripe.confirmCardPayment(clientSecret, { payment_method: paymentMethod });
    return error;
  } catch (fault) {
    console.error(fault);
    return { type: 'api_connection_error' };
  }
}

/** Opens the payment of this order, under a new key where the remembered one is spent. */
async function openOnce(order: CheckoutOrder, deps: CheckoutDeps): Promise<OpenedPayment | PaymentOutcome> {
  const entries = inSequence(order.entries);
  const content = { fingerprint: fingerprintOf(order), entries };
  const known = deps.readPending();
  const remembered = pendingFor(content, known, deps.newKey);
  const request = { ...order, entries };
  const fresh = { ...content, idempotencyKey: deps.newKey() };

  for (const pending of [remembered, fresh]) {
    deps.savePending(pending);
    try {
      const opened = await deps.api.openPayment(request, pending.idempotencyKey);
      if (closedStatuses.includes(opened.payment.status)) continue;
      // Opened at an older price, and unpaid: the shopper has seen the new price.
      const isOutdated = isUnpaid(opened) && opened.quote.total !== order.total;
      if (isOutdated && pending === known) continue;
      deps.savePending({ ...pending, paymentId: opened.payment._id });
      return opened;
    } catch (error) {
      if (!(error instanceof ShopRejection)) throw error;
      if (isSpent(error, pending)) continue;
      return rejectedOpening(error, deps);
    }
  }
  return { kind: 'refused', message: checkoutMessages.notPaid };
}

/**
 * Whether the key is used up: its payment has ended, or was for another order. A conflict about a payment unknown to this
 * browser is something else, and no reason to start another payment.
 */
function isSpent({ code, paidPaymentId }: ShopRejection, { paymentId }: PendingCheckout): boolean {
  const isOver = code === 'CONFLICT' && paymentId !== undefined && !paidPaymentId;
  return code === 'IDEMPOTENCY_MISMATCH' || isOver;
}

async function rejectedOpening(
  { code, message, paidPaymentId }: ShopRejection,
  deps: CheckoutDeps,
): Promise<PaymentOutcome> {
  // No payment was opened: the same checkout continues after a new sign-in.
  if (code === 'UNAUTHENTICATED') return { kind: 'open' };
  if (code === 'CONFLICT') deps.savePending(undefined);
  if (paidPaymentId) {
    const other = await pollPayment(paidPaymentId, deps);
    if (other.kind === 'paid') return { ...other, kind: 'paidElsewhere' };
  }
  return { kind: 'refused', message: code ? message : checkoutMessages.notReached };
}

function isUnpaid({ payment }: OpenedPayment): boolean {
  return payment.status === 'REQUIRES_PAYMENT';
}

type ChargeError = Pick<StripeError, 'type' | 'message'>;

/** The card itself was rejected. Anything else (a lost connection, a payment already made) asks the shop. */
function isFinal(error: ChargeError): boolean {
  return error.type === 'card_error' || error.type === 'validation_error';
}

function cardRejection(error: ChargeError | undefined): PaymentOutcome {
  return { kind: 'refused', message: error?.message ?? checkoutMessages.cardUnreachable, isCardError: true };
}
