import Stripe from 'stripe';
import { DomainError } from '../../platform/domain-error.ts';

const noAnswerMessage = 'The card payments do not answer right now. Please look again in a moment.';

/**
 * Something on the way, a gateway perhaps, may answer in Stripe's place, in JSON and without an error of Stripe's.
 *
 * @throws DomainError UPSTREAM_UNAVAILABLE
 */
export function requireObject(kind: string, answer: { object?: string } | null): void {
  if (answer?.object !== kind) throw new DomainError('UPSTREAM_UNAVAILABLE', noAnswerMessage);
}

/** Stripe's status for a call whose key another process is using at this moment: nothing is said about the call. */
const CONFLICT_STATUS = 409;

/** Stripe understood, and says no: asking again will not help. */
export function isRejection(
  error: unknown,
): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== CONFLICT_STATUS;
}

/** The key of the shop is not for this. */
export function isNotPermitted(error: unknown): error is Error {
  return error instanceof Stripe.errors.StripePermissionError;
}

/** The card's bank says no, or asks for the shopper. */
export function isCardError(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeCardError;
}

/** The intent has moved on: it is paid, cancelled, or being paid. */
export function isUnexpectedState(error: unknown): boolean {
  return isRejection(error) && error.code === 'payment_intent_unexpected_state';
}

export function isDisputed(error: unknown): error is Error {
  return isRejection(error) && error.code === 'charge_disputed';
}

/** An error of Stripe's as one of ours, where it is no bug. */
export function translate(error: unknown, message = noAnswerMessage): unknown {
  if (error instanceof Stripe.errors.StripeCardError) return new DomainError('PAYMENT_FAILED', error.message);
  const isOutage =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    (error instanceof Stripe.errors.StripeError && error.statusCode === CONFLICT_STATUS);
  return isOutage ? new DomainError('UPSTREAM_UNAVAILABLE', message) : error;
}
