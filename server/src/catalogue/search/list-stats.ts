import { Derived } from '../../platform/derived.ts';
import type { PetOrderBy } from '../pet/pet-enums.ts';
import type { PetWhere } from '../pet/pets.inputs.ts';
import type { CountedSet } from './facets/count-items.ts';
import { cellTest } from './facets/facet-bitmask.ts';
import type { FacetCountCache } from './facets/facet-count-cache.ts';
import type { FacetCounter } from './facets/facet-counter.ts';
import { likeliestOf } from './likeliest.ts';
import { familiesOf, type ListFamilies, noFamilies, type SpecialMembers } from './list-families.ts';
import type { SearchReading } from './reading/search-reading.ts';
import type { Excluded } from './reading/searched-limits.ts';
import type { WordField } from './words/asked-words.ts';
import type { WordExpansion } from './words/word-index.ts';

/** A list's conditions, with its search as it was read. */
export interface ListConditions extends SearchReading {
  /** What the list and its search say of facts, prices and what can be ordered. */
  readonly where: PetWhere;
  readonly showRetired: boolean;
  /** Whether each item of a family is listed, and not one for all. */
  readonly isEachVariant: boolean;
  readonly orderBy: PetOrderBy;
  /** Those of `expansions` which stand for values of fields that are asked for. */
  readonly byWord: AskedByWord;
}

export type AskedByWord = readonly (readonly [WordField | 'minRating', WordExpansion])[];

type Counts = ReadonlyMap<number, number>;

/** Statistics of one list, from the facet counters. */
export interface ListStats {
  /** Counts of the items with the words, whatever their price. */
  readonly counter: FacetCounter;
  /** How many of them are in the price range and have nothing that is excluded, by cell. */
  readonly inPriceRange: Counts;
  /** Those of `inPriceRange` that meet all conditions. */
  readonly matching: Counts;
  /** How many items that is. */
  readonly items: number;
  /** How a family that several of them are of is shown. */
  readonly families: ListFamilies;
  /** How many the list shows: each family once. */
  readonly total: number;
}

// By the counts that they are computed from: these are new objects after each change.
const statsOfCounts = new Derived<Counts, Derived<Counts, ListStats>>();
const remainders = new Derived<Counts, Derived<Counts, Counts>>();

/** Computes the statistics of a list; the database is queried only for counts that are not cached. */
export async function statsFor(counts: FacetCountCache, list: ListConditions): Promise<ListStats> {
  const { where, without } = list;
  const counted = {
    words: wordGroups(list.expansions),
    lowest: where.priceMin ?? undefined,
    highest: where.priceMax ?? undefined,
  };
  const { counter, inPrices } = await counts.inPrices(counted);
  const off = without.words.length > 0 ? await thoseWith(without, counts, counted) : null;
  const isLess = off !== null || without.facts.length > 0;
  const inPriceRange = isLess ? lessThoseWith(without, inPrices, off?.inPrices ?? noCounts) : inPrices;
  const likely = await thoseMostLikely(list, counts, counted);
  const key = JSON.stringify([where, list.showRetired, list.facts, list.isEachVariant]);
  return statsOfCounts
    .get(inPriceRange, '', () => new Derived())
    .get(likely?.inPrices ?? noCounts, key, () =>
      computeStats(counter, inPriceRange, list, {
        excluded: off?.counter.families ?? null,
        likely: likely?.counter.families ?? null,
      }),
    );
}

function computeStats(
  counter: FacetCounter,
  inPriceRange: Counts,
  list: ListConditions,
  special: SpecialMembers,
): ListStats {
  const { misses } = cellTest(list.where, list.showRetired, list.facts);
  const matching = new Map([...inPriceRange].filter(([cell]) => misses(cell) === 0));
  const families = list.isEachVariant ? noFamilies : familiesOf(list, misses, counter.families, special);
  const items = sum(matching.values());
  return { counter, inPriceRange, matching, items, families, total: items - families.hidden.size };
}

const noCounts: Counts = new Map();

/** What is shown of a family in a list by relevance; null where nothing is likelier than anything else of it. */
function thoseMostLikely(list: ListConditions, counts: FacetCountCache, counted: CountedSet) {
  const likeliest = list.orderBy === 'relevance' && !list.isEachVariant ? likeliestOf(list) : null;
  // An animal is of no family.
  if (!likeliest || likeliest.named.length === 0) return null;
  return counts.inPrices({ ...counted, words: wordGroups(likeliest.expansions) });
}

/** How many have a word that is excluded, in the price range. */
function thoseWith({ words }: Excluded, counts: FacetCountCache, counted: CountedSet) {
  return counts.inPrices({ ...counted, words: [...counted.words, words] });
}

/** Those with the words are counted, and taken off: however many items there are, only they are looked at. */
function lessThoseWith(excluded: Excluded, inPrices: Counts, off: Counts): Counts {
  const { facts } = excluded;
  const isExcluded = facts.map((some) => cellTest(some, true).misses);
  return remainders
    .get(inPrices, '', () => new Derived())
    .get(off, JSON.stringify(excluded), () => {
      const left = [...inPrices].map(([cell, count]) => [cell, count - (off.get(cell) ?? 0)] as const);
      return new Map(
        left.filter(([cell, count]) => count > 0 && isExcluded.every((misses) => misses(cell) !== 0)),
      );
    });
}

/** The words of a search, the rarest first: its items are scanned. */
export function wordGroups(expansions: readonly WordExpansion[]): (readonly string[])[] {
  return rarestFirst(expansions).map(({ anywhere }) => anywhere);
}

export function rarestFirst(expansions: readonly WordExpansion[]): WordExpansion[] {
  return expansions.toSorted((a, b) => a.items - b.items);
}

export function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
