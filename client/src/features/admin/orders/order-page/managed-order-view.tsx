import { Button, CopyButton, Group } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { readOrderNumber } from '../../../../../../domain/orders/order-number.ts';
import { errorCodeOf } from '../../../../lib/apollo/api-error.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { PageContainer } from '../../../../ui/page-container.tsx';
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
      <Loaded data={order} error={error} onRetry={refresh} loadingRows={6}>
        {(known) => <ManagedOrderDetails order={known} refresh={refresh} record={record(known)} />}
      </Loaded>
    </PageContainer>
  );
}

function NoSuchOrder() {
  return (
    <PageContainer title="Order">
      <EmptyState
        title="There is no such order"
        text="No order has this number. Perhaps there is a typo in it."
        action={
          <Button component={Link} to="/adminDashboard/orders" variant="light">
            See all orders
          </Button>
        }
      />
    </PageContainer>
  );
}

/** The way back, and the number for whoever wants to paste it elsewhere. */
function CopyNumber({ number }: { readonly number: string }) {
  const { state } = useLocation();
  const search = typeof state?.list === 'string' ? state.list : '';
  return (
    <Group justify="space-between" mb="sm">
      <Link to={{ pathname: '/adminDashboard/orders', search }}>Orders</Link>
      <CopyButton value={number}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            size="xs"
            leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            onClick={copy}
          >
            {copied ? 'Copied' : 'Copy number'}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
