import {
  isPromiseKept,
  type PromisedTime,
  promisedDays,
} from '../../../../domain/orders/delivery-promise.ts';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import { isTimeZone } from '../../../../domain/shop-settings/setting-value-rules.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { isValidDate } from '../../platform/valid-date.ts';
import type { CartEntry } from '../cart-entries/cart-entry.entity.ts';
import { arrivedAt } from '../cart-entries/order-lines.ts';
import type { StoredPromise } from '../records/payment.entity.ts';
import type { DeliveryPromise, Order } from './order.entity.ts';

const noDays = { from: null, until: null, dueAt: null } as const;

/** What the shopper of an order was told when paying. @param timeZone IANA name of the shop's */
export function promiseOf(
  { delivery: { method }, payment: { promise }, location, pieces }: Order,
  timeZone: string,
): DeliveryPromise {
  const time = readPromise(method, promise, timeZone);
  const isKept = time && isPromiseKept(time, arrivedAt(pieces));
  return { ...promisedTo({ method, promise, location }, timeZone), isKept };
}

/** What the shopper of one line was told when paying, and whether that line was there by then. */
export function linePromiseOf(
  entry: CartEntry,
  { promise }: { readonly promise?: StoredPromise },
  timeZone: string,
): DeliveryPromise {
  const { deliveryMethod: method, location } = entry;
  const time = readPromise(method, promise, timeZone);
  const isKept = time && isPromiseKept(time, arrivedAt([entry]));
  return { ...promisedTo({ method, promise, location }, timeZone), isKept };
}

/** What is told of a promise, before anything arrived: of an order from before promises were kept, nothing. */
export function promisedTo(
  { method, promise, location }: Promised,
  timeZone: string,
): Omit<DeliveryPromise, 'isKept'> {
  if (!promise) return { method, ...noDays, place: null };
  const place = method === DeliveryMethod.CURBSIDE ? textOf(promise.place) || null : location;
  const time = readPromise(method, promise, timeZone);
  return { method, ...(time ? promisedDays(method, time) : noDays), place };
}

interface Promised {
  readonly method: DeliveryMethod;
  readonly promise: StoredPromise | undefined;
  /** Where it goes, unless it is picked up. */
  readonly location: string;
}

/**
 * A promise of days as it is stored; null for what is picked up, where older versions stored an hour. They stored no time
 * zone either: it was the shop's.
 */
export function readPromise(
  method: DeliveryMethod,
  stored: StoredPromise | undefined,
  shopZone: string,
): PromisedTime | null {
  if (method === DeliveryMethod.CURBSIDE || !stored) return null;
  const { from, until, timeZone = shopZone } = stored;
  if (!isValidDate(from) || !isValidDate(until)) return null;
  const isKnown = timeZone === shopZone || isTimeZone(textOf(timeZone));
  return { from, until, timeZone: isKnown ? timeZone : shopZone };
}
