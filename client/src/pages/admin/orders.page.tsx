import { readFilter, writeFilter } from '../../features/admin/order-list/order-filter.ts';
import { OrderList } from '../../features/admin/order-list/order-list.tsx';
import { OrdersToolbar } from '../../features/admin/order-list/orders-toolbar.tsx';
import { useUrlFilter } from '../../hooks/use-url-filter.ts';
import { PageContainer } from '../../ui/page-container.tsx';

export function Component() {
  const [filter, change] = useUrlFilter(readFilter, writeFilter);

  return (
    <PageContainer title="Orders" isCompact>
      <OrdersToolbar filter={filter} onChange={change} />
      <OrderList filter={filter} onChange={change} />
    </PageContainer>
  );
}
