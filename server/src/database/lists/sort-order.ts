import mongoose, { Types } from 'mongoose';
import { textOf } from '../../platform/text/text-of.ts';
import { isValidDate } from '../../platform/valid-date.ts';
import type { InvalidPlace, Order, Place, Rank, SortValue } from './connection.ts';

/*
 * How records stand in the order of a list: as ranges of keys for the database, and as they are compared in the process.
 *
 * Invalid records: those that have no place in the order of a list, because what is stored in the field that it goes by,
 * or as their id, is not of the kind that is there otherwise. The validators (record-schema.ts) let none in; a program that
 * passes them by may. They come after all others, in the order of their ids.
 */

const { Decimal128, Long } = mongoose.mongo.BSON;

type Filter = Record<string, unknown>;

/** Most invalid records of one list that are shown; they are put in order here, because no index has them so. */
export const MAX_INVALID = 1000;

/** Earliest and latest time that JavaScript can say; the database can say others. */
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

export function isInvalid(order: Order, record: { readonly _id: unknown }): boolean {
  return !(record._id instanceof Types.ObjectId && isValueOf(order, sortValueOf(order, record)));
}

/** Finds those that are none, in terms of ranges, which the keys of an index are read by. */
export function validFilter(order: Order): Filter {
  return { [order.field]: rangeOf(order), ...hasId };
}

export function invalidFilter(order: Order): Filter {
  return { $or: [...outOfRange(order), { _id: { $not: hasId._id } }] };
}

/** Invalid records in their order, from behind a place on. */
export function inOrderOfIds<R extends { readonly _id: unknown }>(
  invalid: readonly R[],
  after?: string,
): R[] {
  return invalid
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

/** What stands where in the order of a list, as the database is asked for it. */
export interface OrderFilters {
  /** Ranges of all that has a place, and of what follows the place of a page. */
  readonly placed: readonly Filter[];
  readonly following: readonly Filter[];
  readonly invalid: Filter;
}

export function orderFilters(order: Order, place: Place | null): OrderFilters {
  return {
    placed: keysetFilter(order, null),
    following: keysetFilter(order, place),
    invalid: invalidFilter(order),
  };
}

/** Conditions for what follows a place, or for all that has one, each one range of keys. */
export function keysetFilter(order: Order, place: Place | null): Filter[] {
  const { field, direction } = order;
  if (!place) return [{ [field]: rangeOf(order), ...hasId }];
  const next = direction === 1 ? '$gt' : '$lt';
  const amongEquals = { [field]: place.value, _id: { [next]: place.id } };
  return place.value === null
    ? [amongEquals]
    : [{ [field]: rangeAfter(order, place.value), ...hasId }, amongEquals];
}

/** Records in the order of a list from behind a place on, and behind them its invalid ones. */
export function inOrder<R extends { readonly _id: Types.ObjectId }>(
  records: readonly R[],
  order: Order,
  place: Place | InvalidPlace | null,
  rankOf: (record: R) => Rank = () => 1,
): R[] {
  const invalid = records.filter((record) => isInvalid(order, record));
  if (place !== null && 'invalid' in place) return inOrderOfIds(invalid, place.invalid);
  const placed = records
    .filter((record) => !isInvalid(order, record))
    .map((record) => ({
      record,
      place: { value: sortValueOf(order, record), id: record._id, rank: rankOf(record) },
    }))
    .filter((one) => !place || comparePlaces(one.place, place, order) > 0)
    .sort((a, b) => comparePlaces(a.place, b.place, order))
    .map(({ record }) => record);
  return [...placed, ...inOrderOfIds(invalid)];
}

/** As the database sorts: by rank, then by value and id; what has no value comes last. */
function comparePlaces(a: Place, b: Place, { direction }: Order): number {
  if (a.rank !== b.rank) return a.rank - b.rank;
  if (a.value === null || b.value === null) {
    if (a.value !== b.value) return a.value === null ? 1 : -1;
    return direction * compareTexts(a.id.toHexString(), b.id.toHexString());
  }
  const byValue = compareValues(a.value, b.value) || compareTexts(a.id.toHexString(), b.id.toHexString());
  return direction * byValue;
}

function compareValues(a: NonNullable<SortValue>, b: NonNullable<SortValue>): number {
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b);
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  return numberOf(a) - numberOf(b);
}

/** By bytes, as the database compares texts. */
function compareTexts(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function outOfRange(order: Order): Filter[] {
  const { $gte, $lte } = rangeOf(order);
  const isThere = order.isOptional ? { $ne: null } : {};
  return [
    { [order.field]: { ...isThere, $not: { $gte } } },
    ...($lte === undefined ? [] : [{ [order.field]: { $gt: $lte } }]),
  ];
}
