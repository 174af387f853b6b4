import { Group, Stack } from '@mantine/core';
import { type CartEntryStatus, cartEntryMoves } from '../../../../domain/orders/order-states.ts';
import { DownloadCsvButton } from '../../features/admin/exports/download-csv-button.tsx';
import { CartEntriesTable } from '../../features/admin/orders/components/cart-entries-table.tsx';
import { NewOrdersBar } from '../../features/admin/orders/components/new-orders-bar.tsx';
import { NoOrders } from '../../features/admin/orders/components/no-orders.tsx';
import { SameDaySection } from '../../features/admin/orders/components/same-day-section.tsx';
import { StatusFilter, useStatusFilter } from '../../features/admin/orders/components/status-filter.tsx';
import { useAdminCartEntries } from '../../features/admin/orders/hooks/use-admin-cart-entries.ts';
import { useNewOrders } from '../../features/admin/orders/hooks/use-new-orders.ts';
import { useSameDayEntries } from '../../features/admin/orders/hooks/use-same-day-entries.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { PagedRows } from '../../ui/tables/paged-rows.tsx';

const statuses = Object.keys(cartEntryMoves) as CartEntryStatus[];

export function Component() {
  const [status, setStatus] = useStatusFilter(statuses);

  return (
    <PageContainer title="Item orders" intro="Food and accessories: what is paid is ready to ship." size="xl">
      <Stack gap="lg">
        <Group justify="space-between">
          <StatusFilter statuses={statuses} value={status} onChange={setStatus} />
          <DownloadCsvButton table="orders" />
        </Group>
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
  const today = useSameDayEntries({ skip: status !== null && status !== 'paid' });
  const refetch = () => Promise.all([list.refetch(), today.refetch()]);
  const news = useNewOrders({
    shown: [...today.entries, ...(list.rows ?? [])],
    filter: status,
    refetch,
    pick: (change) => {
      // An order of food needs work once it is paid; before that it may expire.
      const { cartEntry: order } = change;
      return order?.status.toLowerCase() === (status ?? 'paid') ? order : null;
    },
  });

  return (
    <>
      <SameDaySection list={today} refetch={refetch} />
      <CartEntriesList
        list={list}
        above={new Set(today.entries.map(({ _id }) => _id))}
        refetch={refetch}
        status={status}
        onShowAll={onShowAll}
      />
      <NewOrdersBar count={news.count} onShow={news.show} />
    </>
  );
}

interface CartEntriesListProps extends CartEntriesProps {
  list: ReturnType<typeof useAdminCartEntries>;
  /** Ids of what stands above the list already. */
  above: ReadonlySet<string>;
  refetch: () => Promise<unknown>;
}

function CartEntriesList({ list, above, refetch, status, onShowAll }: CartEntriesListProps) {
  const empty = <NoOrders kind="item" status={status} onShowAll={onShowAll} />;
  return (
    <PagedRows list={list} loadingRows={6} empty={empty}>
      {(entries) => {
        const rest = entries.filter(({ _id }) => !above.has(_id));
        return rest.length > 0 && <CartEntriesTable entries={rest} refetch={refetch} />;
      }}
    </PagedRows>
  );
}
