import DataLoader from 'dataloader';
import type { PetLoading } from '../catalogue/pets.service.ts';
import { figuresOf } from '../customers/customer-figures.ts';
import type { CustomerLoading } from '../customers/customers.service.ts';
import type { CartEntryLoading } from '../orders/cart-entries/cart-entries.service.ts';
import type { OrderLoading } from '../payments/orders/orders.service.ts';
import type { PaymentLoading } from '../payments/payments.service.ts';
import type { Logger } from '../platform/logging.ts';
import type { RequestScope } from '../platform/request-scope.ts';
import { keyOf, type ReviewLoading } from '../reviews/reviews.service.ts';
import type { RequestContext } from '../users/request-context.ts';
import type { Viewer } from '../users/viewer.ts';
import type { Container } from './container.ts';

interface Loaders
  extends PetLoading,
    PaymentLoading,
    CartEntryLoading,
    OrderLoading,
    ReviewLoading,
    CustomerLoading {}

/**
 * Context of resolvers. The loaders are created on demand, by getters of the class: V8 keeps feedback on a getter in the
 * old generation. As getters of an object for each request, they kept the request and all it had read alive until a
 * full collection (docs/performance/memory.md).
 */
export class ShopContext implements RequestContext, Loaders {
  private createdLoaders: Loaders | undefined;

  constructor(
    private readonly scope: Pick<RequestScope, 'requestId' | 'log'>,
    readonly viewer: Viewer,
    readonly address: string | undefined,
    private readonly container: Container,
  ) {}

  get requestId(): string {
    return this.scope.requestId;
  }

  get log(): Logger {
    return this.scope.log;
  }

  get petLoader(): Loaders['petLoader'] {
    return this.loaders.petLoader;
  }

  get paymentLoader(): Loaders['paymentLoader'] {
    return this.loaders.paymentLoader;
  }

  get entriesLoader(): Loaders['entriesLoader'] {
    return this.loaders.entriesLoader;
  }

  get refundsLoader(): Loaders['refundsLoader'] {
    return this.loaders.refundsLoader;
  }

  get ratingLoader(): Loaders['ratingLoader'] {
    return this.loaders.ratingLoader;
  }

  get reviewLoader(): Loaders['reviewLoader'] {
    return this.loaders.reviewLoader;
  }

  get figuresLoader(): Loaders['figuresLoader'] {
    return this.loaders.figuresLoader;
  }

  get customerLoader(): Loaders['customerLoader'] {
    return this.loaders.customerLoader;
  }

  private get loaders(): Loaders {
    this.createdLoaders ??= createLoaders(this.container);
    return this.createdLoaders;
  }
}

/** Loads the records that one request refers to in batches, and each once. */
function createLoaders({ pets, payments, cartEntries, refunds, reviews, customers }: Container): Loaders {
  return {
    petLoader: new DataLoader((ids) => pets.findMany(ids)),
    paymentLoader: new DataLoader((ids) => payments.findMany(ids)),
    entriesLoader: new DataLoader((paymentIds) => cartEntries.ofPayments(paymentIds)),
    refundsLoader: new DataLoader((paymentIds) => refunds.ofPayments(paymentIds)),
    figuresLoader: new DataLoader((uids) => figuresOf(uids)),
    customerLoader: new DataLoader((uids) => customers.findMany(uids)),
    ratingLoader: new DataLoader((petIds) => reviews.ratings(petIds)),
    reviewLoader: new DataLoader((keys) => reviews.findMany(keys), { cacheKeyFn: keyOf }),
  };
}
