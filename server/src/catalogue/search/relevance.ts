import type { Place, Rank } from '../../database/lists/connection.ts';
import type { OrderFilters } from '../../database/lists/sort-order.ts';
import type { PetRecord } from '../pet/pet-record.ts';
import { decodeFacet, decodeState, ShelfState, stateBits } from './facets/facet-bitmask.ts';
import type { FacetCountCache } from './facets/facet-count-cache.ts';
import { type Likeliest, likeliestOf } from './likeliest.ts';
import { type ListConditions, type ListStats, statsFor, sum, wordGroups } from './list-stats.ts';
import { cellRange, type ItemQuery, type ListFilter, toQuery } from './query-builder.ts';
import { chooseOrderedPlan, defaultPlan, type PagePlan, type PlanFacts } from './query-planner.ts';
import { inFilter, storedWords } from './words/stored-words.ts';
import type { WordExpansion } from './words/word-index.ts';

/*
 * Lists by relevance come in three ranks, each newest first: what can be ordered and is most likely looked for, what else
 * can be ordered, and what is sold or sold out.
 */

function isOrderable(cell: number): boolean {
  return decodeState(cell) === ShelfState.ORDERABLE;
}

/** The same of items: by their cell too, so that whatever else is stored in them counts alike on both ways. */
const gone = { cell: { $gte: 0, $lte: Number.MAX_SAFE_INTEGER, $bitsAnySet: stateBits } };
const orderable = { $nor: [gone] };

function isAnimal(cell: number): boolean {
  return decodeFacet(cell, 'category') === 'pets';
}

/** Tells the rank of a record of a list. */
export function rankBy(list: ListConditions): (record: PetRecord) => Rank {
  const likeliest = likeliestOf(list);
  const isLikely = ({ cell = 0, searchWords }: PetRecord) => {
    if (!likeliest) return false;
    if (likeliest.named.length === 0) return isAnimal(cell);
    const words = storedWords({ searchWords });
    return likeliest.named.every(({ inTitle }) => inTitle.some((word) => words.includes(word)));
  };
  return (record) => {
    if (!isOrderable(record.cell ?? 0)) return 3;
    return isLikely(record) ? 1 : 2;
  };
}

/** A list that is read rank by rank. */
export interface RankedList {
  readonly conditions: ListConditions;
  /** Null while counts are not live. */
  readonly stats: ListStats | null;
  readonly filter: ListFilter;
  /** What is known of the whole list; null while counts are not live. */
  readonly planFacts: PlanFacts | null;
  /** Counts of the whole catalogue by cell. */
  readonly inAll: ReadonlyMap<number, number>;
}

interface RankedPart {
  readonly rank: Rank;
  readonly filter: ListFilter;
  readonly expansions: readonly WordExpansion[];
  /** How many items it has; null where that is not known. */
  readonly total: number | null;
}

/** The ranks of a list from a place on. */
export async function rankedQueries(
  counts: FacetCountCache,
  list: RankedList,
  place: Place | null,
  { placed, following }: OrderFilters,
): Promise<ItemQuery[]> {
  const parts = (await partsOf(counts, list)).filter(({ rank }) => !place || rank >= place.rank);
  return parts.map((part) => {
    const { rank, filter, total } = part;
    const isAt = place?.rank === rank;
    const ranges = isAt ? following : placed;
    const segment = { list: filter, ranges, isExpanded: isAt, isEmpty: total === 0 };
    return toQuery(segment, planOf(list, part), rank);
  });
}

function planOf({ planFacts, inAll }: RankedList, { filter, expansions, total }: RankedPart): PagePlan {
  const { cells, words } = filter;
  if (!planFacts || total === null) return defaultPlan('relevance', words.length > 0);
  return chooseOrderedPlan({
    ...planFacts,
    ...{ total, cells, inCells: sum(cells.map((cell) => inAll.get(cell) ?? 0)) },
    withWord: expansions.length > 0 ? Math.min(...expansions.map(({ items }) => items)) : null,
    ...{ words: words.length, forms: words[0]?.length ?? 0 },
  });
}

async function partsOf(counts: FacetCountCache, list: RankedList): Promise<RankedPart[]> {
  const { conditions } = list;
  const { expansions, named } = conditions;
  const likeliest = likeliestOf(list.conditions);
  const likely = likeliest && (await likelyPart(counts, list, likeliest));
  // Counted after the likely ones: what arrives in between is taken for one of the others, and looked for.
  const stats = list.stats && (await statsFor(counts, conditions));
  const inState = (wanted: boolean) => stats && totalOf(stats, (cell) => isOrderable(cell) === wanted);
  const [inShop, notInShop] = [inState(true), inState(false)];
  const [only, ...more] = expansions;
  // What has the only word there is, and not in its name, has it elsewhere.
  const isInText = only && more.length === 0 && named.length === 1 && named[0] === only;
  const others: RankedPart = {
    rank: 2,
    expansions,
    filter: narrow(list, isOrderable, [
      orderable,
      ...(likeliest ? [{ $nor: [conditionOf(likeliest)] }] : []),
    ]),
    total: inShop === null ? null : inShop - (likely?.total ?? 0),
  };
  return [
    ...(likely ? [likely] : []),
    isInText ? { ...others, filter: { ...others.filter, words: [only.elsewhere] } } : others,
    {
      rank: 3,
      expansions,
      filter: narrow(list, (cell) => !isOrderable(cell), [gone]),
      total: notInShop,
    },
  ];
}

async function likelyPart(
  counts: FacetCountCache,
  list: RankedList,
  likeliest: Likeliest,
): Promise<RankedPart> {
  const isAnyKind = likeliest.named.length > 0;
  const isWanted = (cell: number) => isOrderable(cell) && (isAnyKind || isAnimal(cell));
  const conditions = [orderable, ...(isAnyKind ? [] : [conditionOf(likeliest)])];
  const { expansions } = likeliest;
  const stats = list.stats && (await statsFor(counts, { ...list.conditions, expansions }));
  const filter = { ...narrow(list, isWanted, conditions), words: wordGroups(expansions) };
  return { rank: 1, expansions, filter, total: stats && totalOf(stats, isWanted) };
}

function conditionOf({ named }: Likeliest): Record<string, unknown> {
  return named.length > 0 ? { $and: named.map(({ inTitle }) => inFilter(inTitle)) } : { category: 'pets' };
}

/** A list without what is in other cells; the conditions say the same of the items themselves. */
function narrow(
  { filter, inAll }: Pick<RankedList, 'filter' | 'inAll'>,
  isWanted: (cell: number) => boolean,
  conditions: readonly Record<string, unknown>[],
): ListFilter {
  const cells = filter.cells.filter(isWanted);
  return {
    ...filter,
    cells,
    cell: cells.length > 0 ? cellRange(cells, inAll.keys()) : filter.cell,
    exact: { $and: [filter.exact, ...conditions] },
  };
}

function totalOf({ matching }: ListStats, isWanted: (cell: number) => boolean): number {
  return sum([...matching].map(([cell, count]) => (isWanted(cell) ? count : 0)));
}
