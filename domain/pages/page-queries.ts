import { findItemId } from './page-head.ts';
import { findPage, type Page, type PageId, type PageOperation, pages } from './pages.ts';

/** A query that a page begins with, as a visitor. */
export interface PageQuery {
  /** Name of one of the client's operations. */
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** With the data that the API answers. */
export type PageQueryResult = PageQuery & { readonly data: Record<string, unknown> };

/** Items of a list that come with its page. A phone draws all of them, and shows four; the next come as they are neared. */
export const LIST_PAGE_SIZE = 12;
/** Specification §2: the home page shows the first six items. */
export const SHOWCASE_SIZE = 6;
/** Animals in the row of the home page. */
export const FEATURED_ANIMALS_SIZE = 8;
/** Reviews of an item that come with its page. */
export const REVIEWS_PAGE_SIZE = 10;
/** Items of the same kind below an item. */
export const SIMILAR_PETS_SIZE = 4;

const queryVariables: Record<PageOperation, (page: Page, itemId: string | null) => PageQuery['variables']> = {
  Showcase: () => ({ first: SHOWCASE_SIZE }),
  WaitingAnimals: () => ({ first: FEATURED_ANIMALS_SIZE }),
  PetList: ({ list }) => ({ where: list, orderBy: 'RELEVANCE', first: LIST_PAGE_SIZE }),
  PetDetails: (_page, id) => ({ id }),
  ItemReviews: (_page, id) => ({ id, first: REVIEWS_PAGE_SIZE }),
  SimilarPets: (_page, id) => ({ id, first: SIMILAR_PETS_SIZE }),
  ShopFacts: () => ({}),
  ShopTexts: () => ({}),
};

/**
 * The words that an address searches for, and nothing else.
 *
 * @param query of the address, `?` included, or nothing
 * @returns null for an address that is not of results, or narrows them
 */
export function searchedWords(path: string, query: string): string | null {
  if (findPage(path) !== 'search') return null;
  const params = new URLSearchParams(query);
  const words = params.get('q')?.trim();
  return words && params.size === 1 ? words : null;
}

/**
 * The queries of the page at a path, exactly as the client sends them: the server executes them with the page, so that
 * nobody waits for a second round trip. A list that is filtered by its address loads its own data, but for the results of
 * a search.
 *
 * @param search the query of the address, `?` included, or nothing
 */
export function pageQueries(path: string, search: string): PageQuery[] {
  const id = findPage(path);
  return id ? [shopQuery, ...ownQueries(id, path, search)] : [shopQuery];
}

/** What the header and the footer of every page say of the shop, of the one that says that there is no page too. */
export const shopQuery: PageQuery = { operation: 'ShopFacts', variables: {} };

function ownQueries(id: PageId, path: string, search: string): PageQuery[] {
  const page = pages[id];
  const words = searchedWords(path, search);
  if (words) return [resultsQuery(words)];
  if (page.list && search.length > 1) return [];
  const itemId = findItemId(path);
  return (page.queries ?? []).map((operation) => ({
    operation,
    variables: queryVariables[operation](page, itemId),
  }));
}

/** Through the whole shop, the best first. */
function resultsQuery(search: string): PageQuery {
  return {
    operation: 'PetList',
    variables: { where: {}, search, orderBy: 'RELEVANCE', first: LIST_PAGE_SIZE },
  };
}
