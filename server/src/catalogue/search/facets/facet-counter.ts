import mongoose, { type PipelineStage } from 'mongoose';
import type { Change } from '../../../database/change-stream.ts';
import { numberOf } from '../../../pagination/stray-fields.ts';
import { PetModel } from '../../pet/pet.entity.ts';
import { petIndexes } from '../../pet/pet-indexes.ts';
import { storedWords } from '../words/tokenize-pet.ts';
import { inFilter } from './in-filter.ts';
import {
  countedPrice,
  countedPriceExpression,
  priceBucketExpression,
  priceBucketOf,
} from './price-buckets.ts';

type Timestamp = mongoose.mongo.Timestamp;
type Image = Change['before'];

/** Longest work of the database on counts, in milliseconds: no search is a reason to hang. */
const QUERY_TIMEOUT_MS = 5000;

/** Which items are counted: those with one word of each group, and a price in the range. */
export interface CountedSet {
  readonly words: readonly (readonly string[])[];
  /** Dollars, included. */
  readonly lowest?: number | undefined;
  readonly highest?: number | undefined;
}

/** Items of one cell whose prices are in one bucket. */
interface Bucket {
  count: number;
  /** No price is lower. One has this price, unless the bucket is loose. */
  min: number;
  max: number;
  /** Whether the item with the lowest or highest price has left. */
  hasStaleBounds: boolean;
}

export interface CellTotals {
  readonly counts: ReadonlyMap<number, number>;
  readonly cut: ReadonlySet<number>;
}

/** Price ranges whose totals are cached. */
const MAX_CACHED_TOTALS = 20;

export type Buckets = ReadonlyMap<number, Readonly<Bucket>>;

/**
 * How many items there are in each cell, by price buckets: read once, then kept right by the changes that
 * the change stream reports. Every total and facet is a sum of these.
 */
export class FacetCounter {
  private readonly byCell = new Map<number, Map<number, Bucket>>();
  private readonly groups: readonly ReadonlySet<string>[];
  /** Sums since the last change, by range of prices. */
  private readonly totalsCache = new Map<string, CellTotals>();

  private constructor(
    private readonly counted: CountedSet,
    private asOf: Timestamp,
  ) {
    this.groups = counted.words.map((group) => new Set(group));
  }

  /** Counts in the database, on index keys alone where there is at most one word. */
  static async read(counted: CountedSet): Promise<FacetCounter> {
    const { rows, asOf } = await readRows(counted);
    const counts = new FacetCounter(counted, asOf);
    for (const { _id, count, min, max } of rows) {
      counts.bucketsOf(_id.cell).set(_id.priceBucket, { count, min, max, hasStaleBounds: false });
    }
    return counts;
  }

  get cells(): Iterable<[cell: number, buckets: Buckets]> {
    return this.byCell;
  }

  bucketsIn(cell: number): Iterable<Readonly<Bucket>> {
    return this.byCell.get(cell)?.values() ?? [];
  }

  /** Count of numbers, as a measure of its memory. */
  get size(): number {
    let size = 1;
    for (const buckets of this.byCell.values()) size += buckets.size;
    return size;
  }

  /**
   * How many items there are in each cell, with a price from `lowest` to `highest`, as far as whole buckets say it.
   *
   * @returns the buckets too that lie in the range only in part, whose items are not counted
   */
  totals(lowest = 0, highest = Number.POSITIVE_INFINITY): CellTotals {
    const key = `${lowest} ${highest}`;
    const cached = this.totalsCache.get(key);
    if (cached) return cached;
    const totals = this.sumUp(lowest, highest);
    if (this.totalsCache.size >= MAX_CACHED_TOTALS) this.totalsCache.clear();
    this.totalsCache.set(key, totals);
    return totals;
  }

  /** At most so many items have a price from `lowest` to `highest`: all of each bucket that has a part in it. */
  atMost(lowest: number, highest: number): number {
    let sum = 0;
    for (const buckets of this.byCell.values()) {
      for (const { count, min, max } of buckets.values()) if (min <= highest && max >= lowest) sum += count;
    }
    return sum;
  }

  private sumUp(lowest: number, highest: number): CellTotals {
    const cut = new Set<number>();
    for (const buckets of this.byCell.values()) {
      for (const [priceBucket, { min, max }] of buckets)
        if (isCut(min, max, lowest, highest)) cut.add(priceBucket);
    }
    const counts = new Map<number, number>();
    for (const [cell, buckets] of this.byCell) {
      let count = 0;
      for (const [priceBucket, bucket] of buckets) {
        if (bucket.min >= lowest && bucket.max <= highest && !cut.has(priceBucket)) count += bucket.count;
      }
      if (count > 0) counts.set(cell, count);
    }
    return { counts, cut };
  }

  /** Takes one change into account; one that was known when the counts were read is none. */
  apply({ at, before, after }: Change): void {
    if (at.lessThanOrEqual(this.asOf)) return;
    this.totalsCache.clear();
    if (this.counts(before)) this.remove(before);
    if (this.counts(after)) this.add(after);
  }

  /** Looks up again which prices the buckets of some cells begin and end with, where the outermost have left. */
  async refreshBounds(cells: readonly number[]): Promise<void> {
    const rows = await readExtremes(this.counted, cells);
    for (const { _id, min, max } of rows) {
      const bucket = this.byCell.get(_id.cell)?.get(_id.priceBucket);
      if (bucket) Object.assign(bucket, { min, max, isLoose: false });
    }
    this.totalsCache.clear();
  }

  private counts(pet: Image): pet is NonNullable<Image> {
    if (!pet || typeof pet.cell !== 'number') return false;
    if (!this.hasPrice(pet.petprice)) return false;
    const words = storedWords(pet);
    return this.groups.every((group) => words.some((word) => group.has(word)));
  }

  /** What is no price is in no range of prices. */
  private hasPrice(stored: unknown): boolean {
    const { lowest, highest } = this.counted;
    if (lowest === undefined && highest === undefined) return true;
    return numberOf(stored) >= (lowest ?? 0) && numberOf(stored) <= (highest ?? Number.POSITIVE_INFINITY);
  }

  private add({ cell, petprice: stored }: NonNullable<Image>): void {
    const petprice = countedPrice(stored);
    const buckets = this.bucketsOf(cell);
    const priceBucket = priceBucketOf(petprice);
    const bucket = buckets.get(priceBucket);
    if (!bucket) {
      buckets.set(priceBucket, { count: 1, min: petprice, max: petprice, hasStaleBounds: false });
      return;
    }
    bucket.count += 1;
    bucket.min = Math.min(bucket.min, petprice);
    bucket.max = Math.max(bucket.max, petprice);
  }

  private remove({ cell, petprice: stored }: NonNullable<Image>): void {
    const petprice = countedPrice(stored);
    const buckets = this.byCell.get(cell);
    const priceBucket = priceBucketOf(petprice);
    const bucket = buckets?.get(priceBucket);
    if (!buckets || !bucket) return;
    bucket.count -= 1;
    if (petprice <= bucket.min || petprice >= bucket.max) bucket.hasStaleBounds = true;
    if (bucket.count <= 0) buckets.delete(priceBucket);
    if (buckets.size === 0) this.byCell.delete(cell);
  }

  private bucketsOf(cell: number): Map<number, Bucket> {
    const buckets = this.byCell.get(cell) ?? new Map<number, Bucket>();
    this.byCell.set(cell, buckets);
    return buckets;
  }
}

function isCut(min: number, max: number, lowest: number, highest: number): boolean {
  return (min < lowest && max >= lowest) || (max > highest && min <= highest);
}

interface Row {
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

/** One moment of the database, so that every later change is known to be missing, and no other. */
async function readRows(counted: CountedSet): Promise<{ rows: Row[]; asOf: Timestamp }> {
  const session = await mongoose.startSession({ snapshot: true });
  try {
    const rows = await PetModel.aggregate<Row>([{ $match: matchOf(counted) }, { $group }])
      .hint(hintOf(counted))
      .option({ maxTimeMS: QUERY_TIMEOUT_MS })
      .session(session);
    // The driver notes here which moment the database chose.
    const { snapshotTime } = session as unknown as { snapshotTime: Timestamp };
    return { rows, asOf: snapshotTime };
  } finally {
    await session.endSession();
  }
}

function readExtremes(counted: CountedSet, cells: readonly number[]): Promise<Row[]> {
  const match = { $and: [matchOf(counted), { cell: { $in: cells } }] };
  const hint = counted.words.length > 0 ? petIndexes.words : petIndexes.cellPrice;
  return PetModel.aggregate<Row>([{ $match: match }, { $group }])
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
  return lowest === undefined && highest === undefined ? petIndexes.cellPrice : petIndexes.price;
}
