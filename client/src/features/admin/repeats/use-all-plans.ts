import { useQuery } from '@apollo/client/react';
import type { AllRepeatPlansQuery, RepeatPlanStatus } from '../../../gql/graphql.ts';
import { AllRepeatPlansDocument } from './repeats.operations.ts';

const PAGE_SIZE = 20;
/** The API's page limit. */
const MAX_PAGE_SIZE = 100;

export type PlanRow = AllRepeatPlansQuery['repeatPlans']['edges'][number]['node'];

/** Everybody's plans, newest first, page after page. @param status null for all */
export function useAllPlans(status: RepeatPlanStatus | null) {
  const { data, previousData, loading, error, refetch, fetchMore } = useQuery(AllRepeatPlansDocument, {
    variables: { status, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const connection = (data ?? previousData)?.repeatPlans;
  const plans = connection?.edges.map((edge) => edge.node);
  const shown = plans?.length ?? 0;

  return {
    plans,
    total: connection?.totalCount ?? 0,
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    isLoading: loading,
    error,
    refetch: () =>
      void refetch({ first: Math.min(MAX_PAGE_SIZE, Math.max(PAGE_SIZE, shown)) }).catch(() => undefined),
    showMore: () =>
      void fetchMore({ variables: { first: PAGE_SIZE, after: connection?.pageInfo.endCursor } }).catch(
        () => undefined,
      ),
  };
}
