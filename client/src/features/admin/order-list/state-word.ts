import type { OrderStatus as DomainStatus } from '../../../../../domain/orders/order-status.ts';
import { statusName } from '../../../../../domain/orders/order-words.ts';
import { DeliveryMethod } from '../../../../../domain/pricing/choices.ts';
import type { OrderStatus } from '../../../gql/graphql.ts';

/** What a state of an order is called, by how it reaches its shopper. */
export function stateWord(status: OrderStatus, delivery: keyof typeof DeliveryMethod = 'STANDARD'): string {
  return statusName(status.toLowerCase() as DomainStatus, DeliveryMethod[delivery]);
}
