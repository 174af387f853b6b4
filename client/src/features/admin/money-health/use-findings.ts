import { useUrlFilter } from '../../../hooks/use-url-filter.ts';
import { useListPages } from '../../../ui/tables/use-list-pages.ts';
import { MoneyFindingsDocument } from './money-health.operations.ts';

/** Filters of the list, as in the URL. */
export const findingFilters = ['all', 'open', 'solved'] as const;
export type FindingFilter = (typeof findingFilters)[number];

/** The filter is in the URL, so that it survives a reload and can be shared. */
export function useFindingFilter() {
  const [{ show }, change] = useUrlFilter(readFilter, writeFilter);
  return [show, (next: FindingFilter) => change({ show: next })] as const;
}

function readFilter(params: URLSearchParams) {
  return { show: findingFilters.find((known) => known === params.get('show')) ?? 'all' };
}

function writeFilter({ show }: { readonly show: FindingFilter }): URLSearchParams {
  return new URLSearchParams(show === 'all' ? {} : { show });
}

/** Findings, newest first, paginated. */
export function useFindings(choice: FindingFilter) {
  const solved = choice === 'all' ? undefined : choice === 'solved';
  return useListPages(MoneyFindingsDocument, { solved }, ({ moneyHealth }) => moneyHealth.findings);
}
