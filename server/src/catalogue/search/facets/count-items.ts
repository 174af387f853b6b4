import mongoose, { type ClientSession, type PipelineStage } from 'mongoose';
import { PetModel } from '../../pet/pet.entity.ts';
import { petIndexes } from '../../pet/pet-indexes.ts';
import { inFilter } from '../words/stored-words.ts';
import { familyBits, isInFamily } from './facet-bitmask.ts';
import type { StoredMember } from './family-members.ts';
import { countedPriceExpression, priceBucketExpression } from './price-buckets.ts';

type Timestamp = mongoose.mongo.Timestamp;

/** Longest work of the database on counts, in milliseconds: no search is a reason to hang. */
const QUERY_TIMEOUT_MS = 5000;

/** Which items are counted: those with one word of each group, and a price in the range. */
export interface CountedSet {
  readonly words: readonly (readonly string[])[];
  /** Dollars, included. */
  readonly lowest?: number | undefined;
  readonly highest?: number | undefined;
}

/** How many items of a cell have prices of a bucket, and from which to which. */
export interface CountedRow {
  readonly _id: { readonly cell: number; readonly priceBucket: number };
  readonly count: number;
  readonly min: number;
  readonly max: number;
}

const $group: PipelineStage.Group['$group'] = {
  _id: { cell: '$cell', priceBucket: priceBucketExpression },
  count: { $sum: 1 },
  min: { $min: countedPriceExpression },
  max: { $max: countedPriceExpression },
};

/** What was there at one moment of the database. */
export interface CountedItems {
  readonly rows: readonly CountedRow[];
  /** Those that are in a family; none where a range of prices is counted. */
  readonly members: readonly StoredMember[];
  readonly asOf: Timestamp;
}

/**
 * Counts on index keys alone where there is at most one word.
 *
 * @returns what was there at one moment of the database, so that every later change is known to be missing, and no other
 */
export async function countItems(counted: CountedSet): Promise<CountedItems> {
  const session = await mongoose.startSession({ snapshot: true });
  try {
    const rows = await PetModel.aggregate<CountedRow>([{ $match: matchOf(counted) }, { $group }])
      .hint(hintOf(counted))
      .option({ maxTimeMS: QUERY_TIMEOUT_MS })
      .session(session);
    const hasFamilies = rows.some(({ _id }) => isInFamily(_id.cell));
    const members = hasFamilies && !hasPrices(counted) ? await readMembers(counted, session) : [];
    // The driver notes here which moment the database chose.
    const { snapshotTime } = session as unknown as { snapshotTime: Timestamp };
    return { rows, members, asOf: snapshotTime };
  } finally {
    await session.endSession();
  }
}

/** Which items are in a family is known by their cells, on index keys: no other item is looked at. */
function readMembers(counted: CountedSet, session: ClientSession): Promise<StoredMember[]> {
  const match = { $and: [matchOf(counted), { cell: { $bitsAllSet: familyBits } }, { family: { $gt: '' } }] };
  return PetModel.collection
    .find<StoredMember>(match, {
      ...{ session, projection: { family: 1, cell: 1, petprice: 1 }, maxTimeMS: QUERY_TIMEOUT_MS },
      hint: counted.words.length > 0 ? petIndexes.words : petIndexes.family,
    })
    .toArray();
}

/** The same of some cells, as they are now. */
export function countCells(counted: CountedSet, cells: readonly number[]): Promise<CountedRow[]> {
  const match = { $and: [matchOf(counted), { cell: { $in: cells } }] };
  const hint = counted.words.length > 0 ? petIndexes.words : petIndexes.cellPrice;
  return PetModel.aggregate<CountedRow>([{ $match: match }, { $group }])
    .hint(hint)
    .option({ maxTimeMS: QUERY_TIMEOUT_MS })
    .exec();
}

function matchOf({ words, lowest, highest }: CountedSet): Record<string, unknown> {
  const [rarest, ...others] = words;
  const conditions: Record<string, unknown>[] = others.map((group) => inFilter(group));
  if (rarest) conditions.push({ searchWords: { $in: rarest } });
  if (lowest !== undefined) conditions.push({ petprice: { $gte: lowest } });
  if (highest !== undefined) conditions.push({ petprice: { $lte: highest } });
  // Items that have no cell yet are of an older shop, and are given one at the start.
  return { $and: [{ cell: { $gte: 0 } }, ...conditions] };
}

function hintOf({ words, lowest, highest }: CountedSet): Record<string, 1 | -1> {
  if (words.length > 0) return petIndexes.words;
  return hasPrices({ lowest, highest }) ? petIndexes.price : petIndexes.cellPrice;
}

function hasPrices({ lowest, highest }: Pick<CountedSet, 'lowest' | 'highest'>): boolean {
  return lowest !== undefined || highest !== undefined;
}
