import { waitsForPickup as waits } from '../../../../../domain/orders/order-status.ts';
import { DeliveryMethod } from '../../../../../domain/pricing/choices.ts';
import { stateOf } from '../../../lib/state-of.ts';
import type { OwnOrder } from '../hooks/use-order.ts';

/** Whether something of an order is to be picked up at the shop, now or soon. */
export function waitsForPickup({ delivery, status }: Pick<OwnOrder, 'delivery' | 'status'>): boolean {
  return waits(DeliveryMethod[delivery.method], stateOf(status));
}
