import type { FieldsWith } from '../../../../../domain/catalogue/item-fields.ts';
import {
  Age,
  Category,
  Clan,
  Gender,
  PetType,
  Species,
} from '../../../../../domain/catalogue/pet-options.ts';
import type { GoodsFactFieldsFragment, PetCardFieldsFragment } from '../../../gql/graphql.ts';
import { labelFor } from '../../../lib/label-for.ts';

/** Types in the plural: a list is of many animals. */
export const typeNames = { DOG: 'Dogs', CAT: 'Cats', OTHER: 'Other animals' } as const;

/** The other animals in the plural. */
export const speciesNames = {
  RABBIT: 'Rabbits',
  GUINEA_PIG: 'Guinea pigs',
  HAMSTER: 'Hamsters',
  BIRD: 'Birds',
  FISH: 'Fish',
  REPTILE: 'Reptiles',
} as const;

/** What the young of each type are called. */
const youngNames = { DOG: 'Puppy', CAT: 'Kitten', OTHER: 'Young' } as const;

/** An age in the words for a type of animal: a puppy is a dog. Lists of all types have the shop's own words. */
export function ageLabel(age: string, type?: string): string {
  const isYoung = age === 'PUPPY' && type !== undefined && type in youngNames;
  return isYoung ? youngNames[type as keyof typeof youngNames] : labelFor(Age, age);
}

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

/** In the place of what delivery costs. */
export const animalDelivery = 'Collected at the shop';

type ShownFields = PetCardFieldsFragment & GoodsFactFieldsFragment;

/** What is said of an item whatever it is, and those facts of it that are known. */
export type Facts = Pick<PetCardFieldsFragment, 'category' | 'type'> &
  Partial<Pick<ShownFields, FieldsWith<{ shownAs: object }> | 'species'>>;

/** Stays at the end of the line at a line break. */
const DOT = '\u00a0· ';

/** The line below a name: what an animal is, or for whom a product is. */
export function describePet(pet: Facts): string {
  if (pet.category !== 'PETS') return `${labelFor(Category, pet.category)} for ${audience(pet)}`;
  return [
    pet.species && labelFor(Species, pet.species),
    pet.clan && labelFor(Clan, pet.clan),
    pet.age && ageLabel(pet.age, pet.type),
    pet.gender && labelFor(Gender, pet.gender),
  ]
    .filter(Boolean)
    .join(DOT);
}

function audience(pet: Facts): string {
  if (pet.species) return labelFor(speciesNames, pet.species).toLowerCase();
  return pet.type === 'OTHER' ? 'other animals' : `${labelFor(PetType, pet.type)}s`;
}
