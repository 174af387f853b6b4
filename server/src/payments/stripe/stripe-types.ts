import type { Cents } from '../../../../domain/money/money.ts';
import type { DisputeStatus } from '../../../../domain/orders/dispute-states.ts';

/** What the shop needs to know of a Stripe payment intent. */
export interface Intent {
  readonly id: string;
  readonly clientSecret: string;
  /** Stripe’s word: succeeded, canceled, processing, or one of its `requires_…`. */
  readonly status: string;
  /** Cents. */
  readonly amount: Cents;
  /** Cents that came in, or the smallest unit of another currency. */
  readonly amountReceived: Cents;
  readonly currency: string;
  /** The card that is used for it; undefined where there is none, or the answer does not say. */
  readonly card?: Pick<SavedCard, 'brand' | 'last4'>;
  /** Stripe's words about the last rejected card. */
  readonly failureMessage: string | undefined;
  /** The payment that it was made for, and the shop that made it; undefined where somebody else did. */
  readonly paymentId: string | undefined;
  readonly shopId: string | undefined;
}

/** What a payment is about beyond its amount. */
export interface IntentOptions {
  /** Stripe's id of the customer who pays. */
  readonly customerId?: string;
  /** Whether the card that pays is kept for charges while the shopper is away; takes a customer. */
  readonly savesCard?: boolean;
}

/** A card that a customer's payment saved. */
export interface SavedCard {
  /** Stripe's ids of the customer and of the card. */
  readonly customerId: string;
  readonly paymentMethodId: string;
  /** Stripe's word, such as `visa`. */
  readonly brand: string;
  /** Last four digits of its number. */
  readonly last4: string;
}

/** A card that Stripe keeps for a customer. */
export interface KeptCard extends Omit<SavedCard, 'customerId'> {
  /** Of the number: the same card that was saved twice has the same. */
  readonly fingerprint: string;
  /** 1 to 12. */
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

/** Why a saved card was not charged. */
export interface Decline {
  /** Stripe's code, the bank's own where it gave one: `insufficient_funds`, `lost_card`, `expired_card`, … */
  readonly code: string;
  /** Stripe's words for the shopper. */
  readonly message: string;
  /** Whether the card would do, if only the shopper were there to authenticate the payment. */
  readonly needsShopper: boolean;
}

/** What came of charging a saved card. */
export interface ChargeResult {
  readonly intent: Intent;
  /** Null where the card was not declined: the intent's status says whether it is paid, processing or cancelled. */
  readonly decline: Decline | null;
}

/** A refund as Stripe has it. */
export interface StripeRefund {
  readonly id: string;
  readonly intentId: string | undefined;
  /** Cents, or the smallest unit of another currency. */
  readonly amount: Cents;
  /** Our refund that it was made for. */
  readonly refundId: string | undefined;
  readonly hasFailed: boolean;
}

/** Stripe rejects a refund, because the card's bank has it. */
export class ChargeDisputedError extends Error {
  override name = 'ChargeDisputedError';
}

/** A dispute as Stripe has it. */
export interface StripeDispute {
  readonly id: string;
  /** Intent whose charge is disputed. */
  readonly intentId: string | undefined;
  /** Cents, or the smallest unit of another currency. */
  readonly amount: Cents;
  /** Stripe's word for what the shopper told the bank, such as `product_not_received`. */
  readonly reason: string;
  readonly status: DisputeStatus;
  readonly openedAt: Date;
  /** When the answer must be there; undefined where the bank takes none. */
  readonly answerBy: Date | undefined;
  /** How many answers were sent to the bank. */
  readonly submissions: number;
  /** The key by which the shop sent evidence; undefined where it did not. */
  readonly evidenceKey: string | undefined;
  /** Names of the fields that somebody filled by hand, in Stripe's dashboard. */
  readonly stagedFields: readonly string[];
}

/** Stripe will not take evidence: sending the same again will not help. */
export class EvidenceRefusedError extends Error {
  override name = 'EvidenceRefusedError';
}

/** A webhook event whose signature is right. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  /** Intent that it is about, where it is about one. */
  readonly intentId: string | undefined;
  /** Dispute that it is about, where it is about one. */
  readonly disputeId: string | undefined;
  /** Whether it is of the account and the mode, live or test, that the shop's own key is for. */
  readonly isOurs: boolean;
}

/** How far a webhook's time may be off, either way, in milliseconds: Stripe's own tolerance for old ones. */
const SIGNATURE_TOLERANCE_MS = 300_000;

/** Whether a signature was made now, give or take the tolerance. */
export function isTimely(signature: string, now: Date): boolean {
  const seconds = /(?:^|,)t=(\d+)/.exec(signature)?.[1];
  return Math.abs(Number(seconds) * 1000 - now.getTime()) <= SIGNATURE_TOLERANCE_MS;
}
