import {
  Age,
  Category,
  Clan,
  Color,
  Gender,
  Kind,
  PetType,
  Size,
  Species,
} from '../../../../../domain/catalogue/pet-options.ts';
import type { PetCardFieldsFragment } from '../../../gql/graphql.ts';
import { wordFor } from '../../../lib/word-for.ts';
import type { ChoiceField, FilterField, ListOrder, PetFilter } from './pet-filter.ts';

/** How a list names the values of its choices: many animals, so in the plural where that is natural. */
export const choiceLabels: { readonly [F in ChoiceField]: Readonly<Record<string, string>> } = {
  type: { DOG: 'Dogs', CAT: 'Cats', OTHER: 'Other animals' },
  category: { PETS: 'Animals', FOOD: 'Food', ACCESSORIES: 'Accessories' },
  age: Age,
  gender: Gender,
  color: Color,
  clan: Clan,
  kind: Kind,
  species: {
    RABBIT: 'Rabbits',
    GUINEA_PIG: 'Guinea pigs',
    HAMSTER: 'Hamsters',
    BIRD: 'Birds',
    FISH: 'Fish',
    REPTILE: 'Reptiles',
  },
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

/** Up to this stock a card shows how many are left. */
const LOW_STOCK_LIMIT = 5;

export type StockedPet = Pick<PetCardFieldsFragment, 'category' | 'availability' | 'stock' | 'isAvailable'>;

/** Label on an item's picture; none when it can simply be ordered. */
export function stockLabel(pet: StockedPet): string | undefined {
  if (pet.category === 'PETS') return pet.isAvailable ? undefined : 'Has a home';
  if (!pet.isAvailable) return 'Out of stock';
  if (typeof pet.stock === 'number' && pet.stock <= LOW_STOCK_LIMIT) return `Only ${pet.stock} left`;
  return undefined;
}

type Described = Pick<PetCardFieldsFragment, 'category' | 'type' | 'clan' | 'age' | 'gender' | 'color'>;

/** Facts that an item may have whatever it is. */
type Facts = Described & Partial<Pick<PetCardFieldsFragment, 'kind' | 'species' | 'size' | 'brand'>>;

/** Stays at the end of the line at a line break. */
const DOT = '\u00a0· ';

/** The line below a name: what an animal is, or for whom a product is. */
export function describePet(pet: Facts): string {
  if (pet.category !== 'PETS') return `${wordFor(Category, pet.category)} for ${audience(pet)}`;
  return [
    pet.species && wordFor(Species, pet.species),
    pet.clan && wordFor(Clan, pet.clan),
    pet.age && wordFor(Age, pet.age),
    pet.gender && wordFor(Gender, pet.gender),
  ]
    .filter(Boolean)
    .join(DOT);
}

function audience(pet: Facts): string {
  if (pet.species) return wordFor(choiceLabels.species, pet.species).toLowerCase();
  return pet.type === 'OTHER' ? 'other animals' : `${wordFor(PetType, pet.type)}s`;
}

/** The facts of an item as label and value, those that it has. */
export function factsOf(pet: Facts): readonly (readonly [string, string])[] {
  const shown = pet.category === 'PETS' ? animalFacts(pet) : goodsFacts(pet);
  return shown.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

type Fact = readonly [label: string, value: string | undefined | null];

function animalFacts(pet: Facts): Fact[] {
  const animal = pet.species
    ? wordFor(Species, pet.species)
    : wordFor({ DOG: 'Dog', CAT: 'Cat', OTHER: 'Other' }, pet.type);
  return [
    ['Animal', animal],
    ['Clan', pet.clan && wordFor(Clan, pet.clan)],
    ['Age', pet.age && wordFor(Age, pet.age)],
    ['Gender', pet.gender && wordFor(Gender, pet.gender)],
    ['Color', pet.color && wordFor(Color, pet.color)],
    ['Size', pet.size && wordFor(Size, pet.size)],
  ];
}

/** Color, gender and clan say nothing of goods; their age is the one that they are for. */
function goodsFacts(pet: Facts): Fact[] {
  const animals = pet.species
    ? wordFor(choiceLabels.species, pet.species)
    : wordFor(choiceLabels.type, pet.type);
  return [
    ['For', animals],
    ['Kind', pet.kind && wordFor(Kind, pet.kind)],
    ['Life stage', pet.age && wordFor(Age, pet.age)],
    ['Size', pet.size && wordFor(Size, pet.size)],
    ['Brand', pet.brand],
  ];
}
