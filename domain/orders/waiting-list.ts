/*
 * Who wanted an animal that somebody else was given. They are its waiting list: whenever the animal is free again, one
 * of them has the turn.
 */

import type { PetOrderStatus } from './order-states.ts';

/** An order for the animal, as far as the waiting list looks at it. */
interface AskedFor {
  /** Identity that owns the order. */
  readonly uid: string;
  readonly status: PetOrderStatus;
  /** The order whose acceptance declined this one; none where the shop said no to it alone. */
  readonly declinedBy?: unknown;
}

/**
 * The order that has the turn: of those that the animal passed over, the one that was placed first. Whoever has asked
 * for the animal again since stands in line by that order alone, wherever it has led.
 *
 * @param orders all orders for the animal, oldest first
 * @returns null where nobody is in line
 */
export function nextInLine<Order extends AskedFor>(orders: readonly Order[]): Order | null {
  const latest = new Map(orders.map((order) => [order.uid, order]));
  return orders.find((order) => isPassedOver(order) && latest.get(order.uid) === order) ?? null;
}

function isPassedOver({ status, declinedBy }: AskedFor): boolean {
  return status === 'declined' && declinedBy !== undefined;
}

/**
 * The place in the line for the animal, 1 is next: of those that wait for a decision and those that it passed over, who
 * keep their place, by when they were placed.
 *
 * @param orders all orders for the animal, oldest first
 * @returns null for an order that stands in no line
 */
export function placeInLine<Order extends AskedFor>(orders: readonly Order[], order: Order): number | null {
  const latest = new Map(orders.map((one) => [one.uid, one]));
  const isInLine = (one: Order) =>
    one.status === 'pending' || (isPassedOver(one) && latest.get(one.uid) === one);
  const line = orders.filter(isInLine);
  const place = line.indexOf(order);
  return place === -1 ? null : place + 1;
}

/** An order that may have the turn. */
interface MaybeNext {
  readonly status: PetOrderStatus;
  /** Since when it has the turn, or had it. */
  readonly turnAt?: Date;
}

/** Whether it is this order's turn: should it end now, the next in line has it. */
export function hasTurn<Order extends MaybeNext>(order: Order): order is Order & { readonly turnAt: Date } {
  return order.status === 'pending' && order.turnAt !== undefined;
}
