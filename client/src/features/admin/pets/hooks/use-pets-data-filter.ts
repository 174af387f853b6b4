import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type PetsDataFilter, readFilter, writeFilter } from '../lib/pets-data-filter.ts';

export type ChangeFilter = (change: Partial<PetsDataFilter>) => void;

/** What is listed lives in the address: it survives a reload and can be shared, and Back takes a choice back. */
export function usePetsDataFilter(): [PetsDataFilter, ChangeFilter] {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const change = useCallback(
    (next: Partial<PetsDataFilter>) => {
      // Letters of a search and pages of a list are no steps to go back by.
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
