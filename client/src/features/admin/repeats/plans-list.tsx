import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { RepeatPlanStatus } from '../../../gql/graphql.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { StaleDataNotice } from '../../../ui/feedback/stale-data-notice.tsx';
import { SegmentedChoice } from '../../../ui/forms/segmented-choice.tsx';
import { LoadMorePagination } from '../../../ui/tables/load-more-pagination.tsx';
import { PlansTable } from './plans-table.tsx';
import classes from './repeats.module.css';
import { useAllPlans } from './use-all-plans.ts';

const statuses = [
  { value: 'ALL', label: 'All' },
  { value: 'ACTIVE', label: 'Active' },
  { value: 'PAUSED', label: 'Paused' },
  { value: 'ENDED', label: 'Ended' },
] as const;

/** Everybody's plans, by their state. */
export function PlansList() {
  const [status, setStatus] = useState<(typeof statuses)[number]['value']>('ALL');
  return (
    <section aria-labelledby="repeat-plans">
      <h2 id="repeat-plans" className={classes.title}>
        All plans
      </h2>
      <Stack gap="md">
        <SegmentedChoice
          aria-label="Which plans"
          size="sm"
          choices={statuses}
          value={status}
          onChange={setStatus}
        />
        <List status={status === 'ALL' ? null : status} />
      </Stack>
    </section>
  );
}

function List({ status }: { readonly status: RepeatPlanStatus | null }) {
  const list = useAllPlans(status);
  if (!list.plans && list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (!list.plans) return <LoadingState rows={3} />;
  if (list.plans.length === 0)
    return <EmptyState title="No such plans" text="Shoppers begin them in their carts." />;
  return (
    <>
      {list.error && <StaleDataNotice onRetry={list.refetch} />}
      <PlansTable plans={list.plans} />
      <LoadMorePagination
        shown={list.plans.length}
        total={list.total}
        hasMore={list.hasMore}
        isLoading={list.isLoading}
        onMore={list.showMore}
      />
    </>
  );
}
