import { useQuery } from '@apollo/client/react';
import type { AllRepeatPlansQuery, RepeatPlanStatus } from '../../../gql/graphql.ts';
import { listPages, PAGE_SIZE } from '../../../ui/tables/list-pages.ts';
import { AllRepeatPlansDocument } from './repeats.operations.ts';

export type PlanRow = AllRepeatPlansQuery['repeatPlans']['edges'][number]['node'];

/** Everybody's plans, newest first, page after page. @param status null for all */
export function useAllPlans(status: RepeatPlanStatus | null) {
  const { data, previousData, ...query } = useQuery(AllRepeatPlansDocument, {
    variables: { status, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  return listPages((data ?? previousData)?.repeatPlans, query);
}
