import { z } from 'zod';
import {
  Clan,
  Color,
  MAX_BRAND_LENGTH,
  MAX_BREED_LENGTH,
  MAX_COLOR_LENGTH,
  MAX_SHELF_LENGTH,
  PetType,
} from '../catalogue/pet-options.ts';
import { requiredText } from '../input/required-text.ts';

/*
 * The owner's own lists: what forms offer beyond the closed lists of the specification, and beyond what items have
 * already.
 */

/** The lists, by the field of an item that has their values. */
export const ShopList = {
  BRAND: 'brand',
  SUPPLIER: 'supplier',
  SHELF: 'shelf',
  BREED: 'breed',
  COLOR: 'coat',
} as const;
export type ShopList = (typeof ShopList)[keyof typeof ShopList];

const lengths: Readonly<Record<ShopList, number>> = {
  brand: MAX_BRAND_LENGTH,
  supplier: MAX_BRAND_LENGTH,
  shelf: MAX_SHELF_LENGTH,
  breed: MAX_BREED_LENGTH,
  coat: MAX_COLOR_LENGTH,
};

/** Values that every shop has, which an enum of the API names. */
const closed: { readonly [list in ShopList]?: readonly string[] } = {
  breed: Object.values(Clan),
  coat: Object.values(Color),
};

/** The same for every way to write a value. */
export function listKey(value: string): string {
  return value.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** A value of a list as it is entered. */
export function listValueRules(list: ShopList) {
  return z.object({
    value: requiredText(lengths[list]).refine(
      (value) => !closed[list]?.some((known) => listKey(known) === listKey(value)),
      'Every shop has this one already',
    ),
    type: z
      .enum(PetType)
      .nullish()
      .transform((type) => (list === 'breed' && type ? type : undefined)),
  });
}
