import { findItemId } from './page-head.ts';
import { findPage, type Page, pages } from './pages.ts';

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

const variables: Record<
  NonNullable<Page['asks']>[number],
  (page: Page, itemId: string | null) => PageQuestion['variables']
> = {
  Showcase: () => ({ first: SHOWCASE_SIZE }),
  WaitingAnimals: () => ({ first: WAITING_SIZE }),
  PetList: ({ list }) => ({ where: list, orderBy: 'NEWEST', first: FIRST_ITEMS }),
  PetDetails: (_page, id) => ({ id }),
};

/**
 * The questions of the page at a path, word for word as the client puts them: the server answers them with the page,
 * so that nobody waits for a second round trip. A list that is narrowed by its address asks for itself.
 *
 * @param search the query of the address, `?` included, or nothing
 */
export function questionsOfPage(path: string, search: string): PageQuestion[] {
  const id = findPage(path);
  if (!id) return [];
  const page = pages[id];
  if (page.list && search.length > 1) return [];
  const itemId = findItemId(path);
  return (page.asks ?? []).map((operation) => ({ operation, variables: variables[operation](page, itemId) }));
}
