import { type PageId, pageIds, pages } from './pages.ts';

/** What an item is and for whom; values may be those of the database or of the API. */
interface Kind {
  readonly type: string;
  readonly category: string;
}

/** The list that an item is found in. Small animals have none of their own. */
export function listPageOf({ type, category }: Kind): PageId {
  const isItsList = (id: PageId) => {
    const { list } = pages[id];
    return list?.type === type.toUpperCase() && list.category === category.toUpperCase();
  };
  return pageIds.find(isItsList) ?? 'search';
}
