import { invalidRequest } from '../core/errors.ts';
import type { Intent } from '../core/stored-objects.ts';
import type { Params } from '../requests/params.ts';

/** Smallest charge in each currency that is spoken here, in its smallest unit. */
const minAmounts: Record<string, number> = { usd: 50, eur: 50, cad: 50, aud: 50, gbp: 30 };
const MAX_AMOUNT = 99_999_999;

export function readCurrency(text: string): string {
  const currency = text.toLowerCase();
  if (currency in minAmounts) return currency;
  throw invalidRequest(
    `Invalid currency: ${currency}. The sandbox supports these currencies: ${Object.keys(minAmounts).join(', ')}`,
    { param: 'currency' },
  );
}

export function checkAmount(amount: number, currency: string): void {
  const least = minAmounts[currency] ?? 1;
  if (amount < least) {
    throw invalidRequest(`Amount must be at least ${inUnits(least)} ${currency}`, {
      code: 'amount_too_small',
      param: 'amount',
    });
  }
  if (amount > MAX_AMOUNT) {
    throw invalidRequest(`Amount must be no more than ${inUnits(MAX_AMOUNT)}`, {
      code: 'amount_too_large',
      param: 'amount',
    });
  }
}

function inUnits(amount: number): string {
  return `$${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
}

export function readMethodKinds(
  params: Params,
): Pick<Intent, 'automatic_payment_methods' | 'payment_method_types'> {
  const automatic = params.hash('automatic_payment_methods');
  const isAutomatic = automatic?.boolean('enabled') ?? false;
  const redirects = automatic?.oneOf('allow_redirects', ['always', 'never']) ?? 'always';
  const types = params.strings('payment_method_types');
  if (types && isAutomatic) {
    throw invalidRequest(
      'You may only specify one of these parameters: automatic_payment_methods, payment_method_types.',
    );
  }
  const unknown = types?.find((type) => type !== 'card');
  if (unknown !== undefined) {
    throw invalidRequest(`The payment method type "${unknown}" is invalid: the sandbox knows only "card".`, {
      param: 'payment_method_types',
    });
  }
  return {
    automatic_payment_methods: types ? null : { enabled: true, allow_redirects: redirects },
    payment_method_types: ['card'],
  };
}

export function readDetails(
  params: Params,
): Partial<Pick<Intent, 'description' | 'metadata' | 'receipt_email'>> {
  const description = params.string('description', 1000);
  const receiptEmail = params.string('receipt_email');
  const metadata = params.metadata();
  if (receiptEmail !== undefined && !/^\S+@\S+$/.test(receiptEmail)) {
    throw invalidRequest(`Invalid email address: ${receiptEmail}`, {
      code: 'email_invalid',
      param: 'receipt_email',
    });
  }
  return {
    ...(description !== undefined && { description }),
    ...(receiptEmail !== undefined && { receipt_email: receiptEmail }),
    ...(metadata !== undefined && { metadata }),
  };
}

/** Taken because Stripe.js and the SDKs send them; none changes what a card in the sandbox does. */
export function readConfirmOptions(params: Params): void {
  params.string('return_url');
  params.boolean('use_stripe_sdk');
  params.oneOf('capture_method', ['automatic', 'automatic_async']);
  params.oneOf('confirmation_method', ['automatic']);
}
