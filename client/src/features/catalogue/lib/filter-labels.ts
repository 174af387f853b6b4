import { animalFactRows } from '../../../../../domain/catalogue/animal-facts.ts';
import { Kind } from '../../../../../domain/catalogue/kinds.ts';
import { Age, Clan, Color, Gender, Size } from '../../../../../domain/catalogue/pet-options.ts';
import {
  type ChoiceField,
  type FilterField,
  type ListOrder,
  type PetFilter,
  type UncertainField,
  uncertainFields,
} from './pet-filter.ts';
import { ageLabel, speciesNames, typeNames } from './pet-labels.ts';

type KnownLabels = Readonly<Record<UncertainField, Readonly<Record<string, string>>>>;

const knownNames: Readonly<Record<string, string>> = { YES: 'Yes', UNKNOWN: 'Not known yet' };

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
  // Who looks for a friend of cats has no use for a list of those that are none.
  ...(Object.fromEntries(uncertainFields.map((field) => [field, knownNames])) as KnownLabels),
  energy: animalFactRows.energy.words,
  space: animalFactRows.space.words,
  experience: animalFactRows.experience.words,
  hoursAlone: { 4: '4 hours', 6: '6 hours', 8: '8 hours' },
};

/** How a filter names a value; a brand names itself. @param type of the animals that the list is of or for, where it is of one */
export function filterLabel(field: FilterField, value: string, type?: PetFilter['type']): string {
  if (field === 'age') return ageLabel(value, type);
  return field === 'brand' ? value : (choiceLabels[field][value] ?? value);
}

/** How a filter in use is told: beside others, a yes says nothing. */
export function chipLabel(field: FilterField, value: string, type?: PetFilter['type']): string {
  const label = filterLabel(field, value, type);
  if (!uncertainFields.some((one) => one === field)) return label;
  return value === 'YES' ? fieldLabels[field] : `${fieldLabels[field]}: ${label.toLowerCase()}`;
}

const fieldLabels: Readonly<Record<FilterField, string>> = {
  type: 'For',
  category: 'Category',
  age: 'Age',
  gender: 'Gender',
  color: 'Color',
  clan: 'Breed',
  kind: 'Kind',
  species: 'Animal',
  size: 'Size',
  ...(Object.fromEntries(uncertainFields.map((field) => [field, animalFactRows[field].label])) as Record<
    UncertainField,
    string
  >),
  hoursAlone: 'Alone a day, at least',
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
  UNIT_PRICE: 'Unit price',
  NAME: 'Name',
  RATING: 'Best reviews first',
  FIT: 'Who fits you first',
  LIKE: 'Best for its kind',
};

/** "4 stars and up". */
export function starsLabel(stars: number): string {
  return `${stars} stars and up`;
}
