import { type PageId, pageIds, pages } from './pages.ts';

/** What an item is and for whom: values of the database or of the API, and whatever else is stored. */
interface Kind {
  readonly type: unknown;
  readonly category: unknown;
}

/** The list that an item is found in. Small animals have none of their own. */
export function listPageOf({ type, category }: Kind): PageId {
  const isItsList = (id: PageId) => {
    const { list } = pages[id];
    return list?.type === nameOf(type) && list.category === nameOf(category);
  };
  return pageIds.find(isItsList) ?? 'search';
}

/** Of an enum's value in the database, which the API has in capitals. */
function nameOf(value: unknown): string {
  return String(value).toUpperCase();
}
