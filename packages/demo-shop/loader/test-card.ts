import Stripe from 'stripe';
import type { PaymentSettings } from '../../../server/src/config/settings.ts';

/** Pays for the demo's orders as a browser would: it holds a test card of the sandbox. */
export interface TestCard {
  pay(intentId: string): Promise<void>;
}

/** @throws Error for a payment part that takes real money */
export function createTestCard(settings: PaymentSettings): TestCard {
  if (settings.kind !== 'sandbox') throw new Error('the demo shop pays in the sandbox only');
  const { host, port, secretKey } = settings;
  const stripe = new Stripe(secretKey, { host, port, protocol: 'http', telemetry: false });
  return {
    async pay(intentId) {
      await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
    },
  };
}
