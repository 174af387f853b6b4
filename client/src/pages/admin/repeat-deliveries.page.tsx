import { Stack } from '@mantine/core';
import { PlansList } from '../../features/admin/repeats/plans-list.tsx';
import { RepeatsOverview } from '../../features/admin/repeats/repeats-overview.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

export function Component() {
  return (
    <PageContainer
      title="Repeat deliveries"
      intro="How many come again, and what the coming two weeks take of the stock."
    >
      <Stack gap="xl">
        <RepeatsOverview />
        <PlansList />
      </Stack>
    </PageContainer>
  );
}
