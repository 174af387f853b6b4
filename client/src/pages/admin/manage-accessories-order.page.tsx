import { Stack } from '@mantine/core';
import { type CartEntryStatus, cartEntryMoves } from '../../../../domain/order-states.ts';
import { CartEntriesTable } from '../../features/admin-orders/cart-entries-table.tsx';
import { NoOrders } from '../../features/admin-orders/no-orders.tsx';
import { StatusFilter, useStatusFilter } from '../../features/admin-orders/status-filter.tsx';
import { useAdminCartEntries } from '../../features/admin-orders/use-admin-cart-entries.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { Paging } from '../../ui/paging.tsx';
import { StaleNotice } from '../../ui/stale-notice.tsx';

const statuses = Object.keys(cartEntryMoves) as CartEntryStatus[];

export function Component() {
  const [status, setStatus] = useStatusFilter(statuses);

  return (
    <PageContainer
      title="Item orders"
      intro="Food and accessories: what is paid wants to be shipped."
      size="xl"
    >
      <Stack gap="lg">
        <StatusFilter statuses={statuses} value={status} onChange={setStatus} />
        <CartEntries status={status} onShowAll={() => setStatus(null)} />
      </Stack>
    </PageContainer>
  );
}

interface CartEntriesProps {
  status: CartEntryStatus | null;
  onShowAll: () => void;
}

function CartEntries({ status, onShowAll }: CartEntriesProps) {
  const list = useAdminCartEntries(status);

  if (list.error && list.entries.length === 0)
    return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (list.isLoading && list.entries.length === 0) return <LoadingState rows={6} />;
  if (list.entries.length === 0) return <NoOrders kind="item" status={status} onShowAll={onShowAll} />;

  return (
    <>
      {list.error && <StaleNotice onRetry={list.refetch} />}
      <CartEntriesTable entries={list.entries} refetch={list.refetch} />
      <Paging
        shown={list.entries.length}
        total={list.total}
        hasMore={list.hasMore}
        isLoading={list.isLoading}
        onMore={list.showMore}
      />
    </>
  );
}
