import Stripe from 'stripe';
import type { PaymentSettings } from '../../../server/src/config/settings.ts';
import type { Database } from '../../../server/src/database/database.ts';
import type { ImagesService } from '../../../server/src/images/images.service.ts';
import type { RefundsService } from '../../../server/src/payments/refunds/refunds.service.ts';
import type { StripeGateway } from '../../../server/src/payments/stripe/stripe.gateway.ts';
import type { TermsSource } from '../../../server/src/shop-settings/current-shop-settings.ts';

/** What the demo shop is loaded with: the shop's own services, its pictures, and a card to pay with. */
export interface DemoServices {
  readonly db: Database;
  readonly shop: TermsSource;
  readonly images: ImagesService;
  readonly stripe: StripeGateway;
  readonly refunds: RefundsService;
  readonly testCard: TestCard;
  /** Folder of the items' pictures. */
  readonly pictures: string;
}

/** Reports the progress, in a sentence for the person at the terminal. */
export type Report = (text: string) => void;

/** Pays for the demo's orders as a browser would: it holds a test card of the sandbox. */
interface TestCard {
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
