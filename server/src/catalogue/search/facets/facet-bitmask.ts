import { Kind } from '../../../../../domain/catalogue/kinds.ts';
import {
  Age,
  Category,
  Clan,
  Color,
  Gender,
  PetType,
  Size,
  Species,
} from '../../../../../domain/catalogue/pet-options.ts';
import type { PetWhere } from '../../pet/pets.inputs.ts';

/** What can be done with an item. */
export const ShelfState = { ORDERABLE: 0, OUT_OF_STOCK: 1, SOLD: 2, RETIRED: 3 } as const;
type ShelfState = (typeof ShelfState)[keyof typeof ShelfState];

/**
 * The version counts up with each facet that is added, and the next start encodes all items again. In the bits of a facet 0
 * stands for no value. No facet ever moves, so that servers of another version, which run beside this one during an
 * upgrade, read the same of a number: a new facet takes bits that are free (28 to 31, and 39 to 47), a new option goes to
 * the end of its list in domain/catalogue/pet-options.ts. No facet lies across bit 32: operators on bits see 32 at a time.
 */
const LAYOUT_VERSION = 1;
const layout = [
  { field: 'category', options: Category, shift: 18, bits: 3 },
  { field: 'type', options: PetType, shift: 15, bits: 3 },
  { field: 'gender', options: Gender, shift: 13, bits: 2 },
  { field: 'age', options: Age, shift: 10, bits: 3 },
  { field: 'color', options: Color, shift: 6, bits: 4 },
  { field: 'clan', options: Clan, shift: 0, bits: 6 },
  { field: 'kind', options: Kind, shift: 23, bits: 5 },
  { field: 'species', options: Species, shift: 32, bits: 4 },
  { field: 'size', options: Size, shift: 36, bits: 3 },
] as const;
const STATE_BITS = { shift: 21, mask: 0b11 };

/** Where the state stands in a cell, bit by bit: none is set where an item can be ordered. */
export const stateBits = [21, 22] as const;

/** The version stands above all facets, and all together below 2^53: such numbers are exact. */
const VERSION_SHIFT = 48;
const HALF = 2 ** 32;

/** Items whose number is lower were encoded by an older version. */
export const FIRST_OF_VERSION = LAYOUT_VERSION * 2 ** VERSION_SHIFT;

export type FacetField = (typeof layout)[number]['field'];
export type FacetValues = Partial<Record<FacetField, string | null>>;

/** What the number of an item is made of. */
export interface FacetedItem extends FacetValues {
  readonly availability: string;
  readonly stock?: number | null;
}

interface Facet {
  readonly field: FacetField;
  readonly options: readonly string[];
  /** Whether it is in the upper 32 bits, and how far up in its half. */
  readonly isUpper: boolean;
  readonly shift: number;
  readonly mask: number;
}

const facets: readonly Facet[] = layout.map(({ field, options, shift, bits }) => ({
  field,
  options: Object.values(options),
  isUpper: shift >= 32,
  shift: shift % 32,
  mask: 2 ** bits - 1,
}));

export const facetFields: readonly FacetField[] = facets.map(({ field }) => field);

/**
 * One number, the cell of an item, for all that a list is narrowed by but words and prices: equal numbers are equal in
 * every facet and in their state.
 */
export function encodeFacets(pet: FacetedItem): number {
  let cell = FIRST_OF_VERSION + stateOf(pet) * 2 ** STATE_BITS.shift;
  for (const { field, options, isUpper, shift } of facets) {
    cell += (options.indexOf(pet[field] ?? '') + 1) * 2 ** shift * (isUpper ? HALF : 1);
  }
  return cell;
}

/** What stands in the bits of a facet. */
function codeIn(cell: number, { isUpper, shift, mask }: Pick<Facet, 'isUpper' | 'shift' | 'mask'>): number {
  return ((isUpper ? cell / HALF : cell) >> shift) & mask;
}

/** The value of a facet in a cell; null where its items have none. */
export function decodeFacet(cell: number, field: FacetField): string | null {
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
  FACETS: 2 ** facets.length - 1,
  STATE: 2 ** facets.length,
  HALF: 2 ** (facets.length + 1),
};

/** The bit that stands for a facet. */
export function missOf(field: FacetField): number {
  return 1 << facetFields.indexOf(field);
}

/**
 * Tells cells what keeps them out of a list. Retired items are listed only where they are shown.
 *
 * @param facts what the search says that items must be: no choice, so that what is anything else is in no list at all
 */
export function cellTest(where: PetWhere, showRetired = false, facts: FacetValues = {}): CellTest {
  const requested = codesOf(where);
  const named = codesOf(facts);
  return {
    misses(cell) {
      const state = decodeState(cell);
      const isOfList = isListed(state, where, showRetired) && named.every((code) => hasCode(cell, code));
      let missed = isOfList ? 0 : Miss.STATE;
      if (!isPartlyAvailable(state, where.available)) missed |= Miss.HALF;
      for (const code of requested) if (!hasCode(cell, code)) missed |= code.miss;
      return missed;
    },
  };
}

/** The value of a facet as a cell says it. */
interface Code extends Pick<Facet, 'isUpper' | 'shift' | 'mask'> {
  readonly miss: number;
  readonly code: number;
}

function codesOf(values: FacetValues): Code[] {
  return facets.flatMap(({ field, options, isUpper, shift, mask }) => {
    const value = values[field];
    const code = value ? options.indexOf(value) + 1 : 0;
    return value ? [{ miss: missOf(field), isUpper, shift, mask, code }] : [];
  });
}

function hasCode(cell: number, code: Code): boolean {
  return codeIn(cell, code) === code.code;
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
