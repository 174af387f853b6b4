import type { PageRoute } from '../../../domain/page-routes.ts';
import type { Pet } from '../catalogue/pet.entity.ts';

type Shelf = Pick<Pet, 'type' | 'category'>;

/** What the pages that show one kind of item show. */
const shelves = {
  '/FindDog': { type: 'dog', category: 'pets' },
  '/FindCat': { type: 'cat', category: 'pets' },
  '/DogsFood': { type: 'dog', category: 'food' },
  '/CatsFood': { type: 'cat', category: 'food' },
  '/DogsAccessories': { type: 'dog', category: 'accessories' },
  '/CatAccessories': { type: 'cat', category: 'accessories' },
} as const satisfies Partial<Record<PageRoute, Shelf>>;

/** What a page lists; null where it is no list. */
export function findShelf(route: PageRoute): Shelf | null {
  return route in shelves ? shelves[route as keyof typeof shelves] : null;
}

/** The list that an item is found in. Small animals have none of their own. */
export function listPageOf(item: Shelf): PageRoute {
  const found = Object.entries(shelves).find(
    ([, { type, category }]) => type === item.type && category === item.category,
  );
  return (found?.[0] as PageRoute | undefined) ?? '/PetSearchItems';
}
