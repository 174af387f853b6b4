import { Availability, Category, PetType } from '../../../../../../domain/catalogue/pet-options.ts';
import type { PetOrderBy, PetWhere } from '../../../../gql/graphql.ts';

/** Items per page; the URL holds how many are shown. */
export const PAGE_SIZE = 20;

/** Orders of the back office: by name or newest. Relevance, unit prices and stars are for shoppers. */
export type DataOrder = Exclude<PetOrderBy, 'RELEVANCE' | 'UNIT_PRICE' | 'RATING'>;

/** What the list of all items shows. */
export interface PetsDataFilter {
  readonly search?: string;
  readonly category?: keyof typeof Category;
  readonly type?: keyof typeof PetType;
  readonly availability?: keyof typeof Availability;
  readonly orderBy: DataOrder;
  readonly shown: number;
}

export const orderNames = {
  NEWEST: 'newest',
  NAME: 'name',
  STOCK_LOW_TO_HIGH: 'stock',
  PRICE_LOW_TO_HIGH: 'price-low-to-high',
  PRICE_HIGH_TO_LOW: 'price-high-to-low',
} as const satisfies Record<DataOrder, string>;

/** Reads the filter from an address. What is not a known value is left out, so no address can break the list. */
export function readFilter(params: URLSearchParams): PetsDataFilter {
  return {
    search: params.get('q')?.trim() || undefined,
    category: keyOf(Category, params.get('category')),
    type: keyOf(PetType, params.get('type')),
    availability: keyOf(Availability, params.get('state')),
    orderBy: keyOf(orderNames, params.get('sort')) ?? 'NEWEST',
    shown: readShown(params.get('shown')),
  };
}

/** The filter as URL parameters, without defaults. Another filter starts at its first page. */
export function writeFilter(filter: PetsDataFilter, change: Partial<PetsDataFilter>): URLSearchParams {
  const next = { ...filter, shown: PAGE_SIZE, ...change };
  const words: Record<string, string | undefined> = {
    q: next.search?.trim(),
    category: next.category && Category[next.category],
    type: next.type && PetType[next.type],
    state: next.availability && Availability[next.availability],
    sort: next.orderBy === 'NEWEST' ? undefined : orderNames[next.orderBy],
    shown: next.shown > PAGE_SIZE ? String(next.shown) : undefined,
  };
  return new URLSearchParams(
    Object.entries(words).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** Whether any filter is active. */
export function isFiltered({ search, category, type, availability }: PetsDataFilter): boolean {
  return Boolean(search || category || type || availability);
}

export interface PetsDataVariables {
  readonly where: PetWhere;
  readonly search?: string;
  readonly orderBy: DataOrder;
}

export function variablesOf({ search, orderBy, shown: _shown, ...where }: PetsDataFilter): PetsDataVariables {
  return { where, search, orderBy };
}

function keyOf<T extends Record<string, string>>(options: T, text: string | null): keyof T | undefined {
  const wanted = text?.trim().toLowerCase();
  return Object.keys(options).find((key) => options[key]?.toLowerCase() === wanted);
}

/** Whole pages, and not so many that an address alone could keep the shop busy. */
function readShown(text: string | null): number {
  const pages = Math.ceil(Number(text) / PAGE_SIZE);
  return pages >= 1 && pages <= 50 ? pages * PAGE_SIZE : PAGE_SIZE;
}
