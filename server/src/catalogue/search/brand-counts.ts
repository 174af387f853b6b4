import { Derived } from '../../platform/derived.ts';
import { PetModel } from '../pet/pet.entity.ts';
import { petIndexes } from '../pet/pet-indexes.ts';
import type { FacetCountCache } from './facets/facet-count-cache.ts';
import type { FacetCount } from './facets/pet-facets.ts';
import { byCountDescending } from './list-facets.ts';
import { type ListConditions, type ListStats, statsFor, wordGroups } from './list-stats.ts';
import { exactFilter } from './pet-filter.ts';
import { type Brand, type BrandIndex, MAX_COUNTED_BRANDS } from './words/brand-index.ts';
import { inFilter, type NamedField, nameWord } from './words/stored-words.ts';

/** Items with the rarest word of a search that are looked at for their brands; a search that finds more says nothing of them. */
const MAX_SEARCHED_ITEMS = 100_000;

/** Longest query for brands, in milliseconds. */
const QUERY_TIMEOUT_MS = 5000;

/** Counts the items of lists by brand, and by the shop's own breeds and colours, which no cell says. */
export class BrandCounts {
  private readonly bySearch = new Derived<ListStats, Promise<FacetCount[]>>();

  constructor(
    private readonly counts: FacetCountCache,
    private readonly brandIndex: BrandIndex,
  ) {}

  /** How many items of a list each brand has, whatever brand the list asks for; the most frequent ones alone. */
  async of(list: ListConditions, field: NamedField = 'brand'): Promise<FacetCount[]> {
    const { [field]: asked, ...where } = list.where;
    const expansions = list.expansions.filter((expansion) => expansion !== list.byName[field]);
    const anyBrand = { ...list, where, expansions, byName: { ...list.byName, [field]: undefined } };
    if (expansions.length > 0) return this.ofSearch(anyBrand, field);
    const frequent = await this.brandIndex.mostFrequent(field);
    const others = asked ? [await this.brandIndex.find(asked, field)] : [];
    return this.ofBrands(anyBrand, [...new Set([...frequent, ...others])]);
  }

  /** By counts that are kept, and the same for all lists without words. */
  private async ofBrands(list: ListConditions, brands: readonly Brand[]): Promise<FacetCount[]> {
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
  private async ofSearch(list: ListConditions, field: NamedField): Promise<FacetCount[]> {
    if (Math.min(...list.expansions.map(({ items }) => items)) > MAX_SEARCHED_ITEMS) return [];
    const stats = await statsFor(this.counts, list);
    return stats.total === 0 ? [] : this.bySearch.get(stats, field, () => countFound(list, field));
  }
}

/** Those of one value and one family are one; what is in none is one by itself. */
function onePerFamily(field: NamedField) {
  const one = { $cond: [{ $gt: ['$family', ''] }, '$family', '$_id'] };
  return { $group: { _id: { value: `$${field}`, one }, [field]: { $first: `$${field}` } } };
}

async function countFound(list: ListConditions, field: NamedField): Promise<FacetCount[]> {
  const [rarest = [], ...others] = wordGroups(list.expansions);
  const conditions = [{ searchWords: { $in: rarest } }, ...others.map(inFilter)];
  const rows = await PetModel.aggregate<{ readonly _id: unknown; readonly count: number }>([
    { $match: { $and: [...conditions, exactFilter(list)] } },
    ...(list.isEachVariant ? [] : [onePerFamily(field)]),
    { $group: { _id: `$${field}`, count: { $sum: 1 } } },
    { $sort: { count: -1, _id: 1 } },
  ])
    .hint(petIndexes.words)
    .option({ maxTimeMS: QUERY_TIMEOUT_MS });
  // One brand may be written in several ways: the most frequent one names it.
  const byWord = new Map<string, FacetCount>();
  for (const { _id: brand, count } of rows) {
    if (typeof brand !== 'string' || brand === '') continue;
    const known = byWord.get(nameWord(field, brand)) ?? { value: brand, count: 0 };
    byWord.set(nameWord(field, brand), { ...known, count: known.count + count });
  }
  const all = [...byWord.values()].map(({ value, count }) => [value, count] as const);
  return byCountDescending(new Map(all)).slice(0, MAX_COUNTED_BRANDS);
}
