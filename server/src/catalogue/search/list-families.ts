import type { PetWhere } from '../pet/pets.inputs.ts';
import { cellTest } from './facets/facet-bitmask.ts';
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

/**
 * A family is in a list when one of its items is, and is shown by the cheapest of these that can be ordered.
 *
 * @param members items with the words of the list
 * @param excluded those of them with a word that is excluded; null where none is
 */
export function familiesOf(
  list: ListConditions,
  members: FamilyMembers,
  excluded: FamilyMembers | null,
): ListFamilies {
  const { misses } = cellTest(list.where, list.showRetired, list.facts);
  const isWanted = wantedMember(list, excluded);
  const inPriceRange: FamilyMember[][] = [];
  const hidden = new Set<string>();
  for (const family of members.several()) {
    const wanted = family.filter(isWanted);
    if (wanted.length > 1) inPriceRange.push(wanted);
    for (const { id } of allButCard(wanted.filter(({ cell }) => misses(cell) === 0))) hidden.add(id);
  }
  return { inPriceRange, hidden };
}

/** Those that another one of a family stands for. */
export function allButCard(members: readonly FamilyMember[]): readonly FamilyMember[] {
  if (members.length < 2) return [];
  const card = cardOf(members);
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
