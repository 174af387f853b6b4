import DataLoader from 'dataloader';
import type { PetLoading } from '../catalogue/pets.service.ts';
import type { CartEntryLoading } from '../orders/cart-entries/cart-entries.service.ts';
import type { PaymentLoading } from '../payments/payments.service.ts';
import type { Logger } from '../platform/logging.ts';
import type { RequestScope } from '../platform/request-scope.ts';
import type { RequestContext } from '../users/request-context.ts';
import type { Viewer } from '../users/viewer.ts';
import type { Container } from './container.ts';

interface Loaders extends PetLoading, PaymentLoading, CartEntryLoading {}

/**
 * What resolvers know of a request. What few of them need is made when it is asked for, by getters of the class: V8 puts
 * what it notes of a getter among the old objects. Written into an object of each request, it kept the request, with all
 * that it had read, until the whole heap was collected (docs/performance/memory.md).
 */
export class ShopContext implements RequestContext, Loaders {
  private made: Loaders | undefined;

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

  private get loaders(): Loaders {
    this.made ??= createLoaders(this.container);
    return this.made;
  }
}

/** What the answer of one request names, looked up together and once. */
function createLoaders({ pets, payments, cartEntries }: Container): Loaders {
  return {
    petLoader: new DataLoader((ids) => pets.findMany(ids)),
    paymentLoader: new DataLoader((ids) => payments.findMany(ids)),
    entriesLoader: new DataLoader((paymentIds) => cartEntries.ofPayments(paymentIds)),
  };
}
