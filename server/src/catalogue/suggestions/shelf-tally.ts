import { cellFields } from '../../../../domain/catalogue/item-facts.ts';
import { decodeFacet, decodeState, ShelfState } from '../search/facets/facet-bitmask.ts';
import { type FamilyMember, sortsOf } from '../search/facets/family-members.ts';
import type { Facts } from './fact-names.ts';

/** Items that are alike in all their facts. */
interface Shelf {
  readonly cell: number;
  readonly facts: Readonly<Record<string, string>>;
  readonly count: number;
}

/** How many items of each sort the lists of the shop have. */
export class ShelfTally {
  private readonly shelves: readonly Shelf[];
  private readonly families: readonly FamilySort[];

  /**
   * @param byCell counts of the whole catalogue by cell
   * @param families the items of each family, of which lists show one
   */
  constructor(byCell: ReadonlyMap<number, number>, families: Iterable<readonly FamilyMember[]> = []) {
    this.shelves = shelvesOf(byCell);
    this.families = sortsOf(families).map(({ cells, families: count }) => ({
      shelves: shelvesOf(cells),
      count,
    }));
  }

  /** Whether items are known by all of these facts. */
  knows(facts: Facts): boolean {
    return Object.keys(facts).every((field) => cellFields.some((known) => known === field));
  }

  /** Items of which some facts are true; 0 for facts that nothing is counted by. */
  count(facts: Facts): number {
    let count = itemsOn(this.shelves, facts);
    for (const family of this.families)
      count -= family.count * Math.max(0, itemsOn(family.shelves, facts) - 1);
    return count;
  }

  /** Cells of what can be ordered, of which one of each group of facts is true, the fullest first. */
  cells(groups: readonly (readonly Facts[])[]): number[] {
    return this.shelves
      .filter(({ cell }) => decodeState(cell) === ShelfState.ORDERABLE)
      .filter((shelf) => groups.every((facts) => facts.some((one) => hasFacts(shelf, one))))
      .sort((a, b) => b.count - a.count)
      .map(({ cell }) => cell);
  }

  /** Items of which some facts are true, by type and category: those with any, the fullest first. */
  places(facts: Facts): { readonly type: string; readonly category: string; readonly count: number }[] {
    const places = new Map<string, { type: string; category: string; count: number }>();
    for (const shelf of this.shelves) {
      const { type, category } = shelf.facts;
      if (type === undefined || category === undefined || !hasFacts(shelf, facts)) continue;
      const key = `${type} ${category}`;
      if (!places.has(key))
        places.set(key, { type, category, count: this.count({ ...facts, type, category }) });
    }
    return [...places.values()].sort((a, b) => b.count - a.count);
  }
}

/** Families that are alike, and how many of them there are. */
interface FamilySort {
  readonly shelves: readonly Shelf[];
  readonly count: number;
}

function shelvesOf(byCell: ReadonlyMap<number, number>): Shelf[] {
  return [...byCell]
    .filter(([cell]) => decodeState(cell) !== ShelfState.RETIRED)
    .map(([cell, count]) => ({ cell, facts: factsOf(cell), count }));
}

function itemsOn(shelves: readonly Shelf[], facts: Facts): number {
  let count = 0;
  for (const shelf of shelves) if (hasFacts(shelf, facts)) count += shelf.count;
  return count;
}

function factsOf(cell: number): Shelf['facts'] {
  const facts: Record<string, string> = {};
  for (const field of cellFields) {
    const value = decodeFacet(cell, field);
    if (value !== null) facts[field] = value;
  }
  return facts;
}

function hasFacts({ facts }: Shelf, wanted: Facts): boolean {
  return Object.entries(wanted).every(([field, value]) => facts[field] === value);
}
