import type { Model, QueryFilter, Types } from 'mongoose';
import {
  type Edge,
  type Order,
  type PageInfo,
  type PageRequest,
  pageQuery,
  toConnection,
} from './connection.ts';
import { once } from './once.ts';

/** A page of a list of which each part is read only where it is asked for, and once. */
export interface LazyConnection<T> {
  readonly edges: () => Promise<Edge<T>[]>;
  readonly pageInfo: () => Promise<PageInfo>;
  readonly totalCount: () => Promise<number>;
}

/** Records of one collection in the order of one of its indexes. */
export interface Listing<R extends { _id: Types.ObjectId }, T> {
  readonly model: Model<R>;
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
  /** Longest work of the database on a page or its count, in milliseconds. */
  readonly maxTime?: number;
}

/** Longest work of the database where a list says nothing else, in milliseconds. */
const MAX_TIME = 10_000;

/**
 * A page of the records that a filter finds: one command for its records, one for their count.
 *
 * @throws DomainError as pageQuery does, at once
 */
export function listPage<R extends { _id: Types.ObjectId }, T>(
  listing: Listing<R, T>,
  filter: QueryFilter<R>,
  page: PageRequest,
): LazyConnection<T> {
  const { model, order, toNode, collation, index, maxTime = MAX_TIME } = listing;
  const query = pageQuery(order, page);
  const limit = { maxTimeMS: maxTime };
  const collated = collation && { collation: { ...collation } };
  const along = index && { ...collated, hint: { ...index } };
  const totalCount = once(() => {
    // Without conditions the database would walk through the records instead of an index.
    const hint = Object.keys(filter).length === 0 ? { hint: query.sort } : {};
    return model.countDocuments(filter, { ...limit, ...hint, ...along }).exec();
  });
  const connection = once(async () => {
    const records = await model
      .find({ $and: [filter, query.filter] } as QueryFilter<R>, null, {
        ...limit,
        ...collated,
        ...along,
      })
      .sort(query.sort)
      .limit(query.limit)
      .lean<R[]>();
    return toConnection(records, page, order, toNode, totalCount);
  });
  return {
    edges: async () => (await connection()).edges,
    pageInfo: async () => (await connection()).pageInfo,
    totalCount,
  };
}
