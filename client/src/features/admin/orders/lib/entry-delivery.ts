import type { CartEntryStatus } from '../../../../../../domain/orders/order-states.ts';
import { DeliveryMethod } from '../../../../../../domain/pricing/choices.ts';

/** How an order goes to its shopper, as the domain has it. */
export function deliveryOf({ deliveryMethod }: { readonly deliveryMethod: keyof typeof DeliveryMethod }) {
  return DeliveryMethod[deliveryMethod];
}

/** The state of an order, as the domain has it. */
export function stateOf({ status }: { readonly status: Uppercase<CartEntryStatus> }): CartEntryStatus {
  return status.toLowerCase() as CartEntryStatus;
}
