import mongoose, { type PipelineStage } from 'mongoose';
import type { Change } from '../../../database/change-stream.ts';
import { numberOf } from '../../../pagination/stray-fields.ts';
import { PetModel } from '../../pet/pet.entity.ts';
import { petIndexes } from '../../pet/pet-indexes.ts';
import { keptWords } from '../words/tokenize-pet.ts';
import { hasOneOf } from './in-filter.ts';
import { bandExpression, bandOf, countedPrice, countedPriceExpression } from './price-buckets.ts';

type Timestamp = mongoose.mongo.Timestamp;
type Image = Change['before'];

/** Longest work of the database on counts, in milliseconds: no search is a reason to hang. */
const MAX_TIME = 5000;

/** Which items are counted: those with one word of each group, and a price in the range. */
export interface Counted {
  readonly words: readonly (readonly string[])[];
  /** Dollars, included. */
  readonly lowest?: number | undefined;
  readonly highest?: number | undefined;
}

/** Items of one cell whose prices are in one band. */
interface Bucket {
  count: number;
  /** No price is lower. One has this price, unless the bucket is loose. */
  min: number;
  max: number;
  /** Whether the item with the lowest or highest price has left. */
  isLoose: boolean;
}

export interface CellTotals {
  readonly counts: ReadonlyMap<number, number>;
  readonly cut: ReadonlySet<number>;
}

/** Ranges of prices whose sums are remembered. */
const MAX_KNOWN = 20;

export type Buckets = ReadonlyMap<number, Readonly<Bucket>>;

/**
 * How many items there are in each cell, by price bands: read once, then kept right by the changes that
 * the feed tells of. Every total and facet is a sum of these.
 */
export class PetCounts {
  private readonly byCell = new Map<number, Map<number, Bucket>>();
  private readonly groups: readonly ReadonlySet<string>[];
  /** Sums since the last change, by range of prices. */
  private readonly known = new Map<string, CellTotals>();

  private constructor(
    private readonly counted: Counted,
    private asOf: Timestamp,
  ) {
    this.groups = counted.words.map((group) => new Set(group));
  }

  /** Counts in the database, on index keys alone where there is at most one word. */
  static async read(counted: Counted): Promise<PetCounts> {
    const { rows, asOf } = await readRows(counted);
    const counts = new PetCounts(counted, asOf);
    for (const { _id, count, min, max } of rows) {
      counts.bandsOf(_id.cell).set(_id.band, { count, min, max, isLoose: false });
    }
    return counts;
  }

  get cells(): Iterable<[cell: number, bands: Buckets]> {
    return this.byCell;
  }

  bandsIn(cell: number): Iterable<Readonly<Bucket>> {
    return this.byCell.get(cell)?.values() ?? [];
  }

  /** Numbers kept, as a measure of the room they take. */
  get size(): number {
    let size = 1;
    for (const bands of this.byCell.values()) size += bands.size;
    return size;
  }

  /**
   * How many items there are in each cell, with a price from `lowest` to `highest`, as far as whole bands say it.
   *
   * @returns the bands too that lie in the range only in part, whose items are not counted
   */
  totals(lowest = 0, highest = Number.POSITIVE_INFINITY): CellTotals {
    const key = `${lowest} ${highest}`;
    const known = this.known.get(key);
    if (known) return known;
    const totals = this.addUp(lowest, highest);
    if (this.known.size >= MAX_KNOWN) this.known.clear();
    this.known.set(key, totals);
    return totals;
  }

  /** At most so many items have a price from `lowest` to `highest`: all of each band that has a part in it. */
  atMost(lowest: number, highest: number): number {
    let sum = 0;
    for (const bands of this.byCell.values()) {
      for (const { count, min, max } of bands.values()) if (min <= highest && max >= lowest) sum += count;
    }
    return sum;
  }

  private addUp(lowest: number, highest: number): CellTotals {
    const cut = new Set<number>();
    for (const bands of this.byCell.values()) {
      for (const [band, { min, max }] of bands) if (isCut(min, max, lowest, highest)) cut.add(band);
    }
    const counts = new Map<number, number>();
    for (const [cell, bands] of this.byCell) {
      let count = 0;
      for (const [band, bucket] of bands) {
        if (bucket.min >= lowest && bucket.max <= highest && !cut.has(band)) count += bucket.count;
      }
      if (count > 0) counts.set(cell, count);
    }
    return { counts, cut };
  }

  /** Takes one change into account; one that was known when the counts were read is none. */
  apply({ at, before, after }: Change): void {
    if (at.lessThanOrEqual(this.asOf)) return;
    this.known.clear();
    if (this.counts(before)) this.remove(before);
    if (this.counts(after)) this.add(after);
  }

  /** Looks up again which prices the buckets of some cells begin and end with, where the outermost have left. */
  async tighten(cells: readonly number[]): Promise<void> {
    const rows = await readExtremes(this.counted, cells);
    for (const { _id, min, max } of rows) {
      const bucket = this.byCell.get(_id.cell)?.get(_id.band);
      if (bucket) Object.assign(bucket, { min, max, isLoose: false });
    }
    this.known.clear();
  }

  private counts(pet: Image): pet is NonNullable<Image> {
    if (!pet || typeof pet.cell !== 'number') return false;
    if (!this.hasPrice(pet.petprice)) return false;
    const words = keptWords(pet);
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
    const bands = this.bandsOf(cell);
    const band = bandOf(petprice);
    const bucket = bands.get(band);
    if (!bucket) {
      bands.set(band, { count: 1, min: petprice, max: petprice, isLoose: false });
      return;
    }
    bucket.count += 1;
    bucket.min = Math.min(bucket.min, petprice);
    bucket.max = Math.max(bucket.max, petprice);
  }

  private remove({ cell, petprice: stored }: NonNullable<Image>): void {
    const petprice = countedPrice(stored);
    const bands = this.byCell.get(cell);
    const band = bandOf(petprice);
    const bucket = bands?.get(band);
    if (!bands || !bucket) return;
    bucket.count -= 1;
    if (petprice <= bucket.min || petprice >= bucket.max) bucket.isLoose = true;
    if (bucket.count <= 0) bands.delete(band);
    if (bands.size === 0) this.byCell.delete(cell);
  }

  private bandsOf(cell: number): Map<number, Bucket> {
    const bands = this.byCell.get(cell) ?? new Map<number, Bucket>();
    this.byCell.set(cell, bands);
    return bands;
  }
}

function isCut(min: number, max: number, lowest: number, highest: number): boolean {
  return (min < lowest && max >= lowest) || (max > highest && min <= highest);
}

interface Row {
  readonly _id: { readonly cell: number; readonly band: number };
  readonly count: number;
  readonly min: number;
  readonly max: number;
}

const $group: PipelineStage.Group['$group'] = {
  _id: { cell: '$cell', band: bandExpression },
  count: { $sum: 1 },
  min: { $min: countedPriceExpression },
  max: { $max: countedPriceExpression },
};

/** One moment of the database, so that every later change is known to be missing, and no other. */
async function readRows(counted: Counted): Promise<{ rows: Row[]; asOf: Timestamp }> {
  const session = await mongoose.startSession({ snapshot: true });
  try {
    const rows = await PetModel.aggregate<Row>([{ $match: matchOf(counted) }, { $group }])
      .hint(hintOf(counted))
      .option({ maxTimeMS: MAX_TIME })
      .session(session);
    // The driver notes here which moment the database chose.
    const { snapshotTime } = session as unknown as { snapshotTime: Timestamp };
    return { rows, asOf: snapshotTime };
  } finally {
    await session.endSession();
  }
}

function readExtremes(counted: Counted, cells: readonly number[]): Promise<Row[]> {
  const match = { $and: [matchOf(counted), { cell: { $in: cells } }] };
  const hint = counted.words.length > 0 ? petIndexes.words : petIndexes.cellPrice;
  return PetModel.aggregate<Row>([{ $match: match }, { $group }])
    .hint(hint)
    .option({ maxTimeMS: MAX_TIME })
    .exec();
}

function matchOf({ words, lowest, highest }: Counted): Record<string, unknown> {
  const [rarest, ...others] = words;
  const conditions: Record<string, unknown>[] = others.map((group) => hasOneOf(group));
  if (rarest) conditions.push({ searchWords: { $in: rarest } });
  if (lowest !== undefined) conditions.push({ petprice: { $gte: lowest } });
  if (highest !== undefined) conditions.push({ petprice: { $lte: highest } });
  // Items that have no cell yet are of an older shop, and are given one at the start.
  return { $and: [{ cell: { $gte: 0 } }, ...conditions] };
}

function hintOf({ words, lowest, highest }: Counted): Record<string, 1 | -1> {
  if (words.length > 0) return petIndexes.words;
  return lowest === undefined && highest === undefined ? petIndexes.cellPrice : petIndexes.price;
}
