import {
  Age,
  Category,
  Clan,
  Gender,
  PetType,
  Species,
} from '../../../../../domain/catalogue/pet-options.ts';
import type { PetCardFieldsFragment } from '../../../gql/graphql.ts';
import { wordFor } from '../../../lib/word-for.ts';

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
export type Facts = Described & Partial<Pick<PetCardFieldsFragment, 'kind' | 'species' | 'size' | 'brand'>>;

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
  if (pet.species) return wordFor(speciesNames, pet.species).toLowerCase();
  return pet.type === 'OTHER' ? 'other animals' : `${wordFor(PetType, pet.type)}s`;
}
