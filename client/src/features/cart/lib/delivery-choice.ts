import { MINUTE_MS } from '../../../../../domain/durations.ts';
import { bestDelivery } from '../../../../../domain/pricing/best-delivery.ts';
import { DeliveryMethod as DeliveryMethods, deliveryNames } from '../../../../../domain/pricing/choices.ts';
import type { CartQuoteQuery, DeliveryMethod } from '../../../gql/graphql.ts';

export type DeliveryOption = CartQuoteQuery['quote']['deliveryOptions'][number];

export function deliveryName(method: DeliveryMethod): string {
  return deliveryNames[DeliveryMethods[method]];
}

/**
 * The delivery that a cart is priced with: what the shopper picked, and otherwise, or where that can't be had, the best.
 *
 * @param options of exactly this cart; undefined while they are not known, when only what can always be had is asked for
 */
export function chosenDelivery(
  picked: DeliveryMethod | undefined,
  options: readonly DeliveryOption[] | undefined,
): DeliveryMethod {
  if (!options) return picked && picked !== 'SAME_DAY' ? picked : 'STANDARD';
  const isAvailable = options.some(({ method, isAvailable }) => method === picked && isAvailable);
  return picked && isAvailable ? picked : bestDelivery(options);
}

/** Says what the shop chose for the shopper, and why where they had picked something else; null for their own choice. */
export function deliveryNote(
  picked: DeliveryMethod | undefined,
  chosen: DeliveryMethod,
  options: readonly DeliveryOption[],
): string | null {
  if (picked === chosen) return null;
  const name = deliveryName(chosen);
  const said =
    chosen === 'SAME_DAY' ? `Free ${name.toLowerCase()} chosen for you.` : `${name} chosen for you.`;
  if (!picked) return said;
  const reason = options.find(({ method }) => method === picked)?.reason;
  return `${deliveryName(picked)} is not available right now${reason ? ` (${reason})` : ''}. ${said}`;
}

/** What the ways to get an item are said for, on its page. */
export function deliveryTitle(hasCart: boolean, postcode: string | undefined): string {
  return `Delivery${postcode ? ` to ${postcode}` : ''}${hasCart ? ' with your cart' : ''}`;
}

/** "2 h 14 min", rounded up, so that nobody is told of less time than there is. */
export function timeLeft(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}
