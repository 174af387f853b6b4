import { PetModel } from '../pet/pet.entity.ts';
import { petIndexes } from '../pet/pet-indexes.ts';
import type { FacetCountCache } from './facets/facet-count-cache.ts';
import type { CellTotals } from './facets/facet-counter.ts';
import { inFilter } from './facets/in-filter.ts';
import type { FacetCount } from './facets/pet-facets.ts';
import { byCountDescending, type ResolvedFilter, statsFor, wordGroups } from './list-stats.ts';
import { petFilter } from './pet-filter.ts';
import { type Brand, type BrandIndex, MAX_COUNTED_BRANDS } from './words/brand-index.ts';
import { brandWord } from './words/brand-word.ts';

/** Items with the rarest word of a search that are looked at for their brands; a search that finds more says nothing of them. */
const MAX_SEARCHED_ITEMS = 100_000;

/** Filters of one search whose brands are kept. */
const MAX_CACHED_FILTERS = 100;

/** Longest query for brands, in milliseconds. */
const QUERY_TIMEOUT_MS = 5000;

/** Counts the items of lists by brand, which no cell says. */
export class BrandCounts {
  /** Of searches. By the counts of their words, which are new objects after each change of what has these words. */
  private readonly bySearch = new WeakMap<CellTotals['counts'], Map<string, Promise<FacetCount[]>>>();

  constructor(
    private readonly counts: FacetCountCache,
    private readonly brandIndex: BrandIndex,
  ) {}

  /** How many items of a list each brand has, whatever brand the list asks for; the most frequent ones alone. */
  async of(list: ResolvedFilter): Promise<FacetCount[]> {
    const { brand: asked, ...where } = list.where;
    const expansions = list.expansions.filter((expansion) => expansion !== list.brand);
    const anyBrand = { ...list, where, expansions, brand: null };
    if (expansions.length > 0) return this.ofSearch(anyBrand);
    const frequent = await this.brandIndex.mostFrequent();
    const others = asked ? [await this.brandIndex.find(asked)] : [];
    return this.ofBrands(anyBrand, [...new Set([...frequent, ...others])]);
  }

  /** By counts that are kept, and the same for all lists without words. */
  private async ofBrands(list: ResolvedFilter, brands: readonly Brand[]): Promise<FacetCount[]> {
    const { priceMin, priceMax, ...anyPrice } = list.where;
    const totals = await Promise.all(
      brands.map(async ({ name, expansion }) => {
        const ofBrand = { ...list, expansions: [expansion] };
        // Prices are counted only for brands that have something in the list at all.
        const { total } = await statsFor(this.counts, { ...ofBrand, where: anyPrice });
        const isWhole = (priceMin == null && priceMax == null) || total === 0;
        return [name, isWhole ? total : (await statsFor(this.counts, ofBrand)).total] as const;
      }),
    );
    return byCountDescending(new Map(totals.filter(([, total]) => total > 0)));
  }

  /** In one look at the items that a search finds: a count for each brand would look at them thirty times. */
  private async ofSearch(list: ResolvedFilter): Promise<FacetCount[]> {
    if (Math.min(...list.expansions.map(({ items }) => items)) > MAX_SEARCHED_ITEMS) return [];
    const { total, counter } = await statsFor(this.counts, list);
    if (total === 0) return [];
    const { counts } = counter.totals();
    const byFilter = this.bySearch.get(counts) ?? new Map<string, Promise<FacetCount[]>>();
    this.bySearch.set(counts, byFilter);
    const key = JSON.stringify([list.where, list.showRetired, list.facts]);
    const counted = byFilter.get(key) ?? countFound(list);
    if (byFilter.size >= MAX_CACHED_FILTERS) byFilter.clear();
    byFilter.set(key, counted);
    counted.catch(() => byFilter.delete(key));
    return counted;
  }
}

async function countFound({ where, showRetired, facts, expansions }: ResolvedFilter): Promise<FacetCount[]> {
  const [rarest = [], ...others] = wordGroups(expansions);
  const conditions = [{ searchWords: { $in: rarest } }, ...others.map(inFilter)];
  const rows = await PetModel.aggregate<{ readonly _id: unknown; readonly count: number }>([
    { $match: { $and: [...conditions, petFilter(where, showRetired, facts)] } },
    { $group: { _id: '$brand', count: { $sum: 1 } } },
    { $sort: { count: -1, _id: 1 } },
  ])
    .hint(petIndexes.words)
    .option({ maxTimeMS: QUERY_TIMEOUT_MS });
  // One brand may be written in several ways: the most frequent one names it.
  const byWord = new Map<string, FacetCount>();
  for (const { _id: brand, count } of rows) {
    if (typeof brand !== 'string' || brand === '') continue;
    const known = byWord.get(brandWord(brand)) ?? { value: brand, count: 0 };
    byWord.set(brandWord(brand), { ...known, count: known.count + count });
  }
  const all = [...byWord.values()].map(({ value, count }) => [value, count] as const);
  return byCountDescending(new Map(all)).slice(0, MAX_COUNTED_BRANDS);
}
