import { statusName } from '../../../../../domain/orders/order-labels.ts';
import { DeliveryMethod } from '../../../../../domain/pricing/choices.ts';
import type { OrderStatus } from '../../../gql/graphql.ts';
import { stateOf } from '../../../lib/state-of.ts';

/** What a state of an order is called, by how it reaches its shopper. */
export function stateLabel(status: OrderStatus, delivery: keyof typeof DeliveryMethod = 'STANDARD'): string {
  return statusName(stateOf(status), DeliveryMethod[delivery]);
}
