import { Category, PetType } from '../../../domain/catalogue/pet-options.ts';
import { type PageId, pages } from '../../../domain/pages/pages.ts';
import type { Pet } from '../catalogue/pet/pet.entity.ts';

type Shelf = Pick<Pet, 'type' | 'category'>;

/** What a page lists, in the words of the database; null where it shows not one kind of item. */
export function findShelf(id: PageId): Shelf | null {
  const { type, category } = pages[id].list ?? {};
  return type && category ? { type: PetType[type], category: Category[category] } : null;
}
