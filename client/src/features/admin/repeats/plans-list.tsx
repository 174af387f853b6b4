import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { RepeatPlanStatus } from '../../../gql/graphql.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SegmentedChoice } from '../../../ui/forms/segmented-choice.tsx';
import { PagedRows } from '../../../ui/tables/paged-rows.tsx';
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
  const empty = <EmptyState title="No such plans" text="Shoppers begin them in their carts." />;
  return (
    <PagedRows list={list} empty={empty}>
      {(plans) => <PlansTable plans={plans} />}
    </PagedRows>
  );
}
