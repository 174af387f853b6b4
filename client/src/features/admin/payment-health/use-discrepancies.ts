import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { MoneyFindingsDocument } from './payment-health.operations.ts';

const PAGE = 20;
/** The most records that the API gives at once. */
const MOST = 100;

/** Which findings are listed, in the words of the address. */
export const findingChoices = ['all', 'open', 'solved'] as const;
export type FindingChoice = (typeof findingChoices)[number];

/** The choice lives in the address, so that it survives a reload and can be shared. */
export function useFindingChoice() {
  const [params, setParams] = useSearchParams();
  const choice = findingChoices.find((known) => known === params.get('show')) ?? 'all';

  function setChoice(next: FindingChoice) {
    setParams(next === 'all' ? {} : { show: next }, {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    });
  }

  return [choice, setChoice] as const;
}

/** What was found, newest first, page after page. */
export function useMoneyFindings(choice: FindingChoice) {
  const { data, loading, error, refetch, fetchMore } = useQuery(MoneyFindingsDocument, {
    variables: { solved: choice === 'all' ? undefined : choice === 'solved', first: PAGE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const connection = data?.moneyHealth.findings;
  const findings = connection?.edges.map((edge) => edge.node);
  const shown = findings?.length ?? 0;
  const askAgain = () =>
    void refetch({ first: Math.min(MOST, Math.max(PAGE, shown)) }).catch(() => undefined);

  return {
    findings,
    total: connection?.totalCount ?? 0,
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    isLoading: loading,
    error,
    refetch: askAgain,
    showMore: () =>
      void fetchMore({ variables: { first: PAGE, after: connection?.pageInfo.endCursor } }).catch(
        () => undefined,
      ),
  };
}
