import { Stack } from '@mantine/core';
import { type PetOrderStatus, petOrderMoves } from '../../../../domain/orders/order-states.ts';
import { DueApplications } from '../../features/admin/applications/due-applications.tsx';
import { NewOrdersBar } from '../../features/admin/orders/components/new-orders-bar.tsx';
import { NoOrders } from '../../features/admin/orders/components/no-orders.tsx';
import { PetOrdersTable } from '../../features/admin/orders/components/pet-orders-table.tsx';
import { StatusFilter, useStatusFilter } from '../../features/admin/orders/components/status-filter.tsx';
import { useAdminPetOrders } from '../../features/admin/orders/hooks/use-admin-pet-orders.ts';
import { useNewOrders } from '../../features/admin/orders/hooks/use-new-orders.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { PagedRows } from '../../ui/tables/paged-rows.tsx';

const statuses = Object.keys(petOrderMoves) as PetOrderStatus[];

export function Component() {
  const [status, setStatus] = useStatusFilter(statuses);

  return (
    <PageContainer title="Animal orders" intro="Accept an order and the animal has a new home." size="xl">
      <Stack gap="lg">
        <DueApplications />
        <StatusFilter statuses={statuses} value={status} onChange={setStatus} />
        <PetOrders status={status} onShowAll={() => setStatus(null)} />
      </Stack>
    </PageContainer>
  );
}

interface PetOrdersProps {
  status: PetOrderStatus | null;
  onShowAll: () => void;
}

function PetOrders({ status, onShowAll }: PetOrdersProps) {
  const list = useAdminPetOrders(status);
  const news = useNewOrders({
    shown: list.rows ?? [],
    filter: status,
    refetch: list.refetch,
    pick: (change) => {
      const { kind, petOrder: order } = change;
      const isListed = status ? order?.status.toLowerCase() === status : kind === 'PLACED';
      return isListed ? order : null;
    },
  });

  return (
    <>
      <PetOrdersList list={list} status={status} onShowAll={onShowAll} />
      <NewOrdersBar count={news.count} onShow={news.show} />
    </>
  );
}

interface PetOrdersListProps extends PetOrdersProps {
  list: ReturnType<typeof useAdminPetOrders>;
}

function PetOrdersList({ list, status, onShowAll }: PetOrdersListProps) {
  const empty = <NoOrders kind="animal" status={status} onShowAll={onShowAll} />;
  return (
    <PagedRows list={list} loadingRows={6} empty={empty}>
      {(orders) => <PetOrdersTable orders={orders} waitingFor={list.waitingFor} refetch={list.refetch} />}
    </PagedRows>
  );
}
