import { Age, Category, Clan, Color, Gender, PetType } from '../../../../../domain/catalogue/pet-options.ts';
import type { PetCardFieldsFragment } from '../../../gql/graphql.ts';
import { wordFor } from '../../../lib/word-for.ts';
import type { ChoiceField, ListOrder } from './pet-filter.ts';

/** How a list names the values of its choices: many animals, so in the plural where that is natural. */
export const choiceLabels: { readonly [F in ChoiceField]: Readonly<Record<string, string>> } = {
  type: { DOG: 'Dogs', CAT: 'Cats', OTHER: 'Other animals' },
  category: { PETS: 'Animals', FOOD: 'Food', ACCESSORIES: 'Accessories' },
  age: Age,
  gender: Gender,
  color: Color,
  clan: Clan,
};

export const fieldLabels: Readonly<Record<ChoiceField, string>> = {
  type: 'For',
  category: 'Kind',
  age: 'Age',
  gender: 'Gender',
  color: 'Color',
  clan: 'Clan',
};

export const orderLabels: Readonly<Record<ListOrder, string>> = {
  RELEVANCE: 'Best match',
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

/** Stays at the end of the line at a line break. */
const DOT = '\u00a0· ';

/** The line below a name: what an animal is, or for whom a product is. */
export function describePet(pet: Described): string {
  if (pet.category !== 'PETS') return `${wordFor(Category, pet.category)} for ${audience(pet)}`;
  return [
    pet.clan && wordFor(Clan, pet.clan),
    pet.age && wordFor(Age, pet.age),
    pet.gender && wordFor(Gender, pet.gender),
  ]
    .filter(Boolean)
    .join(DOT);
}

function audience(pet: Described): string {
  return pet.type === 'OTHER' ? 'other animals' : `${wordFor(PetType, pet.type)}s`;
}

/** The facts of an item as label and value, those that it has. */
export function factsOf(pet: Described): readonly (readonly [string, string])[] {
  const facts: [string, string | undefined | null][] = [
    [pet.category === 'PETS' ? 'Animal' : 'For', choiceLabel('type', pet.type, pet.category === 'PETS')],
    ['Clan', pet.clan && wordFor(Clan, pet.clan)],
    ['Age', pet.age && wordFor(Age, pet.age)],
    ['Gender', pet.gender && wordFor(Gender, pet.gender)],
    ['Color', pet.color && wordFor(Color, pet.color)],
  ];
  const shown = pet.category === 'PETS' ? facts : facts.slice(0, 1);
  return shown.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

function choiceLabel(field: ChoiceField, value: string, isSingle: boolean): string {
  return wordFor(isSingle ? { DOG: 'Dog', CAT: 'Cat', OTHER: 'Other' } : choiceLabels[field], value);
}
