import { statusName } from '../../../../../domain/orders/order-labels.ts';
import type { OrderStatus as DomainStatus } from '../../../../../domain/orders/order-status.ts';
import { DeliveryMethod } from '../../../../../domain/pricing/choices.ts';
import type { OrderStatus } from '../../../gql/graphql.ts';

/** What a state of an order is called, by how it reaches its shopper. */
export function stateLabel(status: OrderStatus, delivery: keyof typeof DeliveryMethod = 'STANDARD'): string {
  return statusName(status.toLowerCase() as DomainStatus, DeliveryMethod[delivery]);
}
