import { isPromiseOver, promiseText, shortPromiseText } from '../../../../domain/orders/promise-labels.ts';
import { addressLines } from '../../../../domain/packing/address-lines.ts';
import { isolateNames } from '../../../../domain/text/right-to-left.ts';
import { graphql } from '../../gql/gql.ts';
import type { DeliveryMethod, PromiseFieldsFragment } from '../../gql/graphql.ts';
import { shopTimeZone, shopToday, zoneSuffix } from './shop-clock.ts';

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
export function formatPromise(promised: Promised): string | null {
  const days = daysOf(promised);
  return days && promiseText(days, shopTimeZone(), zoneSuffix);
}

/** The same in lists and on pages: a promise has no id, so each answer takes the place of the one before. */
graphql(`
  fragment PromiseFields on DeliveryPromise {
    from
    until
    dueAt
    place
    isKept
  }
`);

/** What a list says of what is still to come: "Arrives Nov 30 – Dec 2"; null where no day was promised. */
export function formatShortPromise(
  method: DeliveryMethod,
  promised: Pick<PromiseFieldsFragment, 'from' | 'until' | 'dueAt' | 'place'>,
  verb = 'Arrives',
): string | null {
  if (method === 'CURBSIDE') return pickUpText(promised.place);
  const days = daysOf(promised);
  return days && `${verb} ${shortPromiseText(days, shopTimeZone(), zoneSuffix)}`;
}

/** Whether what was promised should have been there by now. */
export function isOverdue(promised: Promised): boolean {
  const days = daysOf(promised);
  return days !== null && isPromiseOver(days, new Date(), shopToday());
}

function pickUpText(place: string | null | undefined): string {
  const [street] = addressLines(place ?? '');
  return street ? `Pick up at ${isolateNames(street)}` : 'Pick up at the shop';
}

function daysOf({ from, until, dueAt }: Promised) {
  return from && until ? { from, until, dueAt: dueAt ? new Date(dueAt) : null } : null;
}
