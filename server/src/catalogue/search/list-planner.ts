import type { InvalidPlace, Place, Rank } from '../../database/lists/connection.ts';
import { hasId, type OrderFilters, orderFilters } from '../../database/lists/sort-order.ts';
import { Derived } from '../../platform/derived.ts';
import type { PetRecord } from '../pet/pet-record.ts';
import { decodeFacet } from './facets/facet-bitmask.ts';
import type { FacetCountCache } from './facets/facet-count-cache.ts';
import { type ListConditions, type ListStats, rarestFirst, statsFor, sum, wordGroups } from './list-stats.ts';
import { exactFilter, petOrders } from './pet-filter.ts';
import { cellRange, conditionsWith, type ItemQuery, type ListFilter, toQuery } from './query-builder.ts';
import { choosePlan, defaultPlan, isByPrice, type PagePlan, type PlanFacts } from './query-planner.ts';
import { type RankedList, rankBy, rankedQueries } from './relevance.ts';

/** How a page of a list is read. */
export interface ListPlan {
  /** Finds all of the list, which is hardly longer than a page; null where it is longer. */
  readonly whole: ItemQuery | null;
  /** Find the list from a place on, one after another, in its order. */
  readonly parts: () => Promise<readonly ItemQuery[]>;
  /** Finds all of the list that is in some families. */
  readonly members: (families: readonly string[]) => Record<string, unknown>;
  /** What the list has that has no place in its order. */
  readonly invalid: Record<string, unknown>;
  /** Whether its order is by rank. */
  readonly isRanked: boolean;
  readonly rankOf: (record: PetRecord) => Rank;
}

interface PlannedList extends RankedList {
  readonly plan: PagePlan;
}

interface ListCells {
  readonly cells: readonly number[];
  /** How many items there are in these cells, whatever their price and words; and in all. */
  readonly inCells: number;
  readonly catalogue: number;
  readonly range: ListFilter['cell'];
}

/** Plans how pages are read, by how much there is of everything. */
export class ListPlanner {
  private readonly cells = new Derived<ListStats, Derived<ReadonlyMap<number, number>, ListCells>>();
  private readonly words = new Derived<ListStats, Promise<ListFilter['words']>>();

  constructor(private readonly counts: FacetCountCache) {}

  /**
   * @param stats null while counts are not live
   * @param first nodes of the page
   */
  async planList(
    list: ListConditions,
    stats: ListStats | null,
    first: number,
    after: Place | InvalidPlace | null,
  ): Promise<ListPlan> {
    const place = after !== null && 'invalid' in after ? null : after;
    const planned = stats ? await this.byCounts(list, stats, first) : uncounted(list);
    const { filter, plan } = planned;
    const filters = orderFilters(petOrders[list.orderBy], place);
    const all = { list: filter, ranges: [{}], isExpanded: false, isEmpty: false };
    return {
      whole: plan.isWhole ? toQuery(all, plan) : null,
      members: (families) => conditionsWith(filter, { family: { $in: families } }),
      invalid: conditionsWith(filter, filters.invalid),
      isRanked: list.orderBy === 'relevance',
      rankOf: rankBy(list),
      parts: async () =>
        list.orderBy === 'relevance'
          ? rankedQueries(this.counts, planned, place, filters)
          : sortedQueries(planned, place, filters),
    };
  }

  private async byCounts(list: ListConditions, stats: ListStats, first: number): Promise<PlannedList> {
    const { orderBy, expansions } = list;
    const { words, ...asked } = filterOf(list);
    const all = await this.counts.get({ words: [] });
    const inAll = all.totals().counts;
    const { cells, inCells, catalogue, range } = this.cellsOf(stats, inAll);
    // A walk by price would pass over all that is cheaper than the cheapest with the words, and has not got them.
    const bounds = isByPrice(orderBy) && words.length > 0 ? stats.counter.priceBounds(cells) : null;
    const lowest = bounds ? Math.max(asked.lowest ?? 0, bounds.lowest) : asked.lowest;
    const highest = bounds ? Math.min(asked.highest ?? bounds.highest, bounds.highest) : asked.highest;
    const hasPrices = lowest !== undefined || highest !== undefined;
    const planFacts: PlanFacts = {
      ...{ orderBy, first, total: stats.items, catalogue, cells, inCells },
      inPrices: hasPrices ? all.atMost(lowest ?? 0, highest ?? Number.POSITIVE_INFINITY) : null,
      withWord: expansions.length > 0 ? Math.min(...expansions.map(({ items }) => items)) : null,
      ...{ words: words.length, forms: words[0]?.length ?? 0 },
    };
    const plan = choosePlan(planFacts);
    const isNarrowed = plan.merge === 'words' && range !== null;
    const present = isNarrowed ? await this.words.get(stats, '', () => this.wordsPresent(list)) : words;
    const filter = { ...asked, lowest, highest, words: present, cell: range, cells };
    return { conditions: list, stats, filter, plan, planFacts, inAll };
  }

  /**
   * The words of a list, of the rarest one only where something in the list's cells has it. Scans are merged from the
   * first item of each on, and a scan that none of those items is in goes through all of its keys to find that out.
   */
  private async wordsPresent(list: ListConditions): Promise<ListFilter['words']> {
    const [rarest, ...others] = rarestFirst(list.expansions);
    if (!rarest) return [];
    const { priceMin: _lowest, priceMax: _highest, ...where } = list.where;
    const present = await Promise.all(
      [rarest.inTitle, rarest.elsewhere].map(async (anywhere) => {
        const some = { ...list, where, expansions: [{ ...rarest, anywhere }] };
        return (await statsFor(this.counts, some)).total > 0 ? anywhere : [];
      }),
    );
    return [present.flat(), ...wordGroups(others)];
  }

  /** The cells that a list has items of, and how they lie among all. */
  private cellsOf(stats: ListStats, inAll: ReadonlyMap<number, number>): ListCells {
    return this.cells
      .get(stats, '', () => new Derived())
      .get(inAll, '', () => {
        const cells = [...stats.matching.keys()];
        return {
          cells,
          inCells: sum(cells.map((cell) => inAll.get(cell) ?? 0)),
          catalogue: sum(inAll.values()),
          range: cellRange(cells, inAll.keys()),
        };
      });
  }
}

function uncounted(list: ListConditions): PlannedList {
  const filter = filterOf(list);
  const plan = defaultPlan(list.orderBy, filter.words.length > 0);
  return { conditions: list, stats: null, filter, plan, planFacts: null, inAll: new Map() };
}

function filterOf(list: ListConditions): ListFilter {
  const { priceMin, priceMax, ...where } = list.where;
  return {
    ...{ lowest: priceMin ?? undefined, highest: priceMax ?? undefined },
    ...{ words: wordGroups(list.expansions), cell: null, cells: [] },
    exact: exactFilter({ ...list, where }),
  };
}

/** A list from a place on. What has no value in the field that it goes by comes last. */
function sortedQueries(
  planned: PlannedList,
  place: Place | null,
  { following: ranges }: OrderFilters,
): ItemQuery[] {
  const { conditions, stats, filter } = planned;
  const { orderBy } = conditions;
  const order = petOrders[orderBy];
  const plan = planned.plan.isWhole ? defaultPlan(orderBy, filter.words.length > 0) : planned.plan;
  const segment = { list: filter, ranges, isExpanded: place !== null, isEmpty: false };
  if (!order.isOptional) return [toQuery(segment, plan)];
  // Animals are what has no stock; what has no reviews the counts do not say.
  const hasOnly = (isAnimal: boolean) =>
    orderBy === 'stock' &&
    stats !== null &&
    [...stats.matching.keys()].every((cell) => (decodeFacet(cell, 'category') === 'pets') === isAnimal);
  const isOver = place !== null && place.value === null;
  const last = { ...segment, isEmpty: hasOnly(false) };
  if (isOver) return [toQuery(last, plan)];
  return [
    toQuery({ ...segment, isEmpty: hasOnly(true) }, plan),
    toQuery({ ...last, ranges: [{ [order.field]: null, ...hasId }] }, plan),
  ];
}
