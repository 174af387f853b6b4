import type { OwnOrder } from '../hooks/use-order.ts';

const waitingStates: ReadonlySet<OwnOrder['status']> = new Set(['PAID', 'PARTLY_SHIPPED', 'SHIPPED']);

/** Whether something of an order is to be picked up at the shop, now or soon. */
export function waitsForPickup({ delivery, status }: Pick<OwnOrder, 'delivery' | 'status'>): boolean {
  return delivery.method === 'CURBSIDE' && waitingStates.has(status);
}
