import type { Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js';
import type { Contact, EntryInput } from '../../../../domain/input-rules.ts';
import type { PaymentStatus } from '../../gql/graphql.ts';
import type { PendingCheckout } from '../../lib/saved-state.ts';
import { checkoutContent, inSequence, pendingFor } from './pending-checkout.ts';

/** What the shopper wants to pay for. `total` is the sum on the screen, US dollars. */
export interface CheckoutOrder {
  readonly entries: readonly EntryInput[];
  readonly contact: Contact;
  readonly email: string;
  readonly total: number;
}

export interface PaymentReport {
  readonly status: PaymentStatus;
  readonly failureMessage?: string | null;
  readonly cartEntries: readonly EntryInput[];
}

export interface OpenedPayment {
  readonly clientSecret: string;
  readonly payment: { readonly _id: string; readonly status: PaymentStatus };
  readonly quote: { readonly total: number };
}

/** How the shop ended a call. `code` is the error code of the API; without one, the answer never came. */
export interface ShopRefusal {
  readonly code?: string;
  readonly message: string;
}

/** Everything outside that a payment touches, handed in so that each ending can be tried. */
export interface CheckoutParts {
  readonly stripe: Pick<Stripe, 'createPaymentMethod' | 'confirmCardPayment'>;
  readonly card: StripeCardElement;
  readonly shop: CheckoutShop;
  readonly recall: () => PendingCheckout | undefined;
  readonly remember: (pending: PendingCheckout | undefined) => void;
  readonly newKey: () => string;
}

export interface CheckoutShop {
  /** @throws ShopRefusal */
  readonly openPayment: (order: CheckoutOrder, idempotencyKey: string) => Promise<OpenedPayment>;
  /** @throws ShopRefusal */
  readonly confirmPayment: (paymentId: string) => Promise<PaymentReport>;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export type Verdict =
  | { readonly kind: 'paid'; readonly entries: readonly EntryInput[] }
  | { readonly kind: 'refused'; readonly message: string; readonly isCardError?: boolean }
  /** Nothing was charged and the same payment can go on. */
  | { readonly kind: 'open' }
  /** Nobody could say within ten seconds, or would say without a new sign-in. */
  | { readonly kind: 'unsettled'; readonly isSignedOut?: true };

const captured: readonly PaymentStatus[] = ['SUCCEEDED', 'PARTIALLY_REFUNDED'];
const closed: readonly PaymentStatus[] = ['FAILED', 'CANCELLED', 'REFUNDED'];

/** The remembered key is of no use any more: its payment has ended, or it was for something else. */
const spentKey: readonly (string | undefined)[] = ['CONFLICT', 'IDEMPOTENCY_MISMATCH'];

/** Pauses before asking again, in milliseconds: ten seconds in all. */
const pauses = [500, 1000, 1500, 2000, 2500, 2500];

export const checkoutMessages = {
  notReached: 'The shop could not be reached. Nothing was charged, please try again.',
  notPaid: 'The payment did not go through. Nothing was charged.',
  refunded: 'This payment was given back to your card, because the order could not be kept.',
  priceChanged:
    'The price of your cart has just changed. Have a look at the new total, then check out again.',
  cardUnreachable: 'The card could not be charged. Please try again.',
} as const;

/** Pays for an order: opens the payment, gives the card to the provider, asks the shop for the truth. */
export async function pay(order: CheckoutOrder, parts: CheckoutParts): Promise<Verdict> {
  const opened = await openOnce(order, parts);
  if ('kind' in opened) return opened;

  const paymentId = opened.payment._id;
  if (!isUnpaid(opened)) return findVerdict(paymentId, parts);
  if (opened.quote.total !== order.total) return { kind: 'refused', message: checkoutMessages.priceChanged };

  const method = await parts.stripe.createPaymentMethod({
    type: 'card',
    card: parts.card,
    billing_details: { name: order.contact.username, email: order.email },
  });
  if (method.error) return cardRefusal(method.error);

  const error = await charge(opened.clientSecret, method.paymentMethod.id, parts.stripe);
  if (error && isFinal(error)) return cardRefusal(error);

  const verdict = await findVerdict(paymentId, parts);
  return verdict.kind === 'open' ? cardRefusal(error) : verdict;
}

/** Has the card charged. Whatever breaks on the way is an error that may have come after the charge. */
async function charge(
  clientSecret: string,
  paymentMethod: string,
  stripe: CheckoutParts['stripe'],
): Promise<ChargeError | undefined> {
  try {
    const { error } = await stripe.confirmCardPayment(clientSecret, { payment_method: paymentMethod });
    return error;
  } catch {
    return { type: 'api_connection_error' };
  }
}

/** What became of a payment that was begun before a reload or whose answer was lost. */
export async function findVerdict(
  paymentId: string,
  { shop, remember }: Pick<CheckoutParts, 'shop' | 'remember'>,
): Promise<Verdict> {
  let verdict = await askOnce(paymentId, shop);
  for (const pause of pauses) {
    if (verdict.kind !== 'unsettled' || verdict.isSignedOut) break;
    await shop.wait(pause);
    verdict = await askOnce(paymentId, shop);
  }
  if (verdict.kind === 'paid' || verdict.kind === 'refused') remember(undefined);
  return verdict;
}

async function askOnce(paymentId: string, shop: CheckoutShop): Promise<Verdict> {
  try {
    const report = await shop.confirmPayment(paymentId);
    if (captured.includes(report.status)) return { kind: 'paid', entries: report.cartEntries };
    if (report.status === 'REFUNDED') return { kind: 'refused', message: checkoutMessages.refunded };
    if (closed.includes(report.status)) {
      return { kind: 'refused', message: report.failureMessage ?? checkoutMessages.notPaid };
    }
    return { kind: report.status === 'REQUIRES_PAYMENT' ? 'open' : 'unsettled' };
  } catch (error) {
    const { code, message } = error as ShopRefusal;
    if (code === 'UNAUTHENTICATED') return { kind: 'unsettled', isSignedOut: true };
    if (code === 'PAYMENT_FAILED') return { kind: 'refused', message };
    if (code === 'NOT_FOUND' || code === 'FORBIDDEN') {
      return { kind: 'refused', message: checkoutMessages.notPaid };
    }
    return { kind: 'unsettled' };
  }
}

/** Opens the payment of this order, under a new key where the remembered one is spent. */
async function openOnce(order: CheckoutOrder, parts: CheckoutParts): Promise<OpenedPayment | Verdict> {
  const content = checkoutContent(order.entries, order.contact, order.email);
  const known = parts.recall();
  const remembered = pendingFor(content, known, parts.newKey);
  const request = { ...order, entries: inSequence(order.entries) };
  const fresh = { content, idempotencyKey: parts.newKey() };

  for (const pending of [remembered, fresh]) {
    parts.remember(pending);
    try {
      const opened = await parts.shop.openPayment(request, pending.idempotencyKey);
      if (closed.includes(opened.payment.status)) continue;
      // Begun at an older price: nobody has paid it, and the shopper has seen the new one.
      const isOutdated = isUnpaid(opened) && opened.quote.total !== order.total;
      if (isOutdated && pending === known) continue;
      parts.remember({ ...pending, paymentId: opened.payment._id });
      return opened;
    } catch (error) {
      const { code, message } = error as ShopRefusal;
      if (spentKey.includes(code)) continue;
      // Nothing was begun: the same payment goes on after a new sign-in.
      if (code === 'UNAUTHENTICATED') return { kind: 'open' };
      return { kind: 'refused', message: code ? message : checkoutMessages.notReached };
    }
  }
  return { kind: 'refused', message: checkoutMessages.notPaid };
}

function isUnpaid({ payment }: OpenedPayment): boolean {
  return payment.status === 'REQUIRES_PAYMENT';
}

type ChargeError = Pick<StripeError, 'type' | 'message'>;

/** A verdict on the card itself. Anything else (a lost connection, a payment already made) asks the shop. */
function isFinal(error: ChargeError): boolean {
  return error.type === 'card_error' || error.type === 'validation_error';
}

function cardRefusal(error: ChargeError | undefined): Verdict {
  return { kind: 'refused', message: error?.message ?? checkoutMessages.cardUnreachable, isCardError: true };
}
