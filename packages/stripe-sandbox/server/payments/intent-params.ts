import { invalidRequest } from '../core/errors.ts';
import type { Intent } from '../core/stored-objects.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
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
  const receiptEmail = readEmail(params, 'receipt_email');
  const metadata = params.metadata();
  return {
    ...(description !== undefined && { description }),
    ...(receiptEmail !== undefined && { receipt_email: receiptEmail }),
    ...(metadata !== undefined && { metadata }),
  };
}

export function readEmail(params: Params, name: string): string | undefined {
  const email = params.string(name);
  if (email === undefined || /^\S+@\S+$/.test(email)) return email;
  throw invalidRequest(`Invalid email address: ${email}`, { code: 'email_invalid', param: name });
}

/** Whose payment it is, and whether the method that pays it is kept for later ones. */
export function readSaving(
  params: Params,
): (work: UnitOfWork) => Partial<Pick<Intent, 'customer' | 'setup_future_usage'>> {
  const customer = params.string('customer');
  const usage = readFutureUsage(params);
  return (work) => ({
    ...(customer !== undefined && { customer: work.get('customer', customer, 'customer').id }),
    ...usage,
  });
}

export function readFutureUsage(params: Params): Partial<Pick<Intent, 'setup_future_usage'>> {
  const usage = params.oneOf('setup_future_usage', ['on_session', 'off_session']);
  return usage === undefined ? {} : { setup_future_usage: usage };
}

/** Whether the shopper is away: said of an attempt to pay, so only where there is one. */
export function readOffSession(params: Params, isAttempt: boolean): boolean {
  const isOffSession =
    (params.oneOf('off_session', ['true', 'false', 'one_off', 'recurring']) ?? 'false') !== 'false';
  if (!isOffSession || isAttempt) return isOffSession;
  throw invalidRequest('You cannot set `off_session` when `confirm` is not `true`.', {
    param: 'off_session',
  });
}

/** Taken because Stripe.js and the SDKs send them; none changes what a card in the sandbox does. */
export function readConfirmOptions(params: Params): void {
  params.string('return_url');
  params.boolean('use_stripe_sdk');
  params.oneOf('capture_method', ['automatic', 'automatic_async']);
  params.oneOf('confirmation_method', ['automatic']);
}
