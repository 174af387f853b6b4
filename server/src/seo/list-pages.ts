import { Category, PetType, Species } from '../../../domain/catalogue/pet-options.ts';
import { type PageId, pages } from '../../../domain/pages/pages.ts';
import type { Pet } from '../catalogue/pet/pet.entity.ts';

type Shelf = Pick<Pet, 'type' | 'category' | 'species'>;

/** What a page lists, in the words of the database; null where it shows not one kind of item. */
export function findShelf(id: PageId): Shelf | null {
  const { type, category, species } = pages[id].list ?? {};
  if (!type || !category) return null;
  const shelf = { type: PetType[type], category: Category[category] };
  return species ? { ...shelf, species: Species[species] } : shelf;
}
