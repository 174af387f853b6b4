import type { PetWhere } from '../pet/pets.inputs.ts';
import {
  cellTest,
  decodeFacet,
  decodeState,
  type FacetField,
  facetFields,
  Miss,
  missOf,
  ShelfState,
} from './facets/facet-bitmask.ts';
import type { FacetCountCache } from './facets/facet-count-cache.ts';
import type { FacetCounter } from './facets/facet-counter.ts';
import type { FacetCount, PetFacets } from './facets/pet-facets.ts';
import { priceRangeOf } from './facets/price-buckets.ts';
import type { SearchReading } from './reading/search-reading.ts';
import type { WordExpansion } from './words/word-index.ts';

/** Statistics of one list, from the facet counters. */
export interface ListStats {
  /** Counts of the items with the words, whatever their price. */
  readonly counter: FacetCounter;
  /** How many of them are in the price range, by cell. */
  readonly inPriceRange: ReadonlyMap<number, number>;
  /** Those of `inPriceRange` that meet all conditions. */
  readonly matching: ReadonlyMap<number, number>;
  /** How many items the list has. */
  readonly total: number;
}

/** A list's conditions, with its search as it was read. */
export interface ResolvedFilter extends SearchReading {
  readonly where: PetWhere;
  readonly showRetired: boolean;
  /** That of `expansions` which stands for the brand that is asked for. */
  readonly brand: WordExpansion | null;
}

/** Cached filters. */
const MAX_CACHED_STATS = 100;

/** By the counts that they were computed from: these are new objects after each change. */
const statsCache = new WeakMap<ListStats['inPriceRange'], Map<string, ListStats>>();

/** Computes the statistics of a list; the database is queried only for counts that are not cached. */
export async function statsFor(counts: FacetCountCache, list: ResolvedFilter): Promise<ListStats> {
  const words = wordGroups(list.expansions);
  const { priceMin, priceMax } = list.where;
  const counter = await counts.get({ words });
  const inPriceRange = await countsInPriceRange(
    counts,
    counter,
    words,
    priceMin ?? undefined,
    priceMax ?? undefined,
  );
  const statsByFilter = statsCache.get(inPriceRange) ?? new Map<string, ListStats>();
  statsCache.set(inPriceRange, statsByFilter);
  const key = JSON.stringify([list.where, list.showRetired, list.facts]);
  const cached = statsByFilter.get(key);
  if (cached) return cached;

  const stats = computeStats(counter, inPriceRange, list);
  if (statsByFilter.size >= MAX_CACHED_STATS) statsByFilter.clear();
  statsByFilter.set(key, stats);
  return stats;
}

function computeStats(
  counter: FacetCounter,
  inPriceRange: ListStats['inPriceRange'],
  list: ResolvedFilter,
): ListStats {
  const { misses } = cellTest(list.where, list.showRetired, list.facts);
  const matching = new Map<number, number>();
  let total = 0;
  for (const [cell, count] of inPriceRange) {
    if (misses(cell) !== 0) continue;
    matching.set(cell, count);
    total += count;
  }
  return { counter, inPriceRange, matching, total };
}

/** The words of a search, the rarest first: its items are scanned. */
export function wordGroups(expansions: readonly WordExpansion[]): (readonly string[])[] {
  return rarestFirst(expansions).map(({ anywhere }) => anywhere);
}

export function rarestFirst(expansions: readonly WordExpansion[]): WordExpansion[] {
  return expansions.toSorted((a, b) => a.items - b.items);
}

/** Whole buckets are known; of the one or two that a range cuts, the part within it is counted. */
async function countsInPriceRange(
  counts: FacetCountCache,
  counter: FacetCounter,
  words: readonly (readonly string[])[],
  lowest: number | undefined,
  highest: number | undefined,
): Promise<ReadonlyMap<number, number>> {
  const { counts: whole, cut } = counter.totals(lowest, highest);
  if (cut.size === 0) return whole;
  const parts = await Promise.all(
    [...cut].map((bucket) => {
      const prices = priceRangeOf(bucket);
      return counts.get({
        words,
        lowest: Math.max(lowest ?? 0, prices.lowest),
        highest: Math.min(highest ?? prices.highest, prices.highest),
      });
    }),
  );
  const sums = new Map(whole);
  for (const part of parts) {
    for (const [cell, count] of part.totals().counts) sums.set(cell, (sums.get(cell) ?? 0) + count);
  }
  return sums;
}

/** Facet counts, each under the other conditions; those by brand, which cells do not say, are BrandCounts. */
export async function facetsOf(
  stats: ListStats,
  list: ResolvedFilter,
): Promise<Omit<PetFacets, 'countBrands'>> {
  const { misses } = cellTest(list.where, list.showRetired, list.facts);
  const byField = facetFields.map((field) => ({
    field,
    miss: missOf(field),
    counts: new Map<string, number>(),
  }));
  let available = 0;
  for (const [cell, count] of stats.inPriceRange) {
    const missed = misses(cell);
    if ((missed & ~Miss.HALF) === 0 && decodeState(cell) === ShelfState.ORDERABLE) available += count;
    for (const { field, miss, counts } of byField) {
      const value = (missed & ~miss) === 0 ? decodeFacet(cell, field) : null;
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + count);
    }
  }
  const [priceMin, priceMax] = await priceRange(stats.counter, (cell) => misses(cell) === 0);
  const facets = byField.map(({ field, counts }) => [field, byCountDescending(counts)] as const);
  return {
    ...(Object.fromEntries(facets) as Record<FacetField, FacetCount[]>),
    available,
    priceMin,
    priceMax,
  };
}

/** Lowest and highest price of the items in some cells, exactly. */
async function priceRange(
  counter: FacetCounter,
  isWanted: (cell: number) => boolean,
): Promise<[number, number] | [null, null]> {
  const outermost = outermostBuckets(counter, isWanted);
  if (!outermost) return [null, null];
  const staleCells = cellsWithStaleBounds(counter, isWanted, outermost);
  if (staleCells.length > 0) await counter.refreshBounds(staleCells);

  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [cell, buckets] of counter.cells) {
    if (!isWanted(cell)) continue;
    lowest = Math.min(lowest, buckets.get(outermost[0])?.min ?? lowest);
    highest = Math.max(highest, buckets.get(outermost[1])?.max ?? highest);
  }
  return [lowest, highest];
}

/** Prices that none of the items in some cells is below or above. */
export function priceBounds(
  counter: FacetCounter,
  cells: readonly number[],
): { lowest: number; highest: number } {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  for (const cell of cells) {
    for (const { min, max } of counter.bucketsIn(cell)) {
      lowest = Math.min(lowest, min);
      highest = Math.max(highest, max);
    }
  }
  return { lowest, highest };
}

function outermostBuckets(
  counter: FacetCounter,
  isWanted: (cell: number) => boolean,
): [number, number] | null {
  const buckets = new Set<number>();
  for (const [cell, ofCell] of counter.cells)
    if (isWanted(cell)) for (const bucket of ofCell.keys()) buckets.add(bucket);
  return buckets.size > 0 ? [Math.min(...buckets), Math.max(...buckets)] : null;
}

/** Cells whose outermost price bounds are stale. */
function cellsWithStaleBounds(
  counter: FacetCounter,
  isWanted: (cell: number) => boolean,
  outermost: readonly number[],
): number[] {
  const staleCells: number[] = [];
  for (const [cell, buckets] of counter.cells) {
    if (isWanted(cell) && outermost.some((bucket) => buckets.get(bucket)?.hasStaleBounds))
      staleCells.push(cell);
  }
  return staleCells;
}

export function byCountDescending(counts: ReadonlyMap<string, number>): FacetCount[] {
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
