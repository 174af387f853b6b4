import { type PageId, pageIds, pages } from './pages.ts';

/** What an item is and for whom: values of the database or of the API, and whatever else is stored. */
interface Kind {
  readonly type: unknown;
  readonly category: unknown;
  readonly species?: unknown;
}

/** The list that an item is found in: that of its species, where there is one, or else of its type and category. */
export function listPageOf({ type, category, species }: Kind): PageId {
  const ofItsKind = pageIds.filter((id) => {
    const { list } = pages[id];
    return list?.type === nameOf(type) && list.category === nameOf(category);
  });
  const speciesOf = (id: PageId) => pages[id].list?.species;
  const ofItsSpecies = ofItsKind.find((id) => speciesOf(id) && speciesOf(id) === nameOf(species));
  return ofItsSpecies ?? ofItsKind.find((id) => !speciesOf(id)) ?? 'search';
}

/** Of an enum's value in the database, which the API has in capitals. */
function nameOf(value: unknown): string {
  return String(value).toUpperCase().replaceAll(' ', '_');
}
