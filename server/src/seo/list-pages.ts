import { Category, PetType, Species } from '../../../domain/catalogue/pet-options.ts';
import { type PageId, pageIds, pages } from '../../../domain/pages/pages.ts';
import type { Pet } from '../catalogue/pet/pet.entity.ts';

type Shelf = Pick<Pet, 'type' | 'category' | 'species'>;

/** What a page lists, in the words of the database; null where it shows not one kind of item. */
export function findShelf(id: PageId): Shelf | null {
  const { type, category, species } = pages[id].list ?? {};
  if (!type || !category) return null;
  const shelf = { type: PetType[type], category: Category[category] };
  return species ? { ...shelf, species: Species[species] } : shelf;
}

/** The list that an item is found in: that of its species, where there is one, or else of its type and category. */
export function listPageOf(item: Shelf): PageId {
  const ofItsKind = pageIds.filter((id) => {
    const shelf = findShelf(id);
    return shelf?.type === item.type && shelf.category === item.category;
  });
  const speciesOf = (id: PageId) => findShelf(id)?.species;
  return (
    ofItsKind.find((id) => speciesOf(id) !== undefined && speciesOf(id) === item.species) ??
    ofItsKind.find((id) => speciesOf(id) === undefined) ??
    'search'
  );
}
