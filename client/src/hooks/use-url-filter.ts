import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * A filter that is in the URL: it survives a reload and can be shared.
 *
 * @param read the filter that an address says
 * @param write the address that says a filter
 * @returns the filter, and what changes some of it
 */
export function useUrlFilter<Filter extends object>(
  read: (params: URLSearchParams) => Filter,
  write: (filter: Filter) => URLSearchParams,
) {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => read(params), [params, read]);
  const change = useCallback(
    (next: Partial<Filter>) =>
      setParams((current) => write({ ...read(current), ...next }), {
        replace: true,
        preventScrollReset: true,
        flushSync: true,
      }),
    [setParams, read, write],
  );
  return [filter, change] as const;
}
