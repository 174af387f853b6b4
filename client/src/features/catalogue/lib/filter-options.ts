import { choiceLabels, filterLabel } from './filter-labels.ts';
import type { FilterField, PetFilter } from './pet-filter.ts';

/** A value that a list can be narrowed to. */
export interface FilterOption {
  readonly key: string;
  readonly label: string;
  /** How many items have it; undefined before they are counted. */
  readonly count: number | undefined;
}

/** As the API counts the values of a fact. */
export type ValueCounts = readonly { readonly value: string | number; readonly count: number }[] | undefined;

/**
 * What a list offers of a fact: the values that something has, and the one that is chosen; none where nobody knows it of any.
 *
 * @param counts undefined before the items are counted
 * @param type of the animals that the list is of or for, where it is of one
 */
export function filterOptions(
  field: FilterField,
  value: string | undefined,
  counts: ValueCounts,
  type?: PetFilter['type'],
): FilterOption[] {
  const options = valuesOf(field, value, counts)
    .map((key) => ({ key, label: filterLabel(field, key, type), count: countOf(field, key, counts) }))
    .filter(({ key, count }) => count || key === value || !counts);
  return options.every(({ key }) => key === 'UNKNOWN' && key !== value) ? [] : options;
}

/** Those of a closed list in its order; the brands that there are, the most frequent first. */
function valuesOf(field: FilterField, value: string | undefined, counts: ValueCounts = []): string[] {
  if (field !== 'brand') return Object.keys(choiceLabels[field]);
  const brands = counts.map((entry) => String(entry.value));
  const others = brands.map((brand) => (isSame(field, brand, value) ? value : brand));
  return [...new Set([...others, value].filter((brand) => brand !== undefined))];
}

/** So many hours, or more, are as many as have the least that some animal has of these. */
function countOf(field: FilterField, key: string, counts: ValueCounts = []): number | undefined {
  const fitting = counts.filter((entry) =>
    field === 'hoursAlone' ? Number(entry.value) >= Number(key) : isSame(field, String(entry.value), key),
  );
  return fitting.length > 0 ? Math.max(...fitting.map(({ count }) => count)) : undefined;
}

/** An address may write a brand in another case than the shop. */
function isSame(field: FilterField, one: string, other: string | undefined): boolean {
  return field === 'brand' ? one.toLowerCase() === other?.toLowerCase() : one === other;
}
