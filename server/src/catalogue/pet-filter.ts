import type { Order } from '../platform/connection.ts';
import type { PetOrderBy } from './pet-enums.ts';
import type { PetWhere } from './pets.inputs.ts';

/** Longest search text that is looked at; the rest can't make a result better. */
const MAX_SEARCH = 64;
const MAX_WORDS = 8;

export const petOrders: Record<PetOrderBy, Order> = {
  newest: { field: 'createdAt', direction: -1 },
  price: { field: 'petprice', of: 'number', direction: 1 },
  '-price': { field: 'petprice', of: 'number', direction: -1 },
  name: { field: 'petname', of: 'text', direction: 1 },
  stock: { field: 'stock', of: 'number', direction: 1, isOptional: true },
};

type Filter = Record<string, unknown>;

/** Database filter of a list of items. Retired items are listed nowhere but in the back office. */
export function petFilter(where: PetWhere = {}, search = '', showRetired = false): Filter {
  const conditions: Filter[] = [];
  for (const field of ['type', 'category', 'gender', 'age', 'color', 'clan', 'availability'] as const) {
    if (where[field]) conditions.push({ [field]: where[field] });
  }
  if (where.priceMin != null) conditions.push({ petprice: { $gte: where.priceMin } });
  if (where.priceMax != null) conditions.push({ petprice: { $lte: where.priceMax } });
  if (where.available != null) conditions.push(availableFilter(where.available));
  if (!showRetired) conditions.push({ availability: { $ne: 'retired' } });
  for (const word of wordsOf(search.slice(0, MAX_SEARCH)).slice(0, MAX_WORDS)) {
    // Words are letters and digits only, so nothing in them means anything to a regular expression.
    conditions.push({ searchWords: { $regex: `^${word}` } });
  }
  return conditions.length > 0 ? { $and: conditions } : {};
}

/** Animals have no stock, so "not 0" holds for them and for every product that is there. */
function availableFilter(isAvailable: boolean): Filter {
  const available = { availability: 'available', stock: { $ne: 0 } };
  return isAvailable ? available : { $nor: [available] };
}

/** Lower-case words of letters and digits, without accents. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** The words that an item is found by. */
export function searchWords(pet: {
  petname: string;
  short: string;
  details: string;
  clan?: string | null;
}): string[] {
  return wordsOf([pet.petname, pet.clan ?? '', pet.short, pet.details].join(' '));
}
