import {
  cellFields,
  FACTS_VERSION,
  type FactField,
  factOf,
  type ItemFacts,
  unlessSaid,
} from '../../../../../domain/catalogue/item-facts.ts';
import type { PetWhere } from '../../pet/pets.inputs.ts';

/** What can be done with an item. */
export const ShelfState = { ORDERABLE: 0, OUT_OF_STOCK: 1, SOLD: 2, RETIRED: 3 } as const;
type ShelfState = (typeof ShelfState)[keyof typeof ShelfState];

const STATE_BITS = { shift: 21, mask: 0b11 };

/** Where the state stands in a cell, bit by bit: none is set where an item can be ordered. */
export const stateBits = [21, 22] as const;

/** Whether an item is one of a family, of which lists show one. */
const FAMILY_BIT = 47;
export const familyBits = [FAMILY_BIT] as const;

/** The version stands above all facets, and all together below 2^53: such numbers are exact. */
const VERSION_SHIFT = 48;

/** Items whose number is lower were encoded by an older version. */
export const FIRST_OF_VERSION = FACTS_VERSION * 2 ** VERSION_SHIFT;

export type FacetValues = { readonly [Field in FactField]?: ItemFacts[Field] | string | null };

/** What the number of an item is made of. */
export interface FacetedItem extends FacetValues {
  readonly availability: string;
  readonly stock?: number | null;
  readonly family?: string | null;
}

interface Facet {
  readonly field: FactField;
  readonly options: readonly string[];
  /** What its lowest bit is worth. */
  readonly unit: number;
  readonly mask: number;
}

/** 0 stands for no value. */
const facets: readonly Facet[] = cellFields.map((field) => {
  const { options, bits = { from: 0, count: 0 } } = factOf(field);
  return {
    field,
    options: Object.values(options),
    unit: 2 ** bits.from,
    mask: 2 ** bits.count - 1,
  };
});

/**
 * One number, the cell of an item, for all that a list is narrowed by but words and prices: equal numbers are equal in
 * every facet and in their state.
 */
export function encodeFacets(pet: FacetedItem): number {
  let cell = FIRST_OF_VERSION + stateOf(pet) * 2 ** STATE_BITS.shift + (pet.family ? 2 ** FAMILY_BIT : 0);
  for (const { field, options, unit } of facets) {
    const value = pet[field] ?? (pet.category === 'pets' ? unlessSaid(field) : undefined);
    cell += (options.indexOf(String(value ?? '')) + 1) * unit;
  }
  return cell;
}

/** What stands in the bits of a facet. A shift would see 32 bits alone; what a division leaves above those is cut off. */
function codeIn(cell: number, { unit, mask }: Pick<Facet, 'unit' | 'mask'>): number {
  return Math.floor(cell / unit) & mask;
}

export function isInFamily(cell: number): boolean {
  return codeIn(cell, { unit: 2 ** FAMILY_BIT, mask: 1 }) === 1;
}

/** The value of a facet in a cell; null where its items have none. */
export function decodeFacet(cell: number, field: FactField): string | null {
  const facet = facets.find((one) => one.field === field);
  return facet?.options[codeIn(cell, facet) - 1] ?? null;
}

/** A number that no item is given, such as a negative one, hides none. */
export function decodeState(cell: number): ShelfState {
  const isGiven = cell >= 0 && cell <= Number.MAX_SAFE_INTEGER;
  return !isGiven ? ShelfState.ORDERABLE : (((cell >> STATE_BITS.shift) & STATE_BITS.mask) as ShelfState);
}

/** Which conditions a cell fails, as bits: one for each facet, and those of the state. */
export interface CellTest {
  readonly misses: (cell: number) => number;
}

/** What `misses` says of the state: whether it may be listed at all, and whether it is the half asked for. */
export const Miss = {
  STATE: 2 ** facets.length,
  HALF: 2 ** (facets.length + 1),
};

/** The bit that stands for a facet. */
export function missOf(field: FactField): number {
  return 1 << cellFields.indexOf(field);
}

/**
 * Tells cells what keeps them out of a list. Retired items are listed only where they are shown.
 *
 * @param facts what the search says that items must be: a choice like those of the list, so that others are offered
 */
export function cellTest(where: PetWhere, showRetired = false, facts: FacetValues = {}): CellTest {
  const orUnknown = where.orUnknown === true;
  const requested = [...codesOf(where, orUnknown), ...codesOf(facts, orUnknown)];
  return {
    misses(cell) {
      const state = decodeState(cell);
      let missed = isListed(state, where, showRetired) ? 0 : Miss.STATE;
      if (!isPartlyAvailable(state, where.available)) missed |= Miss.HALF;
      for (const code of requested) if (!hasCode(cell, code)) missed |= code.miss;
      return missed;
    },
  };
}

/** The values of a facet that a list takes, as a cell says them. */
interface Code extends Pick<Facet, 'unit' | 'mask'> {
  readonly miss: number;
  readonly codes: readonly number[];
}

/** @param orUnknown whether what is not known is taken too */
function codesOf(values: FacetValues, orUnknown = false): Code[] {
  return facets.flatMap(({ field, options, unit, mask }) => {
    const value = values[field];
    const unknown = orUnknown ? unlessSaid(field) : undefined;
    const taken = unknown === undefined ? [value] : [value, unknown];
    const codes = taken.map((one) => options.indexOf(String(one ?? '')) + 1);
    return value ? [{ miss: missOf(field), unit, mask, codes }] : [];
  });
}

function hasCode(cell: number, code: Code): boolean {
  return code.codes.includes(codeIn(cell, code));
}

function stateOf({ availability, stock }: FacetedItem): ShelfState {
  if (availability === 'retired') return ShelfState.RETIRED;
  if (availability === 'sold') return ShelfState.SOLD;
  return stock === 0 ? ShelfState.OUT_OF_STOCK : ShelfState.ORDERABLE;
}

function isListed(state: ShelfState, { availability }: PetWhere, showRetired: boolean): boolean {
  if (state === ShelfState.RETIRED && !showRetired) return false;
  if (!availability) return true;
  if (availability === 'retired') return state === ShelfState.RETIRED;
  if (availability === 'sold') return state === ShelfState.SOLD;
  return state <= ShelfState.OUT_OF_STOCK;
}

function isPartlyAvailable(state: ShelfState, available: boolean | null | undefined): boolean {
  return available == null || (state === ShelfState.ORDERABLE) === available;
}
