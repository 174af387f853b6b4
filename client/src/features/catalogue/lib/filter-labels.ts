import { Kind } from '../../../../../domain/catalogue/kinds.ts';
import { Age, Clan, Color, Gender, Size } from '../../../../../domain/catalogue/pet-options.ts';
import type { ChoiceField, FilterField, ListOrder, PetFilter } from './pet-filter.ts';
import { speciesNames, typeNames } from './pet-labels.ts';

/** How a list names the values of its choices: many animals, so in the plural where that is natural. */
export const choiceLabels: { readonly [F in ChoiceField]: Readonly<Record<string, string>> } = {
  type: typeNames,
  category: { PETS: 'Animals', FOOD: 'Food', ACCESSORIES: 'Accessories' },
  age: Age,
  gender: Gender,
  color: Color,
  clan: Clan,
  kind: Kind,
  species: speciesNames,
  size: Size,
};

/** How a filter names a value; a brand names itself. */
export function filterLabel(field: FilterField, value: string): string {
  return field === 'brand' ? value : (choiceLabels[field][value] ?? value);
}

const fieldLabels: Readonly<Record<FilterField, string>> = {
  type: 'For',
  category: 'Category',
  age: 'Age',
  gender: 'Gender',
  color: 'Color',
  clan: 'Clan',
  kind: 'Kind',
  species: 'Animal',
  size: 'Size',
  brand: 'Brand',
};

/** How a filter is called. Goods have no age: they are for one. */
export function fieldLabel(field: FilterField, category: PetFilter['category']): string {
  if (field === 'age' && category && category !== 'PETS') return 'Life stage';
  return fieldLabels[field];
}

export const orderLabels: Readonly<Record<ListOrder, string>> = {
  RELEVANCE: 'Best first',
  NEWEST: 'Newest first',
  PRICE_LOW_TO_HIGH: 'Price: low to high',
  PRICE_HIGH_TO_LOW: 'Price: high to low',
  NAME: 'Name',
};
