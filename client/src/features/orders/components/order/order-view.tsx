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
import { type OwnOrderLine, useOrder } from '../../hooks/use-order.ts';
import { OrderDetails } from './order-details.tsx';

export interface OrderViewProps {
  /** As it stands in the address. */
  readonly number: string;
  /** Whether the shopper comes from paying for it. */
  readonly isJustPaid: boolean;
  /** Resumes its payment; resolves to whether there was still something to pay for. */
  readonly onPay: (paymentId: string) => Promise<boolean>;
  readonly isPaying: boolean;
  /** What its shopper can say of a line that has arrived; `refresh` asks for the order again. */
  readonly reviewFor: (line: OwnOrderLine, refresh: () => void) => ReactNode;
}

/** An order as its shopper sees it. */
export function OrderView({ number, isJustPaid, ...actions }: OrderViewProps) {
  const known = readOrderNumber(number);
  const thanks = 'Thank you! Your order is paid and we have begun to pack it.';
  return (
    <PageContainer title={known ? `Order ${known}` : 'Order'} {...(isJustPaid && { intro: thanks })}>
      {known ? <Order number={known} {...actions} /> : <NoSuchOrder />}
    </PageContainer>
  );
}

function Order({ number, ...actions }: Omit<OrderViewProps, 'isJustPaid'>) {
  const { order, error, refresh } = useOrder(number);
  if (errorCodeOf(error) === 'NOT_FOUND') return <NoSuchOrder />;
  if (!order && error) return <ErrorState error={error} onRetry={refresh} />;
  if (!order) return <LoadingState rows={4} />;
  return (
    <>
      {error && <StaleDataNotice onRetry={refresh} />}
      <OrderDetails order={order} refresh={refresh} {...actions} />
    </>
  );
}

function NoSuchOrder() {
  return (
    <EmptyState
      title="There is no such order"
      text="None of your orders has this number. Perhaps there is a slip in it, or it belongs to another account."
      action={
        <Button component={Link} to="/accessoriesOrder" variant="light">
          See your orders
        </Button>
      }
    />
  );
}
