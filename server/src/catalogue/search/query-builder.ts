import type { Order, Place } from '../../pagination/connection.ts';
import { hasId, rangeAfter, rangeOf, strayFilter } from '../../pagination/stray-fields.ts';
import { hasOneOf } from './facets/in-filter.ts';
import type { PagePlan } from './query-planner.ts';

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
const MAX_NAMED = 400;

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
  return isRange || wanted.length > MAX_NAMED ? { $gte, $lte } : { $in: wanted };
}

/** A part of a list that is read in one go, from where a page begins. */
export interface Stretch {
  readonly list: ListFilter;
  /** Where it begins: ranges of the sort key, one after another. */
  readonly beginnings: readonly Filter[];
  /** Whether scans that are merged are spelled out one by one. */
  readonly isSpelledOut: boolean;
  /** Whether nothing is in it, as far as the counts know. */
  readonly isEmpty: boolean;
}

/**
 * The filter of a stretch. Everything that an index key says is asked for in terms of keys; scans that are
 * merged from a place on are spelled out, because of those the database takes none apart itself.
 */
export function stretchFilter({ list, beginnings, isSpelledOut }: Stretch, plan: PagePlan): Filter {
  const keys = { ...(list.cell && plan.merge !== 'cells' && { cell: list.cell }), ...pricesOf(list) };
  const prefixes = prefixesOf(list, plan, isSpelledOut);
  const scans = prefixes.flatMap((prefix) => beginnings.map((beginning) => allOf([prefix, keys, beginning])));
  const others = plan.merge === 'words' ? list.words.slice(1) : list.words;
  return allOf([
    scans.length === 1 ? (scans[0] as Filter) : { $or: scans },
    list.exact,
    ...others.map(hasOneOf),
  ]);
}

/** The strays of a list, wherever they are: they are few. */
export function straysOf({ words, exact, ...prices }: ListFilter, order: Order): Filter {
  return allOf([strayFilter(order), exact, pricesOf(prices), ...words.map(hasOneOf)]);
}

/** What a scan begins with. The database merges many scans of one beginning each, or takes a list of values apart itself. */
function prefixesOf(list: ListFilter, { merge }: PagePlan, isSpelledOut: boolean): Filter[] {
  const field = { cells: 'cell', words: 'searchWords', nothing: null }[merge];
  if (!field) return [{}];
  const values: readonly unknown[] = merge === 'cells' ? list.cells : (list.words[0] ?? []);
  return isSpelledOut ? values.map((value) => ({ [field]: value })) : [{ [field]: { $in: values } }];
}

/** What comes after a place, or all there is, as conditions that are each one range of keys. */
export function beyond(order: Order, place: Place | null): Filter[] {
  const { field, direction } = order;
  if (!place) return [{ [field]: rangeOf(order), ...hasId }];
  const next = direction === 1 ? '$gt' : '$lt';
  const amongEquals = { [field]: place.value, _id: { [next]: place.id } };
  return place.value === null
    ? [amongEquals]
    : [{ [field]: rangeAfter(order, place.value), ...hasId }, amongEquals];
}

function pricesOf({ lowest, highest }: Pick<ListFilter, 'lowest' | 'highest'>): Filter {
  const petprice = {
    ...(lowest !== undefined && { $gte: lowest }),
    ...(highest !== undefined && { $lte: highest }),
  };
  return Object.keys(petprice).length > 0 ? { petprice } : {};
}

function allOf(conditions: readonly Filter[]): Filter {
  const telling = conditions.filter((condition) => Object.keys(condition).length > 0);
  return telling.length === 1 ? (telling[0] as Filter) : { $and: telling };
}
