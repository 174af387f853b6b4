import { promiseText } from '../../../../domain/orders/promise-labels.ts';
import { shopTimeZone, zoneSuffix } from './shop-clock.ts';

/** Days that something is promised for, as the API has them. */
export interface Promised {
  readonly from?: string | null;
  readonly until?: string | null;
  readonly dueAt?: string | null;
}

/**
 * When something was promised, by the shop's clock, with its zone for who reads it by another; null where no day was, as
 * of what is picked up.
 */
export function formatPromise({ from, until, dueAt }: Promised): string | null {
  if (!from || !until) return null;
  const days = { from, until, dueAt: dueAt ? new Date(dueAt) : null };
  return promiseText(days, shopTimeZone(), zoneSuffix);
}
