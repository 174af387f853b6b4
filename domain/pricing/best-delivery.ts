import type { DeliveryMethod } from './choices.ts';

/** A way to get an order, under the API's name for it. */
interface Option {
  readonly method: keyof typeof DeliveryMethod;
  readonly isAvailable: boolean;
}

/**
 * What a cart begins with: free and to the door where it can be had, otherwise as the specification has it. The browser
 * asks, so it stands apart from the calendar of same-day.ts.
 */
export function bestDelivery(options: readonly Option[]): Option['method'] {
  const sameDay = options.find(({ method }) => method === 'SAME_DAY');
  return sameDay?.isAvailable ? 'SAME_DAY' : 'STANDARD';
}
