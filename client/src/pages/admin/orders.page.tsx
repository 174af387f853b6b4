import { OrderList } from '../../features/admin/order-list/order-list.tsx';
import { OrdersToolbar } from '../../features/admin/order-list/orders-toolbar.tsx';
import { useOrderFilter } from '../../features/admin/order-list/use-orders.ts';
import { PageContainer } from '../../ui/page-container.tsx';

export function Component() {
  const [filter, change] = useOrderFilter();

  return (
    <PageContainer title="Orders" isCompact>
      <OrdersToolbar filter={filter} onChange={change} />
      <OrderList filter={filter} onChange={change} />
    </PageContainer>
  );
}
