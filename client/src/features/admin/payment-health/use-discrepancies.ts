import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { MoneyFindingsDocument } from './payment-health.operations.ts';

const PAGE_SIZE = 20;
/** The API's page limit. */
const MAX_PAGE_SIZE = 100;

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
  const { data, loading, error, refetch, fetchMore } = useQuery(MoneyFindingsDocument, {
    variables: { solved: choice === 'all' ? undefined : choice === 'solved', first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const connection = data?.moneyHealth.findings;
  const findings = connection?.edges.map((edge) => edge.node);
  const shown = findings?.length ?? 0;
  const askAgain = () =>
    void refetch({ first: Math.min(MAX_PAGE_SIZE, Math.max(PAGE_SIZE, shown)) }).catch(() => undefined);

  return {
    findings,
    total: connection?.totalCount ?? 0,
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    isLoading: loading,
    error,
    refetch: askAgain,
    showMore: () =>
      void fetchMore({ variables: { first: PAGE_SIZE, after: connection?.pageInfo.endCursor } }).catch(
        () => undefined,
      ),
  };
}
