import { cellFields, type FactField } from '../../../../domain/catalogue/item-facts.ts';
import { Derived } from '../../platform/derived.ts';
import {
  type CellTest,
  cellTest,
  decodeFacet,
  decodeState,
  Miss,
  missOf,
  ShelfState,
} from './facets/facet-bitmask.ts';
import { sortsOf } from './facets/family-members.ts';
import type { FacetCount, FactCounts, PetFacets } from './facets/pet-facets.ts';
import type { ListConditions, ListStats } from './list-stats.ts';
import type { WordCounts } from './word-counts.ts';

type CellFacets = Omit<PetFacets, 'countWords'>;

/** What can be chosen in lists, as long as what it is counted from does not change. */
export class ListFacets {
  private readonly known = new Derived<ListStats, Promise<CellFacets>>();

  constructor(private readonly words: WordCounts) {}

  async countFacets(list: ListConditions, stats: ListStats): Promise<PetFacets> {
    const facets = await this.known.get(stats, '', () => facetsOf(list, stats));
    return { ...facets, countWords: (field) => this.words.of(list, field) };
  }
}

/** Facet counts, each under the other conditions; those that cells do not say are WordCounts. */
async function facetsOf(
  list: ListConditions,
  { inPriceRange, counter, families }: ListStats,
): Promise<CellFacets> {
  const { misses } = cellTest(list.where, list.showRetired, list.facts);
  const tally = tallyOf(inPriceRange, misses);
  for (const sort of sortsOf(families.inPriceRange))
    subtract(tally, tallyOf(sort.cells, misses), sort.families);
  const prices = await counter.priceRange((cell) => misses(cell) === 0);
  const facts = cellFields.map((field): [FactField, FacetCount[]] => [
    field,
    byCountDescending(tally.byField[field]),
  ]);
  return {
    ...(Object.fromEntries(facts) as FactCounts),
    available: tally.available,
    priceMin: prices?.lowest ?? null,
    priceMax: prices?.highest ?? null,
  };
}

interface Tally {
  available: number;
  readonly byField: Readonly<Record<FactField, Map<string, number>>>;
}

/** @param counted items by cell */
function tallyOf(counted: ReadonlyMap<number, number>, misses: CellTest['misses']): Tally {
  const byField = Object.fromEntries(cellFields.map((field) => [field, new Map()])) as Tally['byField'];
  let available = 0;
  for (const [cell, count] of counted) {
    const missed = misses(cell);
    if ((missed & ~Miss.HALF) === 0 && decodeState(cell) === ShelfState.ORDERABLE) available += count;
    for (const field of cellFields) {
      const value = (missed & ~missOf(field)) === 0 ? decodeFacet(cell, field) : null;
      if (value !== null) byField[field].set(value, (byField[field].get(value) ?? 0) + count);
    }
  }
  return { available, byField };
}

/** Counts each of some families once where its items were counted. */
function subtract(tally: Tally, ofOne: Tally, families: number): void {
  tally.available -= families * Math.max(0, ofOne.available - 1);
  for (const field of cellFields) {
    for (const [value, items] of ofOne.byField[field]) {
      const counted = tally.byField[field].get(value) ?? 0;
      tally.byField[field].set(value, counted - families * (items - 1));
    }
  }
}

/** Of a list that nothing can be in. */
export const noFacets: PetFacets = {
  ...(Object.fromEntries(cellFields.map((field) => [field, []])) as unknown as FactCounts),
  countWords: async () => [],
  ...{ available: 0, priceMin: null, priceMax: null },
};

export function byCountDescending(counts: ReadonlyMap<string, number>): FacetCount[] {
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
