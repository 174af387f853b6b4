import type { Database } from '../../../server/src/database/database.ts';
import type { ImagesService } from '../../../server/src/images/images.service.ts';
import type { RefundsService } from '../../../server/src/payments/refunds/refunds.service.ts';
import type { StripeGateway } from '../../../server/src/payments/stripe/stripe.gateway.ts';
import type { TestCard } from './test-card.ts';

/** What the demo shop is loaded with: the shop's own services, its pictures, and a card to pay with. */
export interface DemoServices {
  readonly db: Database;
  readonly images: ImagesService;
  readonly stripe: StripeGateway;
  readonly refunds: RefundsService;
  readonly testCard: TestCard;
  /** Folder of the items' pictures. */
  readonly pictures: string;
}

/** Reports the progress, in a sentence for the person at the terminal. */
export type Report = (text: string) => void;
