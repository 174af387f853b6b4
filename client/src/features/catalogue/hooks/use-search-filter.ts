import { useMemo } from 'react';
import type { FilterChange, PetFilter } from '../lib/pet-filter.ts';
import { changeWithSearch, withStated } from '../lib/reading-filters.ts';
import { partsWithin } from '../lib/reading-words.ts';
import type { PetListState } from './use-pet-list.ts';

/** The filter of a list and what its search says as one, and how to change it. */
export function useSearchFilter(
  filter: PetFilter,
  change: (next: Partial<FilterChange>) => void,
  list: Pick<PetListState, 'isStale' | 'reading'>,
) {
  const { search } = filter;
  // Of the search before, while this one is read, only what it still says.
  const reading = list.isStale ? partsWithin(search ?? '', list.reading) : list.reading;
  return {
    reading,
    shown: useMemo(() => withStated(filter, reading), [filter, reading]),
    changeShown: (next: Partial<FilterChange>) => change(changeWithSearch(search, reading, next)),
  };
}
