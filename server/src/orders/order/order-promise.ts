import {
  isPromiseKept,
  type PromiseTerms,
  promisedTime,
} from '../../../../domain/orders/delivery-promise.ts';
import type { PromisedTime } from '../../../../domain/orders/promise-labels.ts';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { isValidDate } from '../../platform/valid-date.ts';
import type { CartEntry } from '../cart-entries/cart-entry.entity.ts';
import type { StoredPromise } from '../records/payment.entity.ts';
import type { DeliveryPromise, Order } from './order.entity.ts';

/** By what promises are told that nobody stored. */
export interface ShopPromises extends PromiseTerms {
  readonly address: string;
}

/** What the shopper of an order was told when paying; of an order from before, what they would be told today. */
export function promiseOf({ delivery, payment, placedAt, location, entries }: Order, shop: ShopPromises) {
  const { method } = delivery;
  const { from, until } = readPromise(payment.promise) ?? promisedTime(method, dateOf(placedAt), shop);
  const isCollected = method === DeliveryMethod.CURBSIDE;
  return {
    ...{ method, from, until },
    place: isCollected ? textOf(payment.promise?.place) || shop.address : location,
    isKept: isPromiseKept({ until }, arrivedAt(entries, isCollected)),
  } satisfies DeliveryPromise;
}

/** When the last of an order was there, or ready to be picked up; null while something of it is not. */
export function arrivedAt(
  entries: readonly Pick<CartEntry, 'status' | 'shippedAt' | 'deliveredAt'>[],
  isCollected: boolean,
): Date | null {
  const ordered = entries.filter(({ status }) => status !== 'cancelled');
  const times = ordered.map(({ shippedAt, deliveredAt }) =>
    isValidDate(deliveredAt) ? (isCollected && isValidDate(shippedAt) ? shippedAt : deliveredAt) : null,
  );
  const known = times.filter((time) => time !== null);
  if (known.length === 0 || known.length < times.length) return null;
  return new Date(Math.max(...known.map((time) => time.getTime())));
}

function readPromise(stored: StoredPromise | undefined): PromisedTime | null {
  return stored && isValidDate(stored.from) && isValidDate(stored.until) ? stored : null;
}

function dateOf(stored: Date): Date {
  return isValidDate(stored) ? stored : new Date(0);
}
