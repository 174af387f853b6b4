import { Kind, kindsOf } from '../../../../../domain/catalogue/kinds.ts';
import { Category } from '../../../../../domain/catalogue/pet-options.ts';
import { asTyped, quotedText } from '../../../../../domain/search/as-typed.ts';
import { searchWithout } from '../../../../../domain/search/search-without.ts';
import type { PetWhere } from '../../../gql/graphql.ts';
import {
  animalFields,
  type FilterChange,
  type FilterField,
  type PetFilter,
  type UncertainField,
  uncertainFields,
  writeFilter,
} from './pet-filter.ts';
import { factFields, knownField, type Part, readRange } from './reading-words.ts';

/*
 * What a sentence says of the facts and the price of items is a filter of its list like those of the address: shown with
 * them, and taken back like them, by taking its words out of the sentence.
 */

/** A filter that a sentence has set, with the words that say so. */
interface StatedFilter {
  readonly field: keyof PetFilter;
  readonly value: string | number;
  /** Text of its part. */
  readonly text: string;
}

function statedFilters(reading: readonly Part[]): StatedFilter[] {
  return reading.flatMap(({ kind, text, value }): StatedFilter[] => {
    if (kind === 'PRICE') {
      const { lowest, highest } = readRange(value);
      return [
        ...(lowest === undefined ? [] : [{ field: 'priceMin' as const, value: lowest, text }]),
        ...(highest === undefined ? [] : [{ field: 'priceMax' as const, value: highest, text }]),
      ];
    }
    const known = knownField({ kind, value });
    if (known) return [{ ...known, text }];
    const field = kind === 'BRAND' ? 'brand' : factFields[kind];
    return field && value ? [{ field, value, text }] : [];
  });
}

/** The filter of a list as it is shown: the choices of its address, and what its search states beside them. */
export function withStated(filter: PetFilter, reading: readonly Part[]): PetFilter {
  return { ...toFilter(statedFilters(reading)), ...filter };
}

/**
 * What a search has set a choice of that its list does not offer anyway, so that it can be taken back.
 *
 * @param fixed what the page itself is about
 */
export function statedFields(
  reading: readonly Part[],
  offered: readonly FilterField[],
  fixed: PetWhere,
): FilterField[] {
  const fields = statedFilters(reading).map(({ field }) => field);
  return [...new Set(fields)].filter(
    (field): field is FilterField =>
      field in fieldsOfFacts && !offered.includes(field as FilterField) && !(field in fixed),
  );
}

const fieldsOfFacts: Readonly<Record<FilterField, true>> = {
  ...{ type: true, category: true, species: true, kind: true, age: true },
  ...{ gender: true, color: true, clan: true, size: true, brand: true },
  ...(Object.fromEntries(uncertainFields.map((field) => [field, true])) as Record<UncertainField, true>),
};

/** The change of a filter that takes a part of a search away, and every choice that says the same. */
export function removalOf(text: string, search: string, reading: readonly Part[]): Partial<FilterChange> {
  const stated = statedFilters(reading).filter((one) => one.text === text);
  const undone = Object.fromEntries(stated.map(({ field }) => [field, undefined]));
  return { ...undone, search: searchWithout(search, reading, new Set([text])) };
}

/**
 * A change of a list's filters, the search among them: what it changes that the search has set, leaves the search. What
 * the same words say beside that becomes a choice: of "kitten", made adult, a cat is left.
 */
export function changeWithSearch(
  search: string | undefined,
  reading: readonly Part[],
  change: Partial<FilterChange>,
): Partial<FilterChange> {
  if (search === undefined || 'search' in change) return change;
  const stated = statedFilters(reading);
  const leaving = new Set(
    stated.filter(({ field, value }) => field in change && change[field] !== value).map(({ text }) => text),
  );
  if (leaving.size === 0) return change;
  const left = stated.filter(({ text, field }) => leaving.has(text) && !(field in change));
  const whole = { ...toFilter(left), ...change };
  return { ...whole, ...goodsOf(stated, whole), search: searchWithout(search, reading, leaving) };
}

/** A choice of age or colour lists animals, unless a category is chosen: that of the goods that a search is about. */
function goodsOf(
  stated: readonly StatedFilter[],
  change: Partial<FilterChange>,
): Pick<PetFilter, 'category'> {
  if ('category' in change || 'kind' in change || !animalFields.some((field) => change[field])) return {};
  const { category, kind } = toFilter(stated);
  if (category) return { category };
  if (!kind) return {};
  return { category: kindsOf(Category.FOOD).includes(Kind[kind]) ? 'FOOD' : 'ACCESSORIES' };
}

function toFilter(stated: readonly StatedFilter[]): PetFilter {
  return Object.fromEntries(stated.map(({ field, value }) => [field, value])) as PetFilter;
}

/** Where the words of a search are looked for as they were typed, with the other choices; null where they are. */
export function asTypedLink(filter: PetFilter): { readonly search: string; readonly address: string } | null {
  const { search } = filter;
  if (!search || quotedText(search)) return null;
  const params = writeFilter(new URLSearchParams(), { ...filter, search: asTyped(search) });
  return { search, address: `?${params}` };
}
