import {
  cellFields,
  type FactField,
  type ItemFacts,
  unlessSaid,
} from '../../../../domain/catalogue/item-facts.ts';
import type { Order } from '../../database/lists/connection.ts';
import type { PetOrderBy } from '../pet/pet-enums.ts';
import type { PetWhere } from '../pet/pets.inputs.ts';
import type { ListConditions } from './list-stats.ts';

export const petOrders: Record<PetOrderBy, Order> = {
  relevance: { field: 'createdAt', direction: -1, isRanked: true },
  newest: { field: 'createdAt', direction: -1 },
  price: { field: 'petprice', of: 'number', direction: 1 },
  '-price': { field: 'petprice', of: 'number', direction: -1 },
  unit: { field: 'unitPriceKey', of: 'number', direction: 1 },
  name: { field: 'nameKey', of: 'text', direction: 1 },
  stock: { field: 'stock', of: 'number', direction: 1, isOptional: true },
  rating: { field: 'ratingOrder', of: 'number', direction: -1, isOptional: true },
};

type Filter = Record<string, unknown>;

/**
 * Database filter of a list of items, on the fields themselves; what items are kept with a word for is asked of their
 * words (words/asked-words.ts). Retired items are listed nowhere but in the back office.
 */
export function petFilter(where: PetWhere = {}, showRetired = false, facts: ItemFacts = {}): Filter {
  const conditions: Filter[] = [facts, where].flatMap((asked: ItemFacts) =>
    cellFields.flatMap((field) => {
      const value = asked[field];
      return value ? [factFilter(field, String(value), where.orUnknown === true)] : [];
    }),
  );
  if (where.availability) conditions.push({ availability: where.availability });
  if (where.priceMin != null) conditions.push({ petprice: { $gte: where.priceMin } });
  if (where.priceMax != null) conditions.push({ petprice: { $lte: where.priceMax } });
  if (where.available != null) conditions.push(availableFilter(where.available));
  if (!showRetired) conditions.push({ availability: { $ne: 'retired' } });
  return conditions.length > 0 ? { $and: conditions } : {};
}

/** What is not known of an animal stands in no field. */
function factFilter(field: FactField, value: string, orUnknown: boolean): Filter {
  const unknown = unlessSaid(field);
  if (unknown === undefined || (value !== unknown && !orUnknown)) return { [field]: value };
  return { [field]: { $in: [...new Set([value, unknown]), null] }, category: 'pets' };
}

/** Database filter of a list and its search, on the fields themselves; all of it but the words that an item must have. */
export function exactFilter({ where, showRetired, facts, without }: ListConditions): Filter {
  const none = [
    ...(without.words.length > 0 ? [{ searchWords: { $in: without.words } }] : []),
    ...without.facts,
  ];
  const all = petFilter(where, showRetired, facts);
  return none.length > 0 ? { $and: [all, { $nor: none }] } : all;
}

/** Animals have no stock, so "not 0" holds for them and for every product that is there. */
function availableFilter(isAvailable: boolean): Filter {
  const available = { availability: 'available', stock: { $ne: 0 } };
  return isAvailable ? available : { $nor: [available] };
}
