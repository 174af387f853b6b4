import type { Category } from '../../../../domain/catalogue/pet-options.ts';
import {
  type PageRequest,
  type Place,
  placeIn,
  type Rank,
  type StrayPlace,
  toConnection,
} from '../../pagination/connection.ts';
import { hasId } from '../../pagination/stray-fields.ts';
import type { Pet } from '../pet/pet.entity.ts';
import { type PetRecord, toPet } from '../pet/pet-record.ts';
import { BrandCounts } from './brand-counts.ts';
import type { CatalogueSearch, PetList, PetPage } from './catalogue-search.ts';
import { decodeFacet, type FacetField, facetFields } from './facets/facet-bitmask.ts';
import type { FacetCountCache } from './facets/facet-count-cache.ts';
import type { FacetCount, PetFacets } from './facets/pet-facets.ts';
import {
  facetsOf,
  type ListStats,
  priceBounds,
  type ResolvedFilter,
  rarestFirst,
  statsFor,
  wordGroups,
} from './list-stats.ts';
import { type ReadOptions, readInOrder, readUnsortable, readWhole } from './page-reader.ts';
import { petFilter, petOrders } from './pet-filter.ts';
import { cellRange, keysetFilter, type ListFilter, type Segment } from './query-builder.ts';
import { choosePlan, defaultPlan, isByPrice, type PagePlan, type PlanFacts } from './query-planner.ts';
import type { ReadYourWrites } from './read-your-writes.ts';
import type { SearchReader } from './reading/search-reader.ts';
import type { SearchReading } from './reading/search-reading.ts';
import { rankBy, rankedSegments } from './relevance.ts';
import type { BrandIndex } from './words/brand-index.ts';
import type { WordIndex } from './words/word-index.ts';

/** A list with its statistics and query plan. */
interface PlannedList {
  readonly list: PetList;
  readonly resolved: ResolvedFilter;
  /** Null while counts are not live. */
  readonly stats: ListStats | null;
  readonly filter: ListFilter;
  readonly plan: PagePlan;
  /** What the plan was chosen by; null while counts are not live. */
  readonly planFacts: PlanFacts | null;
  /** Counts of the whole catalogue by cell. */
  readonly inAll: ReadonlyMap<number, number>;
}

interface ListCells {
  /** Counts of the whole catalogue by cell. */
  readonly inAll: ReadonlyMap<number, number>;
  readonly cells: readonly number[];
  /** How many items there are in these cells, whatever their price and words; and in all. */
  readonly inCells: number;
  readonly catalogue: number;
  readonly range: ListFilter['cell'];
}

/** The catalogue's search on MongoDB alone: counts from memory, items from the index that is best for the list. */
export class MongoCatalogueSearch implements CatalogueSearch {
  // Derived from the statistics, which are new objects after each change of what they count.
  private readonly cellsByStats = new WeakMap<ListStats, ListCells>();
  private readonly wordsByStats = new WeakMap<ListStats, ListFilter['words']>();
  private readonly facetsByStats = new WeakMap<ListStats, Omit<PetFacets, 'countBrands'>>();

  private readonly brandCounts: BrandCounts;

  constructor(
    private readonly counts: FacetCountCache,
    private readonly wordIndex: WordIndex,
    private readonly reader: SearchReader,
    private readonly brandIndex: BrandIndex,
    private readonly readYourWrites: ReadYourWrites,
  ) {
    this.brandCounts = new BrandCounts(counts, brandIndex);
  }

  async page(list: PetList, page: PageRequest, fields?: readonly string[]): Promise<PetPage> {
    const order = petOrders[list.orderBy];
    const place = placeIn(order, page);
    const resolved = await this.resolveFilter(list);
    if (!resolved) {
      const nothing = toConnection<PetRecord, Pet>([], page, order, toPet, async () => 0);
      return { ...nothing, facets: noFacets, searchNote: null };
    }
    const { note: searchNote } = resolved;
    const stats = this.counts.isLive ? await statsFor(this.counts, resolved) : null;
    const loadStats = async () => stats ?? (await statsFor(this.counts, resolved));
    const facets = async () => this.facets(resolved, await loadStats());
    const total = async () => (await loadStats()).total;
    if (stats?.total === 0) return { ...toConnection([], page, order, toPet, total), facets, searchNote };

    const planned = await this.plan(list, resolved, stats, page);
    // Whether a page follows the first is known from the count; behind a cursor, one more item is read.
    const isCounted = stats !== null && place === null;
    const limit = isCounted ? Math.min(page.first, stats.total) : page.first + 1;
    const { records, ranks } = await this.read(planned, place, { order, limit, fields });
    const rankOf = order.isRanked ? (record: PetRecord) => ranks.get(record) ?? 1 : undefined;
    const connection = toConnection(records, page, order, toPet, total, { rankOf });
    if (isCounted) connection.pageInfo.hasNextPage = stats.total > page.first;
    return { ...connection, facets, searchNote };
  }

  private async read(
    planned: PlannedList,
    place: Place | StrayPlace | null,
    options: ReadOptions,
  ): Promise<{ records: PetRecord[]; ranks: ReadonlyMap<PetRecord, Rank> }> {
    const { limit } = options;
    const ranks = new Map<PetRecord, Rank>();
    if (place !== null && 'stray' in place) {
      return { records: (await readUnsortable(planned.filter, options, place.stray)).slice(0, limit), ranks };
    }
    const whole =
      planned.plan.isWhole &&
      (await readWhole(wholeList(planned), planned.plan, place, options, rankBy(planned.resolved)));
    if (whole) return whole;
    const inOrder = await readInOrder(await this.segments(planned, place), options);
    if (inOrder.records.length >= limit) return inOrder;
    const strays = await readUnsortable(planned.filter, options);
    const records = [...inOrder.records, ...strays].slice(0, limit);
    const isCounted = planned.stats !== null && place === null;
    if (!isCounted || records.length === limit) return { ...inOrder, records };
    // The counts say that there are more, so a segment was wrongly taken for empty: food without a stock, perhaps.
    return this.read({ ...planned, stats: null }, place, options);
  }

  private async facets(resolved: ResolvedFilter, stats: ListStats): Promise<PetFacets> {
    const facets = this.facetsByStats.get(stats) ?? (await facetsOf(stats, resolved));
    this.facetsByStats.set(stats, facets);
    return { ...facets, countBrands: () => this.brandCounts.of(resolved) };
  }

  /** @returns null where nothing can have what is searched for */
  private async resolveFilter({
    where,
    search,
    showRetired = false,
  }: PetList): Promise<ResolvedFilter | null> {
    if (!(await this.readYourWrites.waitForOwnWrites())) {
      this.counts.invalidate();
      this.wordIndex.invalidate();
      this.brandIndex.invalidate();
    }
    const reading = search ? await this.readSearch(search, where?.category, showRetired) : everything;
    if (!reading) return null;
    const brand = where?.brand ? (await this.brandIndex.find(where.brand)).expansion : null;
    // A brand is one more word that an item must have.
    const expansions = brand ? [...reading.expansions, brand] : reading.expansions;
    return { ...reading, expansions, where: where ?? {}, showRetired, brand };
  }

  /** @param category where a list is of one: a search finds what is in it */
  private readSearch(
    search: string,
    category: Category | undefined,
    showRetired: boolean,
  ): Promise<SearchReading | null> {
    const where = category ? { category } : {};
    return this.reader.read(search, async ({ facts, expansions }) => {
      const found = { ...everything, where, showRetired, brand: null, facts, expansions };
      return (await statsFor(this.counts, found)).total;
    });
  }

  private async plan(
    list: PetList,
    resolved: ResolvedFilter,
    stats: ListStats | null,
    { first }: PageRequest,
  ): Promise<PlannedList> {
    const { where, showRetired, expansions, facts } = resolved;
    const { priceMin, priceMax, ...others } = where;
    const words = wordGroups(expansions);
    const asked = { lowest: priceMin ?? undefined, highest: priceMax ?? undefined };
    const exact = petFilter(others, showRetired, facts);
    const { orderBy } = list;
    if (!stats) {
      const filter = { ...asked, words, exact, cell: null, cells: [] };
      const plan = defaultPlan(orderBy, words.length > 0);
      return { list, resolved, stats, filter, plan, planFacts: null, inAll: new Map() };
    }
    const all = await this.counts.get({ words: [] });
    const inAll = all.totals().counts;
    const { cells, inCells, catalogue, range } = this.cellsOf(stats, inAll);
    // A walk by price would pass over all that is cheaper than the cheapest with the words, and has not got them.
    const prices =
      isByPrice(orderBy) && words.length > 0
        ? intersectRanges(asked, priceBounds(stats.counter, cells))
        : asked;
    const hasPrices = prices.lowest !== undefined || prices.highest !== undefined;
    const planFacts: PlanFacts = {
      orderBy,
      first,
      total: stats.total,
      catalogue,
      cells,
      inCells,
      inPrices: hasPrices ? all.atMost(prices.lowest ?? 0, prices.highest ?? Number.POSITIVE_INFINITY) : null,
      withWord: expansions.length > 0 ? Math.min(...expansions.map(({ items }) => items)) : null,
      words: words.length,
      forms: words[0]?.length ?? 0,
    };
    const plan = choosePlan(planFacts);
    const isNarrowed = plan.merge === 'words' && range !== null;
    const present = isNarrowed ? await this.wordsPresent(resolved, stats) : words;
    const filter = { ...prices, words: present, exact, cell: range, cells };
    return { list, resolved, stats, filter, plan, planFacts, inAll };
  }

  /**
   * The words of a list, of the rarest one only where something in the list's cells has it. Scans are merged from the
   * first item of each on, and a scan that none of those items is in goes through all of its keys to find that out.
   */
  private async wordsPresent(resolved: ResolvedFilter, stats: ListStats): Promise<ListFilter['words']> {
    const known = this.wordsByStats.get(stats);
    if (known) return known;
    const [rarest, ...others] = rarestFirst(resolved.expansions);
    if (!rarest) return [];
    const { priceMin: _lowest, priceMax: _highest, ...where } = resolved.where;
    const present = await Promise.all(
      [rarest.inTitle, rarest.elsewhere].map(async (anywhere) => {
        const { total } = await statsFor(this.counts, {
          ...resolved,
          where,
          expansions: [{ ...rarest, anywhere }],
        });
        return total > 0 ? anywhere : [];
      }),
    );
    const words = [present.flat(), ...wordGroups(others)];
    this.wordsByStats.set(stats, words);
    return words;
  }

  /** The cells that a list has items of, and how they lie among all. */
  private cellsOf(stats: ListStats, inAll: ReadonlyMap<number, number>): ListCells {
    const known = this.cellsByStats.get(stats);
    if (known?.inAll === inAll) return known;
    const cells = [...stats.matching.keys()];
    const inCells = sum(cells.map((cell) => inAll.get(cell) ?? 0));
    const found = {
      inAll,
      cells,
      inCells,
      catalogue: sum(inAll.values()),
      range: cellRange(cells, inAll.keys()),
    };
    this.cellsByStats.set(stats, found);
    return found;
  }

  /** The segments of a list from a position on. */
  private async segments(planned: PlannedList, place: Place | null) {
    const { list, filter } = planned;
    if (list.orderBy === 'relevance') return rankedSegments(this.counts, planned, place);
    const plan = planned.plan.isWhole ? defaultPlan(list.orderBy, filter.words.length > 0) : planned.plan;
    return sortedSegments(planned, place).map((one) => ({ ...one, plan }));
  }
}

/** A list without a search. */
const everything: SearchReading = {
  ...{ facts: {}, expansions: [], named: [] },
  ...{ isAboutAnimals: false, note: null },
};

function sortedSegments(
  { list, stats, filter }: PlannedList,
  place: Place | null,
): { segment: Segment; rank: Rank }[] {
  const order = petOrders[list.orderBy];
  const isOver = place !== null && place.value === null;
  const ranges = keysetFilter(order, place);
  const segment = { list: filter, ranges, isExpanded: place !== null };
  if (!order.isOptional) return [{ segment: { ...segment, isEmpty: false }, rank: 1 }];
  // Animals are what has no stock.
  const hasOnly = (isAnimal: boolean) =>
    stats !== null &&
    [...stats.matching.keys()].every((cell) => (decodeFacet(cell, 'category') === 'pets') === isAnimal);
  const last = { ...segment, ranges: isOver ? ranges : [{ [order.field]: null, ...hasId }] };
  return [
    { segment: { ...segment, isEmpty: isOver || hasOnly(true) }, rank: 1 },
    { segment: { ...last, isEmpty: hasOnly(false) }, rank: 1 },
  ];
}

interface PriceRange {
  readonly lowest: number | undefined;
  readonly highest: number | undefined;
}

/** What is in both ranges. */
function intersectRanges(
  asked: PriceRange,
  bounds: { readonly lowest: number; readonly highest: number },
): PriceRange {
  const { lowest = 0, highest = Number.POSITIVE_INFINITY } = asked;
  return { lowest: Math.max(lowest, bounds.lowest), highest: Math.min(highest, bounds.highest) };
}

function wholeList({ filter }: PlannedList): Segment {
  return { list: filter, ranges: [{}], isExpanded: false, isEmpty: false };
}

async function noFacets(): Promise<PetFacets> {
  const none = Object.fromEntries(facetFields.map((field) => [field, []])) as unknown;
  const countBrands = async () => [];
  return {
    ...(none as Record<FacetField, FacetCount[]>),
    ...{ countBrands, available: 0, priceMin: null, priceMax: null },
  };
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
