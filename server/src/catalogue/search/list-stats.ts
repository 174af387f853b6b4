import type { PetWhere } from '../pet/pets.inputs.ts';
import type { AnimalFacts } from './facets/described-animal.ts';
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
import type { CatalogueCounts } from './facets/facet-count-cache.ts';
import type { PetCounts } from './facets/facet-counter.ts';
import type { FacetCount, PetFacets } from './facets/pet-facets.ts';
import { pricesOf } from './facets/price-buckets.ts';
import type { Meaning } from './words/word-index.ts';

/** What the counts say about one list. */
export interface ListView {
  /** Counts of what has the words, whatever its price. */
  readonly found: PetCounts;
  /** How many of them have a price that is asked for, by cell. */
  readonly priced: ReadonlyMap<number, number>;
  /** Those of `priced` that all conditions hold for. */
  readonly wanted: ReadonlyMap<number, number>;
  /** How many items the list has. */
  readonly total: number;
}

/** A list's conditions, with its words as they are kept with the items. */
export interface Narrowing {
  readonly where: PetWhere;
  readonly showRetired: boolean;
  readonly meanings: readonly Meaning[];
  /** What the search names instead of words. */
  readonly described: AnimalFacts | null;
}

/** Filters that are remembered with their views. */
const MAX_VIEWS = 100;

/** Views by the counts that they were made of: sums are made anew after each change, and the old ones are gone. */
const views = new WeakMap<ListView['priced'], Map<string, ListView>>();

/** Looks at a list by its counts; the database is asked only for what nobody asked before. */
export async function viewOf(counts: CatalogueCounts, list: Narrowing): Promise<ListView> {
  const words = wordsIn(list.meanings);
  const { priceMin, priceMax } = list.where;
  const found = await counts.of({ words });
  const priced = await pricedCells(counts, found, words, priceMin ?? undefined, priceMax ?? undefined);
  const known = views.get(priced) ?? new Map<string, ListView>();
  views.set(priced, known);
  const key = JSON.stringify([list.where, list.showRetired, list.described]);
  const kept = known.get(key);
  if (kept) return kept;

  const view = lookAt(found, priced, list);
  if (known.size >= MAX_VIEWS) known.clear();
  known.set(key, view);
  return view;
}

function lookAt(found: PetCounts, priced: ListView['priced'], list: Narrowing): ListView {
  const { misses } = cellTest(list.where, list.showRetired, list.described);
  const wanted = new Map<number, number>();
  let total = 0;
  for (const [cell, count] of priced) {
    if (misses(cell) !== 0) continue;
    wanted.set(cell, count);
    total += count;
  }
  return { found, priced, wanted, total };
}

/** The words of a search, the rarest first: it is the one whose items are looked through. */
export function wordsIn(meanings: readonly Meaning[]): (readonly string[])[] {
  return rarestFirst(meanings).map(({ anywhere }) => anywhere);
}

export function rarestFirst(meanings: readonly Meaning[]): Meaning[] {
  return meanings.toSorted((a, b) => a.items - b.items);
}

/** Whole bands are known; of the one or two that a range cuts, the part within it is counted. */
async function pricedCells(
  counts: CatalogueCounts,
  found: PetCounts,
  words: readonly (readonly string[])[],
  lowest: number | undefined,
  highest: number | undefined,
): Promise<ReadonlyMap<number, number>> {
  const { counts: whole, cut } = found.totals(lowest, highest);
  if (cut.size === 0) return whole;
  const parts = await Promise.all(
    [...cut].map((band) => {
      const prices = pricesOf(band);
      return counts.of({
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

/** Counts of what could be chosen, each under the other conditions. */
export async function facetsOf(view: ListView, list: Narrowing): Promise<PetFacets> {
  const { misses } = cellTest(list.where, list.showRetired, list.described);
  const byField = facetFields.map((field) => ({
    field,
    miss: missOf(field),
    counts: new Map<string, number>(),
  }));
  let available = 0;
  for (const [cell, count] of view.priced) {
    const missed = misses(cell);
    if ((missed & ~Miss.HALF) === 0 && decodeState(cell) === ShelfState.ORDERABLE) available += count;
    for (const { field, miss, counts } of byField) {
      const value = (missed & ~miss) === 0 ? decodeFacet(cell, field) : null;
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + count);
    }
  }
  const [priceMin, priceMax] = await priceRange(view.found, (cell) => misses(cell) === 0);
  const facets = byField.map(({ field, counts }) => [field, mostFirst(counts)] as const);
  return {
    ...(Object.fromEntries(facets) as Record<FacetField, FacetCount[]>),
    available,
    priceMin,
    priceMax,
  };
}

/** Lowest and highest price of the items in some cells, exactly. */
async function priceRange(
  found: PetCounts,
  isWanted: (cell: number) => boolean,
): Promise<[number, number] | [null, null]> {
  const outermost = outermostBands(found, isWanted);
  if (!outermost) return [null, null];
  const loose = looseCells(found, isWanted, outermost);
  if (loose.length > 0) await found.tighten(loose);

  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [cell, bands] of found.cells) {
    if (!isWanted(cell)) continue;
    lowest = Math.min(lowest, bands.get(outermost[0])?.min ?? lowest);
    highest = Math.max(highest, bands.get(outermost[1])?.max ?? highest);
  }
  return [lowest, highest];
}

/** Prices that none of the items in some cells is below or above. */
export function priceBounds(found: PetCounts, cells: readonly number[]): { lowest: number; highest: number } {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  for (const cell of cells) {
    for (const { min, max } of found.bandsIn(cell)) {
      lowest = Math.min(lowest, min);
      highest = Math.max(highest, max);
    }
  }
  return { lowest, highest };
}

function outermostBands(found: PetCounts, isWanted: (cell: number) => boolean): [number, number] | null {
  const bands = new Set<number>();
  for (const [cell, ofCell] of found.cells)
    if (isWanted(cell)) for (const band of ofCell.keys()) bands.add(band);
  return bands.size > 0 ? [Math.min(...bands), Math.max(...bands)] : null;
}

/** Cells whose lowest or highest price is not known any more, and matters. */
function looseCells(
  found: PetCounts,
  isWanted: (cell: number) => boolean,
  outermost: readonly number[],
): number[] {
  const loose: number[] = [];
  for (const [cell, bands] of found.cells) {
    if (isWanted(cell) && outermost.some((band) => bands.get(band)?.isLoose)) loose.push(cell);
  }
  return loose;
}

function mostFirst(counts: ReadonlyMap<string, number>): FacetCount[] {
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
