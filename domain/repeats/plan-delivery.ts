import { DeliveryMethod, type OrderLine } from '../pricing/choices.ts';
import { deliveryOptions } from '../pricing/delivery-options.ts';
import type { ShopTerms } from '../pricing/shop-terms.ts';

/** How a repeat delivery comes: as was chosen where that can be had for its lines at that moment, otherwise by carrier. */
export function planDelivery(
  chosen: DeliveryMethod,
  lines: readonly OrderLine[],
  terms: ShopTerms,
  at: Date,
  postcode: string | null,
): DeliveryMethod {
  const option = deliveryOptions(lines, terms, at, postcode).find(({ method }) => method === chosen);
  return option?.isAvailable ? chosen : DeliveryMethod.STANDARD;
}
