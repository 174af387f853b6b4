import type { EntryInput } from '../../../../../domain/input/input-rules.ts';
import type { PaymentStatus } from '../../../gql/graphql.ts';
import type { PendingCheckout } from '../../../lib/cart-store/persistence.ts';

/** An error of the shop's API. */
export class ShopRejection extends Error {
  override readonly name = 'ShopRejection';

  /**
   * @param code of the API's error; without one, no response came
   * @param paidPaymentId another payment of this account that was paid meanwhile, where that is the reason
   */
  constructor(
    message: string,
    readonly code?: string,
    readonly paidPaymentId?: string,
  ) {
    super(message);
  }
}

/** The shop's report on a payment. */
export interface PaymentReport {
  readonly status: PaymentStatus;
  /** Why it ended as it did, in words for the shopper. */
  readonly failureMessage?: string | null;
  /** Number of the order that it pays. */
  readonly number?: string | null;
  readonly cartEntries: readonly EntryInput[];
}

interface Paid {
  readonly paymentId: string;
  readonly orderNumber?: string;
  readonly entries: readonly EntryInput[];
}

/** How a checkout ended, or that it is still open. */
export type PaymentOutcome =
  | ({ readonly kind: 'paid' } & Paid)
  /** Nothing was charged here, because another checkout of this account was paid meanwhile. */
  | ({ readonly kind: 'paidElsewhere' } & Paid)
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly isCardError?: true;
      /** Whether the card was charged and the money goes back. */
      readonly isRefunded?: true;
    }
  /** Nothing was charged and the same payment can go on. */
  | { readonly kind: 'open' }
  /** The outcome was not known within ten seconds, or needs a new sign-in. */
  | { readonly kind: 'unsettled'; readonly isSignedOut?: true };

const paidStatuses: readonly PaymentStatus[] = ['SUCCEEDED', 'PARTIALLY_REFUNDED'];
export const closedStatuses: readonly PaymentStatus[] = ['FAILED', 'CANCELLED', 'REFUNDED'];

/** Delays between polls, in milliseconds: ten seconds in all. */
const pollDelaysMs = [500, 1000, 1500, 2000, 2500, 2500];

export const checkoutMessages = {
  notReached: 'The shop could not be reached. Nothing was charged, please try again.',
  notPaid: 'The payment did not go through. Nothing was charged.',
  calledOff:
    'This checkout waited too long or went on in another window, so it was called off. Nothing was charged.',
  continuedElsewhere:
    'This checkout was continued in another tab, so it ended here. Nothing was charged in this tab.',
  refunded: 'What was charged for this order goes back to your card.',
  priceChanged:
    'The price of your cart has just changed. Have a look at the new total, then check out again.',
  itemGone:
    'Something in your cart has just left the shop. Nothing was charged: remove what is marked, then check out again.',
  choiceGone: (reason: string) =>
    `${reason}. Nothing was charged: have a look at the new total, then check out again.`,
  cardUnreachable: 'The card could not be charged. Please try again.',
  ourFault: 'Something went wrong on our side. Nothing was charged, please try again.',
} as const;

/** Whether an error is a bug in the code, not a failure of the shop, the provider or the network. */
export function isBug(error: unknown): boolean {
  return error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError;
}

/** A bug after which the card may have been charged already. */
export class BugAfterCharge extends Error {
  override readonly name = 'BugAfterCharge';

  constructor(cause: unknown) {
    super('A bug after the card was charged', { cause });
  }
}

/** The outcome after a bug in our own code, which is logged to the console. */
export function outcomeAfterBug(error: unknown): PaymentOutcome {
  console.error(error);
  if (error instanceof BugAfterCharge) return { kind: 'unsettled' };
  return { kind: 'refused', message: checkoutMessages.ourFault };
}

/** What polling a payment needs of the shop's API. */
export interface PaymentsApi {
  /** @throws ShopRejection */
  readonly confirmPayment: (paymentId: string) => Promise<PaymentReport>;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export interface PollDeps {
  readonly api: PaymentsApi;
  readonly readPending: () => PendingCheckout | undefined;
  readonly savePending: (pending: PendingCheckout | undefined) => void;
}

/** Polls the outcome of a payment, for instance after a reload or a lost response. */
export async function pollPayment(paymentId: string, deps: PollDeps): Promise<PaymentOutcome> {
  const { api, readPending, savePending } = deps;
  // Another tab may have started its own payment by now: that one stays stored.
  const isRemembered = () => readPending()?.paymentId === paymentId;
  const ask = () => fetchReport(paymentId, api, isRemembered);
  let outcome = await ask();
  for (const pause of pollDelaysMs) {
    if (outcome.kind !== 'unsettled' || outcome.isSignedOut) break;
    await api.wait(pause);
    outcome = await ask();
  }
  const isOver = outcome.kind === 'paid' || outcome.kind === 'refused';
  if (isOver && isRemembered()) savePending(undefined);
  return outcome;
}

async function fetchReport(
  paymentId: string,
  api: PaymentsApi,
  isRemembered: () => boolean,
): Promise<PaymentOutcome> {
  try {
    const report = await api.confirmPayment(paymentId);
    if (paidStatuses.includes(report.status)) return paidBy(paymentId, report);
    if (closedStatuses.includes(report.status)) return outcomeOf(report, isRemembered());
    return { kind: report.status === 'REQUIRES_PAYMENT' ? 'open' : 'unsettled' };
  } catch (error) {
    if (!(error instanceof ShopRejection)) throw new BugAfterCharge(error);
    const { code, message } = error;
    if (code === 'UNAUTHENTICATED') return { kind: 'unsettled', isSignedOut: true };
    if (code === 'PAYMENT_FAILED') return { kind: 'refused', message };
    if (code === 'NOT_FOUND' || code === 'FORBIDDEN') {
      return { kind: 'refused', message: checkoutMessages.notPaid };
    }
    return { kind: 'unsettled' };
  }
}

function paidBy(paymentId: string, { cartEntries: entries, number }: PaymentReport): PaymentOutcome {
  return { kind: 'paid', paymentId, entries, ...(number && { orderNumber: number }) };
}

/**
 * The outcome of a payment that ended without a purchase.
 *
 * @param isRemembered whether it is still the stored payment of this browser
 */
function outcomeOf({ status, failureMessage }: PaymentReport, isRemembered: boolean): PaymentOutcome {
  if (status === 'REFUNDED') {
    return { kind: 'refused', message: failureMessage ?? checkoutMessages.refunded, isRefunded: true };
  }
  if (status === 'CANCELLED') {
    const { calledOff, continuedElsewhere } = checkoutMessages;
    const message = failureMessage ?? (isRemembered ? calledOff : continuedElsewhere);
    return { kind: 'refused', message };
  }
  return { kind: 'refused', message: failureMessage ?? checkoutMessages.notPaid };
}
