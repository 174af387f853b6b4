import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FilterChange, type PetFilter, readFilter, writeFilter } from '../lib/pet-filter.ts';

/** The filter of a list, in the URL: it survives a reload, can be shared, and Back undoes a change. */
export function usePetFilter(): [PetFilter, (change: Partial<FilterChange>) => void] {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const change = useCallback(
    (next: Partial<FilterChange>) => {
      // Synchronously: a switch that waits for its list looks broken.
      setParams((current) => writeFilter(current, next), { preventScrollReset: true, flushSync: true });
    },
    [setParams],
  );
  return [filter, change];
}
