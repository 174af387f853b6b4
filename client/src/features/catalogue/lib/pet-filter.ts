import { Kind } from '../../../../../domain/catalogue/kinds.ts';
import { Known, Level } from '../../../../../domain/catalogue/known.ts';
import {
  Age,
  Category,
  Clan,
  Color,
  Gender,
  MAX_BRAND_LENGTH,
  PetType,
  Size,
  Species,
} from '../../../../../domain/catalogue/pet-options.ts';
import { readDollars } from '../../../../../domain/input/decimal-text.ts';
import { numberErrors } from '../../../../../domain/input/number-errors.ts';
import { isWholeCents } from '../../../../../domain/money/money.ts';
import type { PetOrderBy, PetWhere } from '../../../gql/graphql.ts';

/** Stock is the back office's business. `FIT` goes by the household, `LIKE` by an animal: no list query is told of them. */
export type ListOrder = Exclude<PetOrderBy, 'STOCK_LOW_TO_HIGH'> | 'FIT' | 'LIKE';

/** What a list shows: the fields of the API's `where`, a text and an order. Prices in US dollars. */
export interface PetFilter {
  readonly type?: keyof typeof PetType;
  readonly category?: keyof typeof Category;
  readonly gender?: keyof typeof Gender;
  readonly age?: keyof typeof Age;
  readonly color?: keyof typeof Color;
  readonly clan?: keyof typeof Clan;
  readonly kind?: keyof typeof Kind;
  readonly species?: keyof typeof Species;
  readonly size?: keyof typeof Size;
  readonly goodWithChildren?: Known;
  readonly goodWithDogs?: Known;
  readonly goodWithCats?: Known;
  readonly energy?: Level;
  readonly space?: Level;
  readonly experience?: Level;
  readonly hoursAlone?: `${keyof typeof HoursAlone}`;
  readonly neutered?: Known;
  readonly vaccinated?: Known;
  readonly microchipped?: Known;
  /** Whether what is asked of animals alone may also be not known. */
  readonly orUnknown?: true;
  /** As it is written on the packaging; case does not count. */
  readonly brand?: string;
  readonly priceMin?: number;
  readonly priceMax?: number;
  /** Fewest stars on average, a whole number. */
  readonly minRating?: number;
  /** Only `true` narrows a list. */
  readonly available?: true;
  readonly search?: string;
  readonly orderBy?: ListOrder;
}

export type FilterChange = { readonly [K in keyof PetFilter]: PetFilter[K] | undefined };

/** So many hours a day, or more. */
const HoursAlone = { 4: '4', 6: '6', 8: '8' } as const;

/** What fewer people ask for than whom an animal gets on with. */
const further = {
  ...{ energy: Level, space: Level, experience: Level, hoursAlone: HoursAlone },
  ...{ neutered: Known, vaccinated: Known, microchipped: Known },
};

/** Facts that can be unknown of an animal: a list can ask for what is not known as well. */
const uncertain = {
  ...{ goodWithChildren: Known, goodWithDogs: Known, goodWithCats: Known },
  ...further,
};
export type UncertainField = keyof typeof uncertain;
export const uncertainFields = Object.keys(uncertain) as UncertainField[];

/** Addresses spell values as the specification does; the API spells them in capitals. */
const choices = {
  type: PetType,
  category: Category,
  gender: Gender,
  age: Age,
  color: Color,
  clan: Clan,
  kind: Kind,
  species: Species,
  size: Size,
  ...uncertain,
};
export type ChoiceField = keyof typeof choices;
const choiceFields = Object.keys(choices) as ChoiceField[];

/** What a list offers a choice of: one of a closed list, or of the brands that there are. */
export type FilterField = ChoiceField | 'brand';

export const orderNames = {
  RELEVANCE: 'relevance',
  NEWEST: 'newest',
  PRICE_LOW_TO_HIGH: 'price-low-to-high',
  PRICE_HIGH_TO_LOW: 'price-high-to-low',
  UNIT_PRICE: 'unit-price',
  NAME: 'name',
  RATING: 'rating',
  FIT: 'fit',
  LIKE: 'like',
} as const satisfies Record<ListOrder, string>;

/** Reads a filter from an address. Whatever is not a known value is left out, so no address can break a list. */
export function readFilter(params: URLSearchParams): PetFilter {
  const search = params.get('q')?.trim();
  const orderBy = keyOf(orderNames, params.get('sort'));
  const chosen = choiceFields.map((field) => [field, keyOf(choices[field], params.get(field))]);
  return withoutUndefined({
    ...(Object.fromEntries(chosen) as Pick<PetFilter, ChoiceField>),
    orUnknown: params.get('orUnknown') === 'true' ? (true as const) : undefined,
    brand: params.get('brand')?.trim().slice(0, MAX_BRAND_LENGTH) || undefined,
    priceMin: readPriceLimit(params.get('priceMin') ?? '').limit,
    priceMax: readPriceLimit(params.get('priceMax') ?? '').limit,
    minRating: readStars(params.get('stars')),
    available: params.get('available') === 'true' ? (true as const) : undefined,
    search: search || undefined,
    orderBy: orderBy === USUAL_ORDER ? undefined : orderBy,
  });
}

/** Stars on average that a list can be narrowed to, from so many up. */
export const starLimits = [4, 3, 2] as const;

/** What fits best and can be ordered comes first, unless somebody chooses another order. */
export const USUAL_ORDER: ListOrder = 'RELEVANCE';

/** The URL with some filter fields changed; `undefined` removes a field. */
export function writeFilter(params: URLSearchParams, change: Partial<FilterChange>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [field, value] of Object.entries(change)) {
    const name = paramNames[field as keyof PetFilter] ?? field;
    const isUsual = field === 'orderBy' && value === USUAL_ORDER;
    const text = isUsual ? undefined : toParam(field as keyof PetFilter, value);
    if (text === undefined) next.delete(name);
    else next.set(name, text);
  }
  return next;
}

/** How many choices narrow the list, beyond those that the page itself is about. */
export function countChoices(filter: PetFilter): number {
  const { search: _search, orderBy: _orderBy, ...narrowing } = filter;
  return Object.values(withoutUndefined(narrowing)).length;
}

/** What the filters of a list have behind "More filters". */
export const furtherFields = Object.keys(further) as FilterField[];

/** Every field that "Clear all" resets. */
export const noChoices: Partial<FilterChange> = Object.fromEntries(
  [...choiceFields, 'orUnknown', 'brand', 'priceMin', 'priceMax', 'minRating', 'available'].map((field) => [
    field,
    undefined,
  ]),
);

/** The variables of a list query. `fixed` is what the page is about, and wins over the address. */
export function listVariables(filter: PetFilter, fixed: PetWhere = {}) {
  const { search, orderBy = USUAL_ORDER, hoursAlone, ...others } = filter;
  const where = { ...others, ...(hoursAlone && { hoursAlone: Number(hoursAlone) }) };
  return {
    ...{ where: { ...where, ...fixed }, search },
    orderBy: orderBy === 'FIT' || orderBy === 'LIKE' ? ('RELEVANCE' as const) : orderBy,
  };
}

/**
 * What a search looks through. The criteria type, age and gender speak of animals (specification §4),
 * so a search is for animals, unless a category is chosen or a text alone asks the whole shop.
 */
export function searchWhere(filter: PetFilter): PetWhere {
  if (filter.category || filter.minRating || goodsFields.some((field) => filter[field])) return {};
  if (filter.search && !animalFields.some((field) => filter[field])) return {};
  return { category: 'PETS' };
}

/** Facts of animals; food and accessories may have them by mistake. */
export const animalFields = [
  ...(['age', 'gender', 'color', 'clan'] as const),
  ...uncertainFields,
] as const satisfies readonly FilterField[];

/** Facts that only food and accessories have. */
const goodsFields = ['kind', 'brand'] as const satisfies readonly FilterField[];

/** What a list of animals of a type can be narrowed by. @param species where the list is of one kind of the others */
export function animalListFields(type: PetFilter['type'], species?: PetFilter['species']): FilterField[] {
  if (type !== 'OTHER') return [...animalFields];
  const ofOthers = animalFields.filter((field) => field !== 'clan');
  return species ? ofOthers : ['species', ...ofOthers];
}

/** What a list of food or accessories can be narrowed by. Only the type `OTHER` is of several animals. */
export function goodsListFields(type: PetFilter['type']): FilterField[] {
  const fields: FilterField[] = ['kind', 'age', 'brand', 'size'];
  return type === 'OTHER' ? ['species', ...fields] : fields;
}

/** What a search can be narrowed by: facts of what it lists, and those that are chosen already, to be taken back. */
export function searchFields(filter: PetFilter): readonly FilterField[] {
  const category = searchWhere(filter).category ?? filter.category;
  const offered: readonly FilterField[] = category === 'PETS' ? animalFields : goodsOf(category);
  const fields: FilterField[] = ['species', 'kind', ...animalFields, 'brand', 'size'];
  const isShown = (field: FilterField) =>
    filter[field] !== undefined ||
    offered.includes(field) ||
    (field === 'species' && filter.type === 'OTHER');
  return ['category', 'type', ...fields.filter(isShown)];
}

/** Without a category, animals are among what is found, whose age is another thing. */
function goodsOf(category: PetFilter['category']): readonly FilterField[] {
  return category ? ['kind', 'age', 'brand', 'size'] : ['kind', 'brand', 'size'];
}

/** Those that addresses call otherwise. */
const paramNames: Partial<Record<keyof PetFilter, string>> = {
  ...{ minRating: 'stars', search: 'q', orderBy: 'sort' },
};

function toParam(field: keyof PetFilter, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (field === 'orderBy') return orderNames[value as ListOrder];
  if (field in choices) return (choices[field as ChoiceField] as Record<string, string>)[value as string];
  return String(value);
}

function keyOf<T extends Record<string, string>>(options: T, text: string | null): keyof T | undefined {
  const wanted = text?.trim().toLowerCase();
  if (!wanted) return undefined;
  return Object.keys(options).find(
    (key) => key.toLowerCase() === wanted || options[key]?.toLowerCase() === wanted,
  );
}

/** A price to narrow a list by, as it is typed: none where the text is empty, and what is wrong where it is no price. */
export function readPriceLimit(text: string): { readonly limit?: number; readonly problem?: string } {
  if (text.trim() === '') return {};
  const reading = readDollars(text);
  if ('isNone' in reading) return { problem: numberErrors.notDollars };
  if ('couldBe' in reading) return { problem: numberErrors.ambiguous(reading.couldBe) };
  if (reading.value < 0) return { problem: numberErrors.negative };
  if (!isWholeCents(reading.value)) return { problem: numberErrors.tooManyDecimals };
  return { limit: reading.value };
}

function readStars(text: string | null): number | undefined {
  const stars = Number(text);
  return starLimits.find((limit) => limit === stars);
}

function withoutUndefined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
