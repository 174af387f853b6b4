import DataLoader from 'dataloader';
import type { RequestContext } from '../users/request-context.ts';
import type { Container } from './container.ts';

type Loaders = Pick<RequestContext, 'petLoader' | 'paymentLoader' | 'entriesLoader'>;

/** What the answers of one request name, looked up together and once. */
export function createLoaders({ pets, payments, cartEntries }: Container): Loaders {
  return {
    petLoader: new DataLoader((ids) => pets.findMany(ids)),
    paymentLoader: new DataLoader((ids) => payments.findMany(ids)),
    entriesLoader: new DataLoader((paymentIds) => cartEntries.ofPayments(paymentIds)),
  };
}
