import type Stripe from 'stripe';
import { isRejection, requireObject, translate } from './stripe-errors.ts';

/** Page size of Stripe's lists. */
export const MAX_PAGE_SIZE = 100;

/** @throws DomainError UPSTREAM_UNAVAILABLE */
export async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw translate(error);
  }
}

/** What Stripe is asked for by its id; null where it has no such thing. */
export async function found<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (isRejection(error) && error.code === 'resource_missing') return null;
    throw translate(error);
  }
}

export function pageSince(since: Date, after: string | undefined) {
  return {
    limit: MAX_PAGE_SIZE,
    created: { gte: Math.floor(since.getTime() / 1000) },
    ...(after && { starting_after: after }),
  };
}

export async function* pages<S extends { id: string }, T>(
  read: (after: string | undefined) => Promise<Stripe.ApiList<S>>,
  toOurs: (object: S) => T,
): AsyncGenerator<T[]> {
  let after: string | undefined;
  for (;;) {
    const page = await read(after).catch((error) => {
      throw translate(error);
    });
    requireObject('list', page);
    const { data, has_more: hasMore } = page;
    yield data.map(toOurs);
    after = data.at(-1)?.id;
    if (!hasMore || !after) return;
  }
}
