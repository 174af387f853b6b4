import type { mongo } from 'mongoose';
import type { Order, Place, Rank } from '../../pagination/connection.ts';
import { inOrderOfIds, isStray, MAX_STRAYS, numberOf, sortValueOf } from '../../pagination/stray-fields.ts';
import { PetModel } from '../pet/pet.entity.ts';
import type { PetRecord } from '../pet/pet-record.ts';
import { withoutListingFields } from './listing-fields.ts';
import { type ListFilter, type Segment, segmentFilter, unsortableFilter } from './query-builder.ts';
import type { PagePlan } from './query-planner.ts';

/** Longest query for a page. */
const QUERY_TIMEOUT_MS = 5000;

/** A list that was counted as short and turns out longer than this has grown since it was counted. */
const MAX_WHOLE_READ = 1000;

export interface ReadOptions {
  readonly order: Order;
  /** Records wanted. */
  readonly limit: number;
  /** Stored fields to read; all when left out. */
  readonly fields?: readonly string[] | undefined;
}

/** Records in the order of the index, segment after segment, until there are enough. */
export async function readInOrder(
  segments: readonly { readonly segment: Segment; readonly plan: PagePlan; readonly rank: Rank }[],
  { order, limit, fields }: ReadOptions,
): Promise<{ records: PetRecord[]; ranks: Map<PetRecord, Rank> }> {
  const ranks = new Map<PetRecord, Rank>();
  for (const { segment, plan, rank } of segments) {
    if (segment.isEmpty) continue;
    if (ranks.size >= limit) break;
    const found = await find(segment, plan, {
      projection: projectionOf(order, fields),
      sort: { [order.field]: order.direction, _id: order.direction },
      limit: limit - ranks.size,
    });
    for (const record of found) ranks.set(record, rank);
  }
  return { records: [...ranks.keys()], ranks };
}

/**
 * All records of a short list, put in order here.
 *
 * @returns those after the place; null where the list is not short
 */
export async function readWhole(
  segment: Segment,
  plan: PagePlan,
  place: Place | null,
  { order, limit, fields }: ReadOptions,
  rankOf: (record: PetRecord) => Rank,
): Promise<{ records: PetRecord[]; ranks: Map<PetRecord, Rank> } | null> {
  const projection = projectionOf(order, fields, order.isRanked);
  const found = await find(segment, plan, { projection, limit: MAX_WHOLE_READ });
  if (found.length === MAX_WHOLE_READ) return null;
  const ranks = new Map<PetRecord, Rank>();
  for (const record of found) {
    ranks.set(record, order.isRanked ? rankOf(record) : 1);
    delete record.searchWords;
    delete record.cell;
  }
  const placed = found
    .filter((record) => !isStray(order, record))
    .map((record) => ({ record, place: positionOf(record, order, ranks.get(record) ?? 1) }))
    .sort((a, b) => comparePositions(a.place, b.place, order))
    .filter((one) => !place || comparePositions(one.place, place, order) > 0)
    .map(({ record }) => record);
  const strays = inOrderOfIds(found.filter((record) => isStray(order, record)));
  return { records: [...placed, ...strays].slice(0, limit), ranks };
}

/** Records that have no place in the order of their list (stray-fields.ts). */
export async function readUnsortable(
  list: ListFilter,
  { order, fields }: Omit<ReadOptions, 'limit'>,
  after?: string,
): Promise<PetRecord[]> {
  const options = { projection: projectionOf(order, fields), limit: MAX_STRAYS, maxTimeMS: QUERY_TIMEOUT_MS };
  const found = await PetModel.collection.find<PetRecord>(unsortableFilter(list, order), options).toArray();
  return inOrderOfIds(found, after);
}

/** Straight to the driver: what a page shows is read as it is stored. */
function find(
  segment: Segment,
  plan: PagePlan,
  options: Pick<mongo.FindOptions, 'projection' | 'sort'> & { readonly limit: number },
): Promise<PetRecord[]> {
  // In one reply: by itself the first holds 101 records.
  const bounded = { ...options, batchSize: options.limit, hint: plan.index, maxTimeMS: QUERY_TIMEOUT_MS };
  return PetModel.collection.find<PetRecord>(segmentFilter(segment, plan), bounded).toArray();
}

function projectionOf(
  order: Order,
  fields: readonly string[] | undefined,
  withRank = false,
): Record<string, 0 | 1> {
  const neededHere = [order.field, ...(withRank ? ['searchWords', 'cell'] : [])];
  if (fields) return Object.fromEntries([...fields, ...neededHere].map((field) => [field, 1]));
  const unread = Object.keys(withoutListingFields).filter((field) => !neededHere.includes(field));
  return Object.fromEntries(unread.map((field) => [field, 0]));
}

function positionOf(record: PetRecord, order: Order, rank: Rank): Place {
  return { value: sortValueOf(order, record), id: record._id, rank };
}

/** As the database sorts: by rank, then by value and id; what has no value comes last. */
function comparePositions(a: Place, b: Place, { direction }: Order): number {
  if (a.rank !== b.rank) return a.rank - b.rank;
  if (a.value === null || b.value === null) {
    if (a.value !== b.value) return a.value === null ? 1 : -1;
    return direction * compareTexts(a.id.toHexString(), b.id.toHexString());
  }
  const byValue = compareValues(a.value, b.value) || compareTexts(a.id.toHexString(), b.id.toHexString());
  return direction * byValue;
}

function compareValues(a: NonNullable<Place['value']>, b: NonNullable<Place['value']>): number {
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b);
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  return numberOf(a) - numberOf(b);
}

/** By bytes, as the database compares texts. */
function compareTexts(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
