import { Age, Category, Clan, Color, Gender, PetType } from '../../../domain/pet-options.ts';
import type { FacetField } from './pet-facets.ts';
import type { PetWhere } from './pets.inputs.ts';

/** What can be done with an item: the first of the parts that a cell is made of. */
export const ShelfState = { ORDERABLE: 0, OUT_OF_STOCK: 1, SOLD: 2, RETIRED: 3 } as const;
type ShelfState = (typeof ShelfState)[keyof typeof ShelfState];

/** The fields of an item that its cell says. */
export interface CellFields {
  readonly category: Category;
  readonly type: PetType;
  readonly gender?: Gender | null;
  readonly age?: Age | null;
  readonly color?: Color | null;
  readonly clan?: Clan | null;
  readonly availability: string;
  readonly stock?: number | null;
}

interface Part {
  readonly field: FacetField;
  readonly options: readonly string[];
  readonly shift: number;
  readonly mask: number;
}

/**
 * Each part has bits to grow by: a new option goes to the end of its list in domain/pet-options.ts and
 * takes the next number, and no stored cell changes its meaning. 0 stands for no value.
 */
const layout = [
  ['category', Category, 3],
  ['type', PetType, 3],
  ['gender', Gender, 2],
  ['age', Age, 3],
  ['color', Color, 4],
  ['clan', Clan, 6],
] as const;

const parts: readonly Part[] = placeParts();
const STATE_SHIFT = layout.reduce((bits, [, , width]) => bits + width, 0);

/** Cells of what is in the shop, sold included, are all below this one. */
export const FIRST_RETIRED = ShelfState.RETIRED << STATE_SHIFT;

/**
 * The cell of an item: one number for all that a list is narrowed by but words and prices. Equal numbers
 * are equal in every facet; the state comes first, so that what is orderable is one range of numbers.
 */
export function cellOf(pet: CellFields): number {
  let cell = stateOf(pet) << STATE_SHIFT;
  for (const { field, options, shift } of parts) {
    cell |= (options.indexOf(pet[field] ?? '') + 1) << shift;
  }
  return cell;
}

/** The value of a facet in a cell; null where its items have none. */
export function readCell(cell: number, field: FacetField): string | null {
  const part = parts.find((one) => one.field === field);
  return part?.options[((cell >> part.shift) & part.mask) - 1] ?? null;
}

export function stateIn(cell: number): ShelfState {
  return (cell >> STATE_SHIFT) as ShelfState;
}

/** Which conditions a cell fails, as bits: one for each facet, and those of the state. */
export interface CellTest {
  readonly misses: (cell: number) => number;
}

/** What `misses` says of the state: whether it may be listed at all, and whether it is the half asked for. */
export const Miss = {
  FACETS: 2 ** layout.length - 1,
  STATE: 2 ** layout.length,
  HALF: 2 ** (layout.length + 1),
};

/** The bit that stands for a facet. */
export function missOf(field: FacetField): number {
  return 1 << parts.findIndex((part) => part.field === field);
}

/**
 * Tells of cells what keeps them out of a list. Retired items are listed only where they are shown.
 *
 * @param described facts that the search names: no choice, so that what has others is in no list at all
 */
export function cellTest(
  where: PetWhere,
  showRetired = false,
  described: Partial<CellFields> | null = null,
): CellTest {
  const asked = codesOf(where);
  const named = codesOf(described ?? {});
  return {
    misses(cell) {
      const isOfList =
        isListed(stateIn(cell), where, showRetired) && named.every((code) => hasCode(cell, code));
      let missed = isOfList ? 0 : Miss.STATE;
      if (!isHalf(stateIn(cell), where.available)) missed |= Miss.HALF;
      for (const code of asked) if (!hasCode(cell, code)) missed |= code.miss;
      return missed;
    },
  };
}

/** The value of a facet as a cell says it. */
interface Code {
  readonly miss: number;
  readonly shift: number;
  readonly mask: number;
  readonly code: number;
}

function codesOf(values: Partial<Record<FacetField, string | null>>): Code[] {
  return parts.flatMap(({ field, options, shift, mask }, place) => {
    const value = values[field];
    return value ? [{ miss: 1 << place, shift, mask, code: options.indexOf(value) + 1 }] : [];
  });
}

function hasCode(cell: number, { shift, mask, code }: Code): boolean {
  return ((cell >> shift) & mask) === code;
}

function stateOf({ availability, stock }: CellFields): ShelfState {
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

function isHalf(state: ShelfState, available: boolean | null | undefined): boolean {
  return available == null || (state === ShelfState.ORDERABLE) === available;
}

function placeParts(): Part[] {
  let shift = 0;
  return layout
    .toReversed()
    .map(([field, options, bits]) => {
      const part = { field, options: Object.values(options), shift, mask: 2 ** bits - 1 };
      shift += bits;
      return part;
    })
    .toReversed();
}
