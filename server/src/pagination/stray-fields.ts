import mongoose, { Types } from 'mongoose';
import { isValidDate } from '../platform/text/moments.ts';
import { textOf } from '../platform/text/text-of.ts';
import type { Order, SortValue } from './connection.ts';

/*
 * Strays: records that have no place in the order of a list, because what is stored in the field that it goes by, or
 * as their id, is not of the kind that is there otherwise. The rules of the shop let none in; another program, another
 * version or a hand in the database may. They come after all others, in the order of their ids.
 */

const { Decimal128, Long } = mongoose.mongo.BSON;

type Filter = Record<string, unknown>;

/** Most strays of one list that are shown; they are put in order here, because no index has them so. */
export const MAX_STRAYS = 1000;

/** First and last moment that JavaScript can say; the database can say others. */
const firstMoment = new Date(-8.64e15);
const lastMoment = new Date(8.64e15);

/** That the id of a record is one as the shop gives them. */
export const hasId = { _id: { $gte: new Types.ObjectId('0'.repeat(24)) } } as const;

/** Whether a value of the field can be one that a list goes by. */
export function isValueOf({ of, isOptional = false }: Order, value: unknown): value is SortValue {
  if (value === null || value === undefined) return isOptional;
  if (of === 'text') return typeof value === 'string';
  if (of === 'number') return numberOf(value) >= 0 && numberOf(value) <= Number.MAX_VALUE;
  return isValidDate(value);
}

/** The value of a number of any kind that the database has; NaN for anything else. */
export function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  // A timestamp of the database is a Long in this language, and sorted apart from all numbers in that one.
  const isNumber = value instanceof Decimal128 || (value instanceof Long && value._bsontype === 'Long');
  return isNumber ? Number(value.toString()) : Number.NaN;
}

/** The value that the database sorts a record by; of a list of values, the one that comes first. */
export function sortValueOf(order: Order, record: object): SortValue {
  const stored = (record as Record<string, unknown>)[order.field] ?? null;
  if (!Array.isArray(stored)) return stored as SortValue;

  const [first = null] = stored
    .filter((value) => value !== null && isValueOf(order, value))
    .sort((a, b) => (a < b ? -order.direction : order.direction));
  return first;
}

export function isStray(order: Order, record: { readonly _id: unknown }): boolean {
  return !(record._id instanceof Types.ObjectId && isValueOf(order, sortValueOf(order, record)));
}

/** Finds those that are none, in terms of ranges, which the keys of an index are read by. */
export function placedFilter(order: Order): Filter {
  return { [order.field]: rangeOf(order), ...hasId };
}

export function strayFilter(order: Order): Filter {
  return { $or: [...outOfRange(order), { _id: { $not: hasId._id } }] };
}

/** Strays in their order, from behind a place on. */
export function inOrderOfIds<R extends { readonly _id: unknown }>(strays: readonly R[], after?: string): R[] {
  return strays
    .map((record) => ({ record, id: textOf(record._id) }))
    .filter(({ id }) => after === undefined || id > after)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ record }) => record);
}

/** All values that a list can go by, as one range of keys. */
export function rangeOf({ of }: Order): Filter {
  if (of === 'text') return { $gte: '' };
  return of === 'number' ? { $gte: 0, $lte: Number.MAX_VALUE } : { $gte: firstMoment, $lte: lastMoment };
}

/** Those of them that come after a value; with `isIncluded`, the value too. */
export function rangeAfter(order: Order, value: SortValue, isIncluded = false): Filter {
  const { $gte, $lte } = rangeOf(order);
  if (order.direction === 1)
    return { [isIncluded ? '$gte' : '$gt']: value, ...($lte !== undefined && { $lte }) };
  return { [isIncluded ? '$lte' : '$lt']: value, $gte };
}

function outOfRange(order: Order): Filter[] {
  const { $gte, $lte } = rangeOf(order);
  const isThere = order.isOptional ? { $ne: null } : {};
  return [
    { [order.field]: { ...isThere, $not: { $gte } } },
    ...($lte === undefined ? [] : [{ [order.field]: { $gt: $lte } }]),
  ];
}
