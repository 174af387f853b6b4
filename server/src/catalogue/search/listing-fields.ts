import { unitPriceKey } from '../../../../domain/catalogue/unit-price.ts';
import { sortKeyOf } from '../../platform/text/sort-key.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { encodeFacets, type FacetedItem } from './facets/facet-bitmask.ts';
import { type SearchedTexts, tokenizePet } from './words/tokenize-pet.ts';

/** What lists find, narrow and sort an item by. */
export interface ListingFields {
  readonly searchWords: string[];
  readonly nameKey: string;
  readonly cell: number;
  readonly unitPriceKey: number;
}

/** Nobody reads them of an item. */
export const withoutListingFields = {
  searchWords: 0,
  nameKey: 0,
  cell: 0,
  unitPriceKey: 0,
} as const satisfies Record<keyof ListingFields, 0>;

/** What an item is listed by; kept with it, and written again with each field that it is made of. */
export function listingFieldsOf(
  pet: SearchedTexts & FacetedItem & { readonly petprice?: unknown },
): ListingFields {
  return {
    searchWords: tokenizePet(pet),
    nameKey: nameKeyOf(pet),
    cell: encodeFacets(pet),
    unitPriceKey: unitPriceKey(pet),
  };
}

/** Of whatever stands where the name should be: it is sorted as it is shown. */
export function nameKeyOf({ petname }: Pick<SearchedTexts, 'petname'>): string {
  return sortKeyOf(textOf(petname));
}
