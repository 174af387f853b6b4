import { DeliveryMethod } from '../../../../../../domain/pricing/choices.ts';

/** How an order goes to its shopper, as the domain has it. */
export function deliveryOf({ deliveryMethod }: { readonly deliveryMethod: keyof typeof DeliveryMethod }) {
  return DeliveryMethod[deliveryMethod];
}
