import { useParams } from 'react-router-dom';
import { ManagedOrderView } from '../../../features/admin/orders/order-page/managed-order-view.tsx';
import { OrderRecord } from '../../../features/orders/components/order/order-record.tsx';

export function Component() {
  const { number = '' } = useParams();
  return <ManagedOrderView key={number} number={number} record={(order) => <OrderRecord order={order} />} />;
}
