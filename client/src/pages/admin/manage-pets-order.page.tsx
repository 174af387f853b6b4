import { Stack } from '@mantine/core';
import { type PetOrderStatus, petOrderMoves } from '../../../../domain/order-states.ts';
import { Paging } from '../../features/admin-orders/orders-table.tsx';
import { PetOrdersTable } from '../../features/admin-orders/pet-orders-table.tsx';
import { StatusFilter, useStatusFilter } from '../../features/admin-orders/status-filter.tsx';
import { useAdminPetOrders } from '../../features/admin-orders/use-admin-pet-orders.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

const statuses = Object.keys(petOrderMoves) as PetOrderStatus[];

export function Component() {
  const [status, setStatus] = useStatusFilter(statuses);

  return (
    <PageContainer title="Animal orders" intro="Accept an order and the animal has a new home." size="xl">
      <Stack gap="lg">
        <StatusFilter statuses={statuses} value={status} onChange={setStatus} />
        <PetOrders status={status} />
      </Stack>
    </PageContainer>
  );
}

function PetOrders({ status }: { status: PetOrderStatus | null }) {
  const list = useAdminPetOrders(status);

  if (list.error && list.orders.length === 0) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (list.isLoading && list.orders.length === 0) return <LoadingState rows={6} />;
  if (list.orders.length === 0) return <EmptyState text="No animal orders here at the moment." />;

  return (
    <>
      <PetOrdersTable orders={list.orders} waitingFor={list.waitingFor} refetch={list.refetch} />
      <Paging
        shown={list.orders.length}
        total={list.total}
        hasMore={list.hasMore}
        isLoading={list.isLoading}
        onMore={list.showMore}
      />
    </>
  );
}
