import type { Change } from '../../../database/change-stream.ts';
import { numberOf } from '../../../database/lists/sort-order.ts';
import { storedWords } from '../words/stored-words.ts';
import { type CountedRow, type CountedSet, countCells } from './count-items.ts';
import { FamilyMembers, type StoredMember } from './family-members.ts';
import { countedPrice, priceBucketOf } from './price-buckets.ts';

type Timestamp = Change['at'];
type Image = Change['before'];

/** Items of one cell whose prices are in one bucket. */
interface Bucket {
  count: number;
  /** No price is lower. One has this price, unless its bounds are stale. */
  min: number;
  max: number;
  /** Whether the item with the lowest or highest price has left. */
  hasStaleBounds: boolean;
}

/** Dollars, included. */
export interface PriceRange {
  readonly lowest: number;
  readonly highest: number;
}

export interface CellTotals {
  readonly counts: ReadonlyMap<number, number>;
  readonly cut: ReadonlySet<number>;
}

/** Price ranges whose totals are cached. */
const MAX_CACHED_TOTALS = 20;

/**
 * How many items there are in each cell, by price buckets: read once, then kept right by the changes that
 * the change stream reports. Every total and facet is a sum of these.
 */
export class FacetCounter {
  /** Those of its items that are in a family; none where a range of prices is counted. */
  readonly families: FamilyMembers;
  private readonly byCell = new Map<number, Map<number, Bucket>>();
  private readonly groups: readonly ReadonlySet<string>[];
  private changes = 0;
  /** Sums since the last change, by range of prices. */
  private readonly totalsCache = new Map<string, CellTotals>();

  constructor(
    private readonly counted: CountedSet,
    rows: readonly CountedRow[],
    private readonly asOf: Timestamp,
    members: readonly StoredMember[] = [],
  ) {
    this.families = new FamilyMembers(members);
    this.groups = counted.words.map((group) => new Set(group));
    for (const { _id, count, min, max } of rows)
      this.bucketsOf(_id.cell).set(_id.priceBucket, { count, min, max, hasStaleBounds: false });
  }

  /** Count of numbers, as a measure of its memory. */
  get size(): number {
    let size = 1 + this.families.size;
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
    this.changes += 1;
    this.totalsCache.clear();
    if (this.counts(before)) this.remove(before);
    if (this.counts(after)) this.add(after);
  }

  /** Lowest and highest price of the items in some cells, exactly; null where there are none. */
  async priceRange(isWanted: (cell: number) => boolean): Promise<PriceRange | null> {
    const cells = [...this.byCell].filter(([cell]) => isWanted(cell));
    const buckets = new Set(cells.flatMap(([, ofCell]) => [...ofCell.keys()]));
    if (buckets.size === 0) return null;
    const ends = [Math.min(...buckets), Math.max(...buckets)];
    const stale = cells.filter(([, ofCell]) => ends.some((end) => ofCell.get(end)?.hasStaleBounds));
    if (stale.length > 0) await this.refreshBounds(stale.map(([cell]) => cell));
    return this.priceBounds(cells.map(([cell]) => cell));
  }

  /** Prices that none of the items in some cells is below or above. */
  priceBounds(cells: readonly number[]): PriceRange {
    let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
    for (const cell of cells) {
      for (const { min, max } of this.byCell.get(cell)?.values() ?? []) {
        lowest = Math.min(lowest, min);
        highest = Math.max(highest, max);
      }
    }
    return { lowest, highest };
  }

  /** Looks up again which prices the buckets of some cells begin and end with, where the outermost have left. */
  private async refreshBounds(cells: readonly number[]): Promise<void> {
    const before = this.changes;
    const rows = await countCells(this.counted, cells);
    // What came in meanwhile may not have been counted.
    const hasStaleBounds = this.changes !== before;
    for (const { _id, min, max } of rows) {
      const bucket = this.byCell.get(_id.cell)?.get(_id.priceBucket);
      if (bucket) Object.assign(bucket, { min, max, hasStaleBounds });
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

  private add(pet: NonNullable<Image>): void {
    this.families.add(pet);
    const { cell, petprice: stored } = pet;
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

  private remove(pet: NonNullable<Image>): void {
    this.families.remove(pet);
    const { cell, petprice: stored } = pet;
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
