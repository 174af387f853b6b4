import type { AllRepeatPlansQuery, RepeatPlanStatus } from '../../../gql/graphql.ts';
import { useListPages } from '../../../ui/tables/use-list-pages.ts';
import { AllRepeatPlansDocument } from './repeats.operations.ts';

export type PlanRow = AllRepeatPlansQuery['repeatPlans']['edges'][number]['node'];

/** Everybody's plans, newest first, page after page. @param status null for all */
export function useAllPlans(status: RepeatPlanStatus | null) {
  return useListPages(AllRepeatPlansDocument, { status }, ({ repeatPlans }) => repeatPlans, {
    keepsPrevious: true,
  });
}
