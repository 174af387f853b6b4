import type { Rank } from '../../database/lists/connection.ts';
import type { IndexKeys } from '../pet/pet-indexes.ts';
import type { PagePlan } from './query-planner.ts';
import { inFilter } from './words/stored-words.ts';

type Filter = Record<string, unknown>;

/** A list as the database is asked for it. */
export interface ListFilter {
  /** Dollars, included. */
  readonly lowest?: number | undefined;
  readonly highest?: number | undefined;
  /** What an item's cell must be; null where that says nothing, or is not known. */
  readonly cell: CellRange | null;
  /** Cells that the list has items of. */
  readonly cells: readonly number[];
  /** Groups of words, the rarest first; an item must have one of each. */
  readonly words: readonly (readonly string[])[];
  /** The conditions in full, on the items themselves. */
  readonly exact: Filter;
}

type CellRange = { readonly $in: readonly number[] } | { readonly $gte: number; readonly $lte: number };

/** Most cells that are named one by one where they are no range. */
const MAX_LISTED_CELLS = 400;

/**
 * Cells to look at on index keys, before items are touched: the wanted ones, or a range around them that
 * may hold others. Which of those are wanted is decided on the items.
 *
 * @param known the cells that there are
 */
export function cellRange(wanted: readonly number[], known: Iterable<number>): CellRange | null {
  const [$gte, $lte] = [Math.min(...wanted), Math.max(...wanted)];
  const among = new Set(wanted);
  const others = [...known].filter((cell) => !among.has(cell));
  if (others.length === 0) return null;
  const isRange = others.every((cell) => cell < $gte || cell > $lte);
  return isRange || wanted.length > MAX_LISTED_CELLS ? { $gte, $lte } : { $in: wanted };
}

/** A part of a list that is read by one query, from a position on. */
export interface Segment {
  readonly list: ListFilter;
  /** Where it begins: ranges of the sort key, one after another. */
  readonly ranges: readonly Filter[];
  /** Whether merged scans are written one by one. */
  readonly isExpanded: boolean;
  /** Whether it is empty, as far as the counts know. */
  readonly isEmpty: boolean;
}

/** One query for items, in the order of its index. */
export interface ItemQuery {
  readonly filter: Filter;
  readonly hint: IndexKeys;
  /** Of what it finds. */
  readonly rank: Rank;
  /** Whether it finds nothing, as far as the counts know. */
  readonly isEmpty: boolean;
}

export function toQuery(segment: Segment, plan: PagePlan, rank: Rank = 1): ItemQuery {
  return { filter: segmentFilter(segment, plan), hint: plan.index, rank, isEmpty: segment.isEmpty };
}

/**
 * The filter of a segment. Everything that an index key says is asked for in terms of keys; scans that are
 * merged from a place on are spelled out, because of those the database takes none apart itself.
 */
export function segmentFilter({ list, ranges, isExpanded }: Segment, plan: PagePlan): Filter {
  const keys = { ...(list.cell && plan.merge !== 'cells' && { cell: list.cell }), ...pricesOf(list) };
  const prefixes = prefixesOf(list, plan, isExpanded);
  const scans = prefixes.flatMap((prefix) => ranges.map((range) => allOf([prefix, keys, range])));
  const others = plan.merge === 'words' ? list.words.slice(1) : list.words;
  return allOf([
    scans.length === 1 ? (scans[0] as Filter) : { $or: scans },
    list.exact,
    ...others.map(inFilter),
  ]);
}

/** All of a list that meets one more condition, wherever it is: for conditions that few items meet. */
export function conditionsWith({ words, exact, ...prices }: ListFilter, condition: Filter): Filter {
  return allOf([condition, exact, pricesOf(prices), ...words.map(inFilter)]);
}

/** What a scan begins with. The database merges many scans of one beginning each, or takes a list of values apart itself. */
function prefixesOf(list: ListFilter, { merge }: PagePlan, isExpanded: boolean): Filter[] {
  const field = { cells: 'cell', words: 'searchWords', nothing: null }[merge];
  if (!field) return [{}];
  const values: readonly unknown[] = merge === 'cells' ? list.cells : (list.words[0] ?? []);
  return isExpanded ? values.map((value) => ({ [field]: value })) : [{ [field]: { $in: values } }];
}

function pricesOf({ lowest, highest }: Pick<ListFilter, 'lowest' | 'highest'>): Filter {
  const petprice = {
    ...(lowest !== undefined && { $gte: lowest }),
    ...(highest !== undefined && { $lte: highest }),
  };
  return Object.keys(petprice).length > 0 ? { petprice } : {};
}

function allOf(conditions: readonly Filter[]): Filter {
  const nonEmpty = conditions.filter((condition) => Object.keys(condition).length > 0);
  return nonEmpty.length === 1 ? (nonEmpty[0] as Filter) : { $and: nonEmpty };
}
