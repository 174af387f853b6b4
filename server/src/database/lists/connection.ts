import mongoose, { Types } from 'mongoose';
import { ArgsType, type ClassType, Extensions, Field, Int, ObjectType } from 'type-graphql';
import { complexityWeights } from '../../platform/complexity-weights.ts';
import { badInput } from '../../platform/domain-error.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { isInvalid, isValueOf, rangeAfter, sortValueOf } from './sort-order.ts';

const { Decimal128, Long } = mongoose.mongo.BSON;

/** Most nodes of one page. */
const MAX_PAGE_SIZE = 100;

/** Longest cursor, in characters: one that holds the longest name. */
const MAX_CURSOR_LENGTH = 4000;

@ObjectType({ simpleResolvers: true, description: 'Where a page stands in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more nodes follow; ask for them with after: endCursor.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether nodes come before this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first node of the page.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last node of the page.' })
  endCursor!: string | null;
}

export interface Edge<T> {
  node: T;
  cursor: string;
}

export interface Connection<T> {
  edges: Edge<T>[];
  pageInfo: PageInfo;
  /** Counted only when it is asked for. */
  totalCount: () => Promise<number>;
}

/** The Relay connection types of a node type. */
export function connectionOf<T extends object>(node: ClassType<T>, name: string, what: string) {
  @ObjectType(`${name}Edge`, {
    simpleResolvers: true,
    description: `One of the ${what}, with its place in the list.`,
  })
  class NodeEdge implements Edge<T> {
    @Field(() => node, { description: 'The record itself.' })
    node!: T;

    @Field(() => String, { description: 'Opaque place in the list, to go on from with after.' })
    cursor!: string;
  }

  @Extensions({ isLazy: true })
  @ObjectType(`${name}Connection`, { simpleResolvers: true, description: `A page of ${what}.` })
  class NodeConnection implements Connection<T> {
    @Field(() => [NodeEdge], { description: 'The page, in order.' })
    edges!: Edge<T>[];

    @Field(() => PageInfo, { description: 'Where the page stands in the list.' })
    pageInfo!: PageInfo;

    @Field(() => Int, {
      description: 'How many records the whole list has.',
      complexity: complexityWeights.count,
    })
    totalCount!: () => Promise<number>;
  }

  return NodeConnection;
}

/** One sort order: by a field, and by `_id` among equals, so that every record has one place. */
export interface Order {
  readonly field: string;
  readonly direction: 1 | -1;
  /** What the values of the field are; times unless told otherwise. */
  readonly of?: 'number' | 'text';
  /** Whether records may have no value in the field; those come last. Only for lists that read `placeIn`. */
  readonly isOptional?: boolean;
  /** Whether records come in ranks, 1 before 2 before 3, and by the field within a rank. Only for lists that read `placeIn`. */
  readonly isRanked?: boolean;
}

const ranks = [1, 2, 3] as const;
export type Rank = (typeof ranks)[number];

/** A place in a list: that of the record it was made of. */
export interface Place {
  readonly value: SortValue;
  readonly id: Types.ObjectId;
  /** 1 in lists that have no ranks. */
  readonly rank: Rank;
}

/** A place among the invalid records of a list: the id that it is after, as text. */
export interface InvalidPlace {
  readonly invalid: string;
}

/** Which page of a list is wanted. */
@ArgsType()
export class PageRequest {
  @Field(() => Int, { defaultValue: 20, description: 'Size of the page, from 1 to 100.' })
  readonly first!: number;

  @Field(() => String, { nullable: true, description: 'endCursor of the page before.' })
  readonly after?: string | null | undefined;
}

type Filter = Record<string, unknown>;

/** What the database must be asked for a page: one record more than the page shows whether others follow. */
export interface PageQuery {
  readonly filter: Filter;
  readonly sort: Record<string, 1 | -1>;
  readonly limit: number;
  /** Set where the page begins among the invalid records (sort-order.ts), so that nothing else is on it. */
  readonly invalid?: string;
}

export type SortValue =
  | string
  | number
  | Date
  | mongoose.mongo.BSON.Decimal128
  | mongoose.mongo.BSON.Long
  | null;

/**
 * Keyset paging: a page begins after the values of a cursor, so pages neither skip nor repeat when
 * records come and go meanwhile, and the last page costs what the first does.
 *
 * @throws DomainError BAD_USER_INPUT for a page size outside 1..100 or a cursor that is not ours
 */
export function pageQuery(order: Order, page: PageRequest): PageQuery {
  const place = placeIn(order, page);
  return {
    filter: place === null || 'invalid' in place ? {} : filterAfter(order, place),
    sort: { [order.field]: order.direction, _id: order.direction },
    limit: page.first + 1,
    ...(place !== null && 'invalid' in place && place),
  };
}

/**
 * Where a page begins, for lists that are read in a way of their own: after this place.
 *
 * @returns null at the beginning of the list
 * @throws DomainError as pageQuery does
 */
export function placeIn(order: Order, page: PageRequest): Place | InvalidPlace | null {
  checkPageSize(page);
  if (!page.after) return null;
  return decodeCursor(order, page.after);
}

/** @throws DomainError BAD_USER_INPUT for a page size outside 1..100 */
export function checkPageSize({ first }: PageRequest): void {
  if (!Number.isInteger(first) || first < 1 || first > MAX_PAGE_SIZE) {
    throw badInput({ first: `From 1 to ${MAX_PAGE_SIZE}` });
  }
}

function filterAfter(order: Order, { value, id }: Place): Filter {
  const beyond = order.direction === 1 ? '$gt' : '$lt';
  return {
    // Implied by what follows, and said for the database: it begins to read at the cursor instead of at the first page.
    [order.field]: rangeAfter(order, value, true),
    $or: [{ [order.field]: { [beyond]: value } }, { _id: { [beyond]: id } }],
  };
}

/** How records stand in a list beyond what its order says. */
export interface Placing<R> {
  readonly rankOf?: ((record: R) => Rank) | undefined;
  /** Whether a record comes after all others, by its id: invalid ones do (sort-order.ts). */
  readonly isLast?: (record: R) => boolean;
}

/** Shapes the records that `pageQuery` asked for into a connection. */
export function toConnection<R extends { _id: Types.ObjectId }, T>(
  records: readonly R[],
  page: PageRequest,
  order: Order,
  toNode: (record: R) => T,
  totalCount: () => Promise<number>,
  { rankOf, isLast = (record) => isInvalid(order, record) }: Placing<R> = {},
): Connection<T> {
  const cursorOf = (record: R) =>
    isLast(record)
      ? encodeInvalid(record._id)
      : encodeCursor(sortValueOf(order, record), record._id, rankOf?.(record));
  const edges = records
    .slice(0, page.first)
    .map((record) => new RecordEdge(toNode(record), record, cursorOf));
  return {
    edges,
    pageInfo: {
      hasNextPage: records.length > page.first,
      hasPreviousPage: Boolean(page.after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  };
}

/** Most lists are read without the cursors of their nodes. */
class RecordEdge<R, T> implements Edge<T> {
  constructor(
    readonly node: T,
    private readonly record: R,
    private readonly cursorOf: (record: R) => string,
  ) {}

  get cursor(): string {
    return this.cursorOf(this.record);
  }
}

function encodeCursor(value: SortValue, id: Types.ObjectId, rank?: Rank): string {
  // Every edge of every list has one: written out, because these are three quick pieces and no tree to walk.
  const tagged = value instanceof Date ? `{"date":${value.getTime()}}` : writtenValue(value);
  const json = `[${tagged},"${id.toHexString()}"${rank ? `,${rank}` : ''}]`;
  return Buffer.from(json).toString('base64url');
}

function writtenValue(value: SortValue): string {
  if (value instanceof Decimal128) return `{"decimal":"${value}"}`;
  if (value instanceof Long) return `{"long":"${value}"}`;
  return JSON.stringify(value);
}

function readValue(written: unknown): unknown {
  if (typeof written !== 'object' || written === null) return written;
  if ('date' in written && typeof written.date === 'number') return new Date(written.date);
  if ('decimal' in written) return Decimal128.fromString(String(written.decimal));
  if ('long' in written) return Long.fromString(String(written.long));
  return undefined;
}

function encodeInvalid(id: unknown): string {
  return Buffer.from(JSON.stringify({ invalid: textOf(id) })).toString('base64url');
}

/** @throws DomainError BAD_USER_INPUT for what no page of this list can have ended with */
function decodeCursor(order: Order, cursor: string): Place | InvalidPlace {
  if (cursor.length > MAX_CURSOR_LENGTH) throw badInput({ after: 'Not a cursor of this list' });
  try {
    const decoded: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isInvalidPlace(decoded)) return { invalid: decoded.invalid };

    const [written, id, ...rank] = decoded as unknown[];
    const value = readValue(written);
    const isId = typeof id === 'string' && /^[0-9a-f]{24}$/.test(id);
    if (isId && value !== undefined && isValueOf(order, value) && isRankOf(order, rank)) {
      return { value, id: new Types.ObjectId(id), rank: rank[0] ?? 1 };
    }
  } catch {
    // Not even JSON: answered below like every other cursor that did not come from us.
  }
  throw badInput({ after: 'Not a cursor of this list' });
}

function isRankOf({ isRanked = false }: Order, written: unknown[]): written is [Rank] | [] {
  return isRanked ? written.length === 1 && ranks.includes(written[0] as Rank) : written.length === 0;
}

function isInvalidPlace(value: unknown): value is InvalidPlace {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as { invalid?: unknown }).invalid === 'string'
  );
}
