import type { Model, QueryFilter, Types } from 'mongoose';
import { memoizeAsync } from '../../platform/memoize-async.ts';
import {
  type Edge,
  type Order,
  type PageInfo,
  type PageQuery,
  type PageRequest,
  pageQuery,
  toConnection,
} from './connection.ts';
import type { CountUpTo, ListCounts } from './list-counts.ts';
import { inOrderOfIds, invalidFilter, isInvalid, MAX_INVALID, validFilter } from './sort-order.ts';

/** A page of a list whose parts are read on demand, each once. */
export interface LazyConnection<T> {
  readonly edges: () => Promise<Edge<T>[]>;
  readonly pageInfo: () => Promise<PageInfo>;
  readonly totalCount: () => Promise<number>;
}

/** Records of one collection in the order of one of its indexes. */
export interface Listing<R extends { _id: Types.ObjectId }, T> {
  readonly model: Pick<Model<R>, 'find' | 'countDocuments'>;
  readonly order: Order;
  readonly toNode: (record: R) => T;
  /** How texts are sorted; as the index that is to serve the list says. */
  readonly collation?: {
    readonly locale: string;
    readonly strength: number;
    readonly numericOrdering: boolean;
  };
  /** Index that a page and its count go along, where it is not left to the database; sorted as `collation` says. */
  readonly index?: Readonly<Record<string, 1 | -1>>;
  /** Where there may be too many to count them for each page. */
  readonly counts?: ListCounts;
  /** Time-out of the queries for a page and its count. */
  readonly maxTime?: number;
  readonly unnamed?: Unnamed<R>;
}

/** Records that belong to a list although its filter, which names what there can be, passes them over. They come last. */
export interface Unnamed<R> {
  readonly filter: QueryFilter<R>;
  readonly isOne: (record: R) => boolean;
}

/** Default time-out of the queries of a list. */
const QUERY_TIMEOUT_MS = 10_000;

/**
 * A page of the records that a filter finds: one command for its records, one for their count. Invalid ones come last
 * (sort-order.ts), which takes another command where the list ends.
 *
 * @throws DomainError as pageQuery does, at once
 */
export function paginate<R extends { _id: Types.ObjectId }, T>(
  listing: Listing<R, T>,
  filter: QueryFilter<R>,
  page: PageRequest,
): LazyConnection<T> {
  const { order, toNode, unnamed, counts, index } = listing;
  const isLast = (record: R) => isInvalid(order, record) || unnamed?.isOne(record) === true;
  const query = pageQuery(order, page);
  const countUpTo: CountUpTo = (limit) => count(listing, filter, limit);
  const totalCount = memoizeAsync(() => (counts ? counts.count({ filter, index }, countUpTo) : countUpTo()));
  const connection = memoizeAsync(async () => {
    const records = await readPage(listing, filter, query, page);
    return toConnection(records, page, order, toNode, totalCount, { isLast });
  });
  return {
    edges: async () => (await connection()).edges,
    pageInfo: async () => (await connection()).pageInfo,
    totalCount,
  };
}

function count<R extends { _id: Types.ObjectId }>(
  { model, order, unnamed, index, collation, maxTime = QUERY_TIMEOUT_MS }: Listing<R, unknown>,
  filter: QueryFilter<R>,
  limit: number | undefined,
): Promise<number> {
  // Without conditions the database would walk through the records instead of an index.
  const hint =
    Object.keys(filter).length === 0
      ? { hint: { [order.field]: order.direction, _id: order.direction } }
      : {};
  const along = index && { ...(collation && { collation: { ...collation } }), hint: { ...index } };
  const options = { maxTimeMS: maxTime, ...(limit && { limit }), ...hint, ...along };
  return model.countDocuments(withUnnamed(filter, unnamed), options).exec();
}

/** The records of a page, and one more where others follow. */
async function readPage<R extends { _id: Types.ObjectId }>(
  listing: Listing<R, unknown>,
  filter: QueryFilter<R>,
  query: PageQuery,
  page: PageRequest,
): Promise<R[]> {
  const { order, unnamed } = listing;
  if (query.invalid !== undefined) {
    return inOrderOfIds(await findInvalid(listing, filter), query.invalid).slice(0, query.limit);
  }
  const found = await find(listing, filter, query, query.filter);
  const valid = found.filter((record) => !isInvalid(order, record));
  const isWhole = !page.after && found.length < query.limit;
  if (isWhole && !unnamed)
    return [...valid, ...inOrderOfIds(found.filter((record) => isInvalid(order, record)))];

  // The database sorts some invalid ones before all others.
  const isMixed = !isWhole && valid.length < found.length;
  const among = { $and: [query.filter, validFilter(order)] };
  const placed = isMixed ? await find(listing, filter, query, among) : valid;
  if (placed.length >= query.limit) return placed;
  return [...placed, ...inOrderOfIds(await findInvalid(listing, filter))].slice(0, query.limit);
}

function find<R extends { _id: Types.ObjectId }>(
  { model, collation, index, maxTime = QUERY_TIMEOUT_MS }: Listing<R, unknown>,
  filter: QueryFilter<R>,
  { sort, limit }: Pick<PageQuery, 'sort' | 'limit'>,
  also: object,
): Promise<R[]> {
  return model
    .find({ $and: [filter, also] } as QueryFilter<R>, null, {
      maxTimeMS: maxTime,
      ...(collation && { collation: { ...collation } }),
      ...(index && { hint: { ...index } }),
    })
    .sort(sort)
    .limit(limit)
    .lean<R[]>();
}

function findInvalid<R extends { _id: Types.ObjectId }>(
  { model, order, unnamed, collation, maxTime = QUERY_TIMEOUT_MS }: Listing<R, unknown>,
  filter: QueryFilter<R>,
): Promise<R[]> {
  const among = { $and: [filter, invalidFilter(order)] } as QueryFilter<R>;
  return model
    .find(withUnnamed(among, unnamed), null, {
      maxTimeMS: maxTime,
      ...(collation && { collation: { ...collation } }),
    })
    .limit(MAX_INVALID)
    .lean<R[]>();
}

function withUnnamed<R>(filter: QueryFilter<R>, unnamed: Unnamed<R> | undefined): QueryFilter<R> {
  return unnamed ? ({ $or: [filter, unnamed.filter] } as QueryFilter<R>) : filter;
}
