import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { listPages, PAGE_SIZE } from '../../../ui/tables/list-pages.ts';
import { MoneyFindingsDocument } from './payment-health.operations.ts';

/** Filters of the list, as in the URL. */
export const discrepancyFilters = ['all', 'open', 'solved'] as const;
export type DiscrepancyFilter = (typeof discrepancyFilters)[number];

/** The filter is in the URL, so that it survives a reload and can be shared. */
export function useDiscrepancyFilter() {
  const [params, setParams] = useSearchParams();
  const choice = discrepancyFilters.find((known) => known === params.get('show')) ?? 'all';

  function setChoice(next: DiscrepancyFilter) {
    setParams(next === 'all' ? {} : { show: next }, {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    });
  }

  return [choice, setChoice] as const;
}

/** Discrepancies, newest first, paginated. */
export function useDiscrepancies(choice: DiscrepancyFilter) {
  const { data, ...query } = useQuery(MoneyFindingsDocument, {
    variables: { solved: choice === 'all' ? undefined : choice === 'solved', first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  return listPages(data?.moneyHealth.findings, query);
}
