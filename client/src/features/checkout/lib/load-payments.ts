import type { Stripe } from '@stripe/stripe-js';
import type { ShopConfig } from '../../../lib/config.ts';

/**
 * Stripe.js, loaded when a shopper is about to pay. In embedded mode it is a sandbox object with the same methods; the
 * checkout does not know which of the two it has.
 */
export async function loadPayments(payments: ShopConfig['payments']): Promise<Stripe | null> {
  if (payments.kind === 'stripe') {
    const { loadStripe } = await import('@stripe/stripe-js/pure');
    return loadStripe(payments.publishableKey);
  }
  const { createSandboxStripe } = await import(
    '../../../../../packages/stripe-sandbox/browser/sandbox-stripe.ts'
  );
  return createSandboxStripe(payments);
}
