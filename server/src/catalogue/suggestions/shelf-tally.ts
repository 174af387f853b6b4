import { decodeFacet, decodeState, facetFields, ShelfState } from '../search/facets/facet-bitmask.ts';
import type { Facts } from './fact-names.ts';

/** Items that are alike in all their facts. */
interface Shelf {
  readonly cell: number;
  readonly facts: Facts;
  readonly count: number;
}

/** How many items of each sort the lists of the shop have. */
export class ShelfTally {
  private readonly shelves: readonly Shelf[];

  /** @param byCell counts of the whole catalogue by cell */
  constructor(byCell: ReadonlyMap<number, number>) {
    this.shelves = [...byCell]
      .filter(([cell]) => decodeState(cell) !== ShelfState.RETIRED)
      .map(([cell, count]) => ({ cell, facts: factsOf(cell), count }));
  }

  /** Whether items are known by all of these facts. */
  knows(facts: Facts): boolean {
    return Object.keys(facts).every((field) => facetFields.some((known) => known === field));
  }

  /** Items of which some facts are true; 0 for facts that nothing is counted by. */
  count(facts: Facts): number {
    let count = 0;
    for (const shelf of this.shelves) if (hasFacts(shelf, facts)) count += shelf.count;
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
      const place = places.get(key) ?? { type, category, count: 0 };
      place.count += shelf.count;
      places.set(key, place);
    }
    return [...places.values()].sort((a, b) => b.count - a.count);
  }
}

function factsOf(cell: number): Facts {
  const facts: Record<string, string> = {};
  for (const field of facetFields) {
    const value = decodeFacet(cell, field);
    if (value !== null) facts[field] = value;
  }
  return facts;
}

function hasFacts({ facts }: Shelf, wanted: Facts): boolean {
  return Object.entries(wanted).every(([field, value]) => facts[field] === value);
}
