import type { mongo } from 'mongoose';
import type { InvalidPlace, Order, Place, Rank } from '../../database/lists/connection.ts';
import { inOrder, MAX_INVALID } from '../../database/lists/sort-order.ts';
import { PetModel } from '../pet/pet.entity.ts';
import type { PetRecord } from '../pet/pet-record.ts';
import type { FamilyCards } from './family-cards.ts';
import type { ListPlan } from './list-planner.ts';
import { withoutListingFields } from './listing-fields.ts';
import type { ItemQuery } from './query-builder.ts';

/** Longest query for a page. */
const QUERY_TIMEOUT_MS = 5000;

/** A list that was counted as short and turns out longer than this has grown since it was counted. */
const MAX_WHOLE_READ = 1000;

export interface ReadOptions {
  readonly order: Order;
  /** Behind which the page begins. */
  readonly place: Place | InvalidPlace | null;
  /** Records wanted. */
  readonly limit: number;
  /** Whether that many are there, as far as the counts know. */
  readonly isCounted: boolean;
  /** Chooses one item of each family; null where each is listed. */
  readonly families: FamilyCards | null;
  /** Stored fields to read; all when left out. */
  readonly fields?: readonly string[] | undefined;
}

/** Records in the order of their list. */
export interface FoundRecords {
  readonly records: readonly PetRecord[];
  /** Those of a list that has ranks; invalid have none. */
  readonly ranks: ReadonlyMap<PetRecord, Rank>;
}

/** Reads a page by its plan. */
export async function readPage(plan: ListPlan, options: ReadOptions): Promise<FoundRecords> {
  const { order, place, limit, isCounted } = options;
  const isAmongInvalid = place !== null && 'invalid' in place;
  const ranks = new Map<PetRecord, Rank>();
  const all = isAmongInvalid ? await readInvalid(plan, options) : await readWhole(plan, options, ranks);
  if (all)
    return { records: inOrder(all, order, place, (record) => ranks.get(record) ?? 1).slice(0, limit), ranks };
  const parts = await plan.parts();
  const likely = parts.filter(({ isEmpty }) => !isEmpty);
  const found = await readParts(likely, plan, options);
  // The counts say that there are more, so a part was wrongly taken for empty: food without a stock, perhaps.
  const isShort = isCounted && found.records.length < limit && likely.length < parts.length;
  return isShort ? readParts(parts, plan, options) : found;
}

/** Records in the order of the index, part after part, until there are enough. */
async function readParts(
  parts: readonly ItemQuery[],
  plan: ListPlan,
  options: ReadOptions,
): Promise<FoundRecords> {
  const { order, limit } = options;
  const ranks = new Map<PetRecord, Rank>();
  for (const part of parts) {
    if (ranks.size >= limit) break;
    for (const record of await readPart(part, limit - ranks.size, plan, options))
      ranks.set(record, part.rank);
  }
  const invalid = ranks.size < limit ? await readInvalid(plan, options) : [];
  return { records: [...ranks.keys(), ...inOrder(invalid, order, null)].slice(0, limit), ranks };
}

/** Items that another of their family stands for are read and passed over: until there are enough others. */
async function readPart(
  part: ItemQuery,
  wanted: number,
  plan: ListPlan,
  options: ReadOptions,
): Promise<PetRecord[]> {
  const { order, families } = options;
  const projection = projectionOf(options);
  const sort = { [order.field]: order.direction, _id: order.direction };
  const [read, cards]: [PetRecord['_id'][], PetRecord[]] = [[], []];
  for (let limit = Math.ceil(wanted * (families?.itemsPerCard ?? 1)); ; limit *= 2) {
    const found = await find(withoutThose(part, read), { projection, sort, limit });
    cards.push(...(await cardsOf(found, plan, options)));
    if (cards.length >= wanted || found.length < limit) return cards.slice(0, wanted);
    read.push(...found.map(({ _id }) => _id));
  }
}

/** Each index of a list has the ids in its keys, so what was read is not looked at again. */
function withoutThose(part: ItemQuery, ids: readonly PetRecord['_id'][]): ItemQuery {
  return ids.length === 0 ? part : { ...part, filter: { $and: [part.filter, { _id: { $nin: ids } }] } };
}

/** All records of a short list, with their ranks; null where the list is not short. */
async function readWhole(
  plan: ListPlan,
  options: ReadOptions,
  ranks: Map<PetRecord, Rank>,
): Promise<PetRecord[] | null> {
  const { whole, rankOf } = plan;
  if (!whole) return null;
  const { isRanked = false } = options.order;
  const projection = projectionOf(options, isRanked);
  const found = await find(whole, { projection, limit: MAX_WHOLE_READ });
  if (found.length === MAX_WHOLE_READ) return null;
  const cards = await cardsOf(found, plan, options);
  for (const record of cards) {
    ranks.set(record, isRanked ? rankOf(record) : 1);
    delete record.searchWords;
    delete record.cell;
  }
  return cards;
}

/** What of some records the list shows. */
async function cardsOf(found: PetRecord[], plan: ListPlan, { families }: ReadOptions): Promise<PetRecord[]> {
  return families ? families.among(found, plan) : found;
}

/** Records that have no place in the order of their list (lists/sort-order.ts). */
async function readInvalid(plan: ListPlan, options: ReadOptions): Promise<PetRecord[]> {
  const found = await PetModel.collection
    .find<PetRecord>(plan.invalid, {
      projection: projectionOf(options),
      limit: MAX_INVALID,
      maxTimeMS: QUERY_TIMEOUT_MS,
    })
    .toArray();
  return cardsOf(found, plan, options);
}

/** Straight to the driver: what a page shows is read as it is stored. */
function find(
  { filter, hint }: ItemQuery,
  options: Pick<mongo.FindOptions, 'projection' | 'sort'> & { readonly limit: number },
): Promise<PetRecord[]> {
  // In one reply: by itself the first holds 101 records.
  const bounded = { ...options, batchSize: options.limit, hint, maxTimeMS: QUERY_TIMEOUT_MS };
  return PetModel.collection.find<PetRecord>(filter, bounded).toArray();
}

function projectionOf({ order, fields, families }: ReadOptions, withRank = false): Record<string, 0 | 1> {
  const neededHere = [order.field, ...(families?.fields ?? []), ...(withRank ? ['searchWords', 'cell'] : [])];
  if (fields) return Object.fromEntries([...fields, ...neededHere].map((field) => [field, 1]));
  const unread = Object.keys(withoutListingFields).filter((field) => !neededHere.includes(field));
  return Object.fromEntries(unread.map((field) => [field, 0]));
}
