import type { ItemFacts } from '../../../../domain/catalogue/fact-words.ts';
import type { Order } from '../../pagination/connection.ts';
import type { PetOrderBy } from '../pet/pet-enums.ts';
import type { PetWhere } from '../pet/pets.inputs.ts';
import { facetFields } from './facets/facet-bitmask.ts';

export const petOrders: Record<PetOrderBy, Order> = {
  relevance: { field: 'createdAt', direction: -1, isRanked: true },
  newest: { field: 'createdAt', direction: -1 },
  price: { field: 'petprice', of: 'number', direction: 1 },
  '-price': { field: 'petprice', of: 'number', direction: -1 },
  name: { field: 'nameKey', of: 'text', direction: 1 },
  stock: { field: 'stock', of: 'number', direction: 1, isOptional: true },
};

type Filter = Record<string, unknown>;

/** Database filter of a list of items, on the fields themselves. Retired items are listed nowhere but in the back office. */
export function petFilter(where: PetWhere = {}, showRetired = false, facts: ItemFacts = {}): Filter {
  const conditions: Filter[] = Object.keys(facts).length > 0 ? [{ ...facts }] : [];
  for (const field of [...facetFields, 'availability'] as const) {
    if (where[field]) conditions.push({ [field]: where[field] });
  }
  if (where.priceMin != null) conditions.push({ petprice: { $gte: where.priceMin } });
  if (where.priceMax != null) conditions.push({ petprice: { $lte: where.priceMax } });
  if (where.available != null) conditions.push(availableFilter(where.available));
  if (!showRetired) conditions.push({ availability: { $ne: 'retired' } });
  return conditions.length > 0 ? { $and: conditions } : {};
}

/** Animals have no stock, so "not 0" holds for them and for every product that is there. */
function availableFilter(isAvailable: boolean): Filter {
  const available = { availability: 'available', stock: { $ne: 0 } };
  return isAvailable ? available : { $nor: [available] };
}
