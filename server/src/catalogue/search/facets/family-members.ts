import { numberOf } from '../../../database/lists/sort-order.ts';
import { textOf } from '../../../platform/text/text-of.ts';
import { decodeState, isInFamily, ShelfState } from './facet-bitmask.ts';

/** An item of a family, as far as lists choose between it and the others. */
export interface FamilyMember {
  readonly id: string;
  readonly cell: number;
  /** Dollars; NaN for what is no price. */
  readonly price: number;
}

/** An item as it is stored: what stands in a field may be anything. */
export interface StoredMember {
  readonly _id?: unknown;
  readonly family?: unknown;
  readonly cell?: unknown;
  readonly petprice?: unknown;
}

/** Those items of some that are sizes or flavours of one another, by family. */
export class FamilyMembers {
  private readonly byFamily = new Map<string, Map<string, FamilyMember>>();

  constructor(stored: readonly StoredMember[]) {
    for (const one of stored) this.add(one);
  }

  /** Count of members. */
  get size(): number {
    let size = 0;
    for (const members of this.byFamily.values()) size += members.size;
    return size;
  }

  of(family: string): readonly FamilyMember[] {
    return [...(this.byFamily.get(family)?.values() ?? [])];
  }

  /** The members of each family that more than one is known of. */
  *several(): Iterable<readonly FamilyMember[]> {
    for (const members of this.byFamily.values()) if (members.size > 1) yield [...members.values()];
  }

  *ids(): Iterable<string> {
    for (const members of this.byFamily.values()) yield* members.keys();
  }

  add(stored: StoredMember): void {
    const member = memberOf(stored);
    if (!member) return;
    const members = this.byFamily.get(member.family) ?? new Map<string, FamilyMember>();
    this.byFamily.set(member.family, members.set(member.id, member));
  }

  remove(stored: StoredMember): void {
    const member = memberOf(stored);
    const members = member && this.byFamily.get(member.family);
    if (!members) return;
    members.delete(member.id);
    if (members.size === 0) this.byFamily.delete(member.family);
  }
}

function memberOf({ _id, family, cell, petprice }: StoredMember): (FamilyMember & { family: string }) | null {
  if (typeof family !== 'string' || family === '' || typeof cell !== 'number' || !isInFamily(cell))
    return null;
  return { id: textOf(_id), family, cell, price: numberOf(petprice) };
}

/** Families that have items in the same cells, as most of one kind do. */
interface SortOfFamily {
  readonly cells: ReadonlyMap<number, number>;
  families: number;
}

/** How many families there are of each sort: what is counted by cells is counted once for all of them. */
export function sortsOf(families: Iterable<readonly FamilyMember[]>): SortOfFamily[] {
  const sorts = new Map<string, SortOfFamily>();
  for (const members of families) {
    const cells = members.map(({ cell }) => cell).sort((a, b) => a - b);
    const sort = sorts.get(cells.join()) ?? { cells: countEach(cells), families: 0 };
    sort.families += 1;
    sorts.set(cells.join(), sort);
  }
  return [...sorts.values()];
}

function countEach(cells: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return counts;
}

/**
 * That of a family which lists show: what can be ordered before what can not, what is most likely looked for before the
 * others, and then the cheapest.
 */
export function cardOf(
  members: readonly FamilyMember[],
  likeliest: ReadonlySet<string>,
): FamilyMember | undefined {
  const [first, ...others] = members;
  return others.reduce(
    (card, one) => (comesBefore(one, card, likeliest) ? one : card),
    first as FamilyMember,
  );
}

function comesBefore(a: FamilyMember, b: FamilyMember, likeliest: ReadonlySet<string>): boolean {
  if (isOrderable(a) !== isOrderable(b)) return isOrderable(a);
  if (likeliest.has(a.id) !== likeliest.has(b.id)) return likeliest.has(a.id);
  const [price, other] = [priceOf(a), priceOf(b)];
  return price === other ? a.id < b.id : price < other;
}

function isOrderable({ cell }: FamilyMember): boolean {
  return decodeState(cell) === ShelfState.ORDERABLE;
}

/** What nobody knows the price of comes after all others. */
function priceOf({ price }: FamilyMember): number {
  return Number.isNaN(price) ? Number.POSITIVE_INFINITY : price;
}
