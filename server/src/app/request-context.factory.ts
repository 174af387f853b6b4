import DataLoader from 'dataloader';
import type { PetLoading } from '../catalogue/pets.service.ts';
import { figuresOf } from '../customers/customer-figures.ts';
import type { CustomerLoading } from '../customers/customers.service.ts';
import type { CartEntryLoading } from '../orders/cart-entries/cart-entries.service.ts';
import type { OrderLoading } from '../orders/order/orders.service.ts';
import { problemsOfPayments } from '../orders/problems/problem-list.ts';
import { type FeeLoading, feeChargesOf } from '../orders/records/fee-payments.ts';
import type { PaymentLoading } from '../orders/records/payment.entity.ts';
import { supplementsOf } from '../orders/records/supplements.ts';
import { refundsOfPayments } from '../orders/refunds/refund-lists.ts';
import { shipmentRepository } from '../orders/shipments/shipments.repository.ts';
import type { Logger } from '../platform/logging.ts';
import type { RequestScope } from '../platform/request-scope.ts';
import type { LarderLoading } from '../repeats/larders.ts';
import { keyOf, type ReviewLoading } from '../reviews/reviews.service.ts';
import type { RequestContext } from '../users/request-context.ts';
import type { IdentityLoading } from '../users/users.service.ts';
import type { Viewer } from '../users/viewer.ts';
import type { Container } from './container.ts';

interface Loaders
  extends PetLoading,
    PaymentLoading,
    FeeLoading,
    CartEntryLoading,
    OrderLoading,
    ReviewLoading,
    CustomerLoading,
    LarderLoading,
    IdentityLoading {}

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
    readonly isPrefetch = false,
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

  get orderLoader(): Loaders['orderLoader'] {
    return this.loaders.orderLoader;
  }

  get refundsLoader(): Loaders['refundsLoader'] {
    return this.loaders.refundsLoader;
  }

  get shipmentsLoader(): Loaders['shipmentsLoader'] {
    return this.loaders.shipmentsLoader;
  }

  get supplementsLoader(): Loaders['supplementsLoader'] {
    return this.loaders.supplementsLoader;
  }

  get feeChargesLoader(): Loaders['feeChargesLoader'] {
    return this.loaders.feeChargesLoader;
  }

  get problemsLoader(): Loaders['problemsLoader'] {
    return this.loaders.problemsLoader;
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

  get larderLoader(): Loaders['larderLoader'] {
    return this.loaders.larderLoader;
  }

  get mergedLoader(): Loaders['mergedLoader'] {
    return this.loaders.mergedLoader;
  }

  private get loaders(): Loaders {
    this.createdLoaders ??= createLoaders(this.container);
    return this.createdLoaders;
  }
}

/** Loads the records that one request refers to in batches, and each once. */
function createLoaders({
  pets,
  payments,
  cartEntries,
  orders,
  reviews,
  customers,
  users,
  repeatForecasts,
}: Container): Loaders {
  return {
    petLoader: new DataLoader((ids) => pets.findMany(ids)),
    paymentLoader: new DataLoader((ids) => payments.findMany(ids)),
    entriesLoader: new DataLoader((paymentIds) => cartEntries.ofPayments(paymentIds)),
    orderLoader: new DataLoader((numbers) => orders.findMany(numbers)),
    refundsLoader: new DataLoader((paymentIds) => refundsOfPayments(paymentIds)),
    shipmentsLoader: new DataLoader((paymentIds) => shipmentRepository.ofPayments(paymentIds)),
    supplementsLoader: new DataLoader((paymentIds) => supplementsOf(paymentIds)),
    feeChargesLoader: new DataLoader((orderIds) => feeChargesOf(orderIds)),
    problemsLoader: new DataLoader((paymentIds) => problemsOfPayments(paymentIds)),
    figuresLoader: new DataLoader((uids) => figuresOf(uids)),
    customerLoader: new DataLoader((uids) => customers.findMany(uids)),
    larderLoader: new DataLoader((uids) => repeatForecasts.larders(uids)),
    mergedLoader: new DataLoader((uids) => users.mergedInto(uids)),
    reviewLoader: new DataLoader((keys) => reviews.findMany(keys), { cacheKeyFn: keyOf }),
  };
}
