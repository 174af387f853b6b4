import type { PetWhere } from '../pet/pets.inputs.ts';
import { type CellTest, cellTest } from './facets/facet-bitmask.ts';
import { cardOf, type FamilyMember, type FamilyMembers } from './facets/family-members.ts';
import type { ListConditions } from './list-stats.ts';

/** The families that a list has several items of. */
export interface ListFamilies {
  /** What is in its price range and has nothing that is excluded, by family, where that is more than one item. */
  readonly inPriceRange: readonly (readonly FamilyMember[])[];
  /** Ids of the items that another one of their family stands for. */
  readonly hidden: ReadonlySet<string>;
}

export const noFamilies: ListFamilies = { inPriceRange: [], hidden: new Set() };

/** Items with the words of a list that are more, or less, than these. */
export interface SpecialMembers {
  /** Those with a word that is excluded; null where none is. */
  readonly excluded: FamilyMembers | null;
  /** Those that are most likely looked for, such as those named by the words; null where none is likelier. */
  readonly likely: FamilyMembers | null;
}

/**
 * A family is in a list when one of its items is, and is shown by the likeliest of these that can be ordered, and of
 * several by the cheapest.
 *
 * @param misses what keeps a cell out of the list
 * @param members items with the words of the list
 */
export function familiesOf(
  list: ListConditions,
  misses: CellTest['misses'],
  members: FamilyMembers,
  { excluded, likely }: SpecialMembers,
): ListFamilies {
  const isWanted = wantedMember(list, excluded);
  const likeliest = new Set(likely?.ids());
  const inPriceRange: FamilyMember[][] = [];
  const hidden = new Set<string>();
  for (const family of members.several()) {
    const wanted = family.filter(isWanted);
    if (wanted.length > 1) inPriceRange.push(wanted);
    const listed = wanted.filter(({ cell }) => misses(cell) === 0);
    for (const { id } of allButCard(listed, likeliest)) hidden.add(id);
  }
  return { inPriceRange, hidden };
}

/** Those that another one of a family stands for. @param likeliest ids of those that are most likely looked for */
export function allButCard(
  members: readonly FamilyMember[],
  likeliest: ReadonlySet<string>,
): readonly FamilyMember[] {
  if (members.length < 2) return [];
  const card = cardOf(members, likeliest);
  return members.filter((member) => member !== card);
}

function wantedMember(
  { where, without }: ListConditions,
  excluded: FamilyMembers | null,
): (member: FamilyMember) => boolean {
  const isExcluded = without.facts.map((some) => cellTest(some, true).misses);
  const off = new Set(excluded ? excluded.ids() : []);
  return ({ id, cell, price }) =>
    isInPrices(price, where) && !off.has(id) && isExcluded.every((misses) => misses(cell) !== 0);
}

function isInPrices(price: number, { priceMin, priceMax }: PetWhere): boolean {
  if (priceMin == null && priceMax == null) return true;
  return price >= (priceMin ?? 0) && price <= (priceMax ?? Number.POSITIVE_INFINITY);
}
