import type { Intent, PaymentMethod } from './stored-objects.ts';

export interface StripeErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  doc_url?: string;
  payment_intent?: Intent;
  payment_method?: PaymentMethod;
}

/** An answer that Stripe gives as `{error: {…}}` with this status. */
export class StripeApiError extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body.code ? { ...body, doc_url: docUrl(body.code) } : body;
  }
}

function docUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}

export function invalidRequest(message: string, rest: Partial<StripeErrorBody> = {}): StripeApiError {
  return new StripeApiError(400, { type: 'invalid_request_error', message, ...rest });
}

export function parameterMissing(param: string): StripeApiError {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

export function resourceMissing(noun: string, id: string, param: string): StripeApiError {
  return new StripeApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param,
  });
}

/** A move that the intent's state does not allow. The intent comes along, as Stripe gives it. */
export function unexpectedState(message: string, intent: Intent): StripeApiError {
  return invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}

/** What the card's bank, or the form of its number, rejects. */
export function cardError(message: string, rest: Partial<StripeErrorBody>): StripeApiError {
  return new StripeApiError(402, { type: 'card_error', message, ...rest });
}

export function unrecognisedUrl(method: string, path: string): StripeApiError {
  return new StripeApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). The sandbox speaks only the part of Stripe's API that the shop uses.`,
  });
}

export function internalError(): StripeApiError {
  return new StripeApiError(500, {
    type: 'api_error',
    message: 'Something went wrong in the Stripe sandbox.',
  });
}
