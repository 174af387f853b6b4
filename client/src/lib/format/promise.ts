import { promiseText } from '../../../../domain/orders/promise-labels.ts';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import type { DeliveryMethod as MethodName } from '../../gql/graphql.ts';
import { shopTimeZone, zoneSuffix } from './shop-clock.ts';

interface Promised {
  readonly from: string;
  readonly until: string;
}

/** When an order was promised, by the shop's clock, with its zone for who reads it by another. */
export function formatPromise(method: MethodName, { from, until }: Promised): string {
  const time = { from: new Date(from), until: new Date(until) };
  return promiseText(DeliveryMethod[method], time, shopTimeZone(), zoneSuffix);
}
