import type DataLoader from 'dataloader';
import type { CartEntry } from '../cart-entries/cart-entry.entity.ts';
import type { Pet } from '../catalogue/pet.entity.ts';
import type { Payment } from '../payments/payment.entity.ts';
import type { Logger } from '../platform/logging.ts';
import type { Viewer } from './viewer.ts';

/** What every resolver knows of the request. */
export interface RequestContext {
  readonly requestId: string;
  readonly log: Logger;
  readonly viewer: Viewer;
  /** Where it came from; undefined when the connection is gone already. */
  readonly address: string | undefined;
  /** Items by id, looked up together; null where there is none. */
  readonly petLoader: DataLoader<string, Pet | null>;
  /** Payments by id, looked up together; null where there is none. */
  readonly paymentLoader: DataLoader<string, Payment | null>;
  /** The orders of payments by the payment's id, looked up together. */
  readonly entriesLoader: DataLoader<string, CartEntry[]>;
}
