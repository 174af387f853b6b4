import { timingSafeEqual } from 'node:crypto';
import { StripeApiError } from '../core/errors.ts';

/** The one publishable key of the sandbox; it stands in the shop's public configuration. */
const publishableKey = 'pk_test_sandbox';

/** The secret key unless the start says another. Real shops never reach this server, so it may be known. */
export const defaultSecretKey = 'sk_test_sandbox';

export type Caller = 'server' | 'browser';

/**
 * Who calls, by the key it shows.
 *
 * @param inHeader the key in the Authorization header
 * @param inForm the one in the form field `key`, where Stripe.js puts the publishable key; a secret one counts in the header
 *   alone, which the shop does not hand on for browsers
 * @throws StripeApiError 401 without a key or with a wrong one
 */
export function identifyCaller(inHeader: string | null, inForm: string | null, secretKey: string): Caller {
  const shown = inHeader ?? inForm;
  if (!shown) {
    throw unauthenticated(
      'You did not provide an API key. You need to provide your API key in the Authorization header, ' +
        "using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (inHeader && isSame(inHeader, secretKey)) return 'server';
  if (isSame(shown, publishableKey)) return 'browser';
  throw unauthenticated(`Invalid API Key provided: ${masked(shown)}`);
}

/** The key in `Authorization: Bearer …`, or the user name of `Basic …`, as curl sends it. */
export function keyInHeader(authorization: string | undefined): string | null {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ');
  if (/^bearer$/i.test(scheme)) return value || null;
  if (/^basic$/i.test(scheme)) return Buffer.from(value, 'base64').toString().split(':')[0] || null;
  return null;
}

export function secretKeyRequired(): StripeApiError {
  return new StripeApiError(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
  });
}

function unauthenticated(message: string): StripeApiError {
  return new StripeApiError(401, { type: 'invalid_request_error', message });
}

function isSame(shown: string, key: string): boolean {
  return shown.length === key.length && timingSafeEqual(Buffer.from(shown), Buffer.from(key));
}

function masked(key: string): string {
  return `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`;
}
