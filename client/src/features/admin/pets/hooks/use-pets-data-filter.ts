import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type PetsDataFilter, readFilter, writeFilter } from '../lib/pets-data-filter.ts';

export type ChangeFilter = (change: Partial<PetsDataFilter>) => void;

/** The filter is in the URL: it survives a reload and can be shared, and Back undoes a change. */
export function usePetsDataFilter(): [PetsDataFilter, ChangeFilter] {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const change = useCallback(
    (next: Partial<PetsDataFilter>) => {
      // Typing and paging add no history entries.
      const replace = 'search' in next || 'shown' in next;
      setParams((current) => writeFilter(readFilter(current), next), {
        replace,
        preventScrollReset: true,
        flushSync: true,
      });
    },
    [setParams],
  );
  return [filter, change];
}
