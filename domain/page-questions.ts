import { findItemId } from './page-head.ts';
import { findPageRoute, type PageRoute } from './page-routes.ts';

/** What a page asks the API for first of all, as a visitor. */
export interface PageQuestion {
  /** Name of one of the client's operations. */
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What the API answers to it. */
export type PageAnswer = PageQuestion & { readonly data: Record<string, unknown> };

/** Items of a list that come with its page. A phone draws all of them, and shows four; the next come as they are neared. */
export const FIRST_ITEMS = 12;
/** Specification §2: the home page shows the first six items. */
export const SHOWCASE_SIZE = 6;
/** Animals in the row of the home page. */
export const WAITING_SIZE = 8;

/** What the pages that show one kind of item show. */
const shelves: Partial<Record<PageRoute, { readonly type?: string; readonly category: string }>> = {
  '/FindDog': { type: 'DOG', category: 'PETS' },
  '/FindCat': { type: 'CAT', category: 'PETS' },
  '/DogsFood': { type: 'DOG', category: 'FOOD' },
  '/CatsFood': { type: 'CAT', category: 'FOOD' },
  '/DogsAccessories': { type: 'DOG', category: 'ACCESSORIES' },
  '/CatAccessories': { type: 'CAT', category: 'ACCESSORIES' },
  '/PetSearchItems': { category: 'PETS' },
};

/**
 * The questions of the page at a path, word for word as the client puts them: the server answers them with the page,
 * so that nobody waits for a second round trip. A list that is narrowed by its address asks for itself.
 *
 * @param search the query of the address, `?` included, or nothing
 */
export function questionsOfPage(path: string, search: string): PageQuestion[] {
  const route = findPageRoute(path);
  if (!route) return [];
  if (route === '/') {
    return [
      { operation: 'Showcase', variables: { first: SHOWCASE_SIZE } },
      { operation: 'WaitingAnimals', variables: { first: WAITING_SIZE } },
    ];
  }
  const id = findItemId(path);
  if (id) return [{ operation: 'PetDetails', variables: { id } }];
  const where = shelves[route];
  if (!where || search.length > 1) return [];
  return [{ operation: 'PetList', variables: { where, orderBy: 'NEWEST', first: FIRST_ITEMS } }];
}
