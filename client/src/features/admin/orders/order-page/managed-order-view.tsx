import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { readOrderNumber } from '../../../../../../domain/orders/order-number.ts';
import { errorCodeOf } from '../../../../lib/apollo/api-error.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../../ui/feedback/loading-state.tsx';
import { StaleDataNotice } from '../../../../ui/feedback/stale-data-notice.tsx';
import { PageContainer } from '../../../../ui/page-container.tsx';
import { CopyNumber } from './copy-number.tsx';
import { ManagedOrderDetails } from './managed-order-details.tsx';
import { type ManagedOrder, useManagedOrder } from './use-managed-order.ts';

interface ManagedOrderViewProps {
  /** As it stands in the address. */
  readonly number: string;
  /** What its shopper sees of it as well: sums, refunds, what happened, and what was mailed. */
  readonly record: (order: ManagedOrder) => ReactNode;
}

/** Everything about an order on one page, and all that staff do with it. */
export function ManagedOrderView({ number, record }: ManagedOrderViewProps) {
  const known = readOrderNumber(number);
  if (!known) return <NoSuchOrder />;
  return <KnownOrder number={known} record={record} />;
}

function KnownOrder({ number, record }: ManagedOrderViewProps) {
  const { order, error, refresh } = useManagedOrder(number);
  if (errorCodeOf(error) === 'NOT_FOUND') return <NoSuchOrder />;
  return (
    <PageContainer title={`Order ${number}`} above={<CopyNumber number={number} />}>
      {!order && error && <ErrorState error={error} onRetry={refresh} />}
      {!order && !error && <LoadingState rows={6} />}
      {order && error && <StaleDataNotice onRetry={refresh} />}
      {order && <ManagedOrderDetails order={order} refresh={refresh} record={record(order)} />}
    </PageContainer>
  );
}

function NoSuchOrder() {
  return (
    <PageContainer title="Order">
      <EmptyState
        title="There is no such order"
        text="No order has this number. Perhaps there is a slip in it."
        action={
          <Button component={Link} to="/adminDashboard/orders" variant="light">
            See all orders
          </Button>
        }
      />
    </PageContainer>
  );
}
