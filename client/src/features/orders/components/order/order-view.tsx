import { Button } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { readOrderNumber } from '../../../../../../domain/orders/order-number.ts';
import { errorCodeOf } from '../../../../lib/apollo/api-error.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { LoadingState } from '../../../../ui/feedback/loading-state.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.ts';
import { PageContainer } from '../../../../ui/page-container.tsx';
import { type OwnOrder, type OwnOrderLine, useOrder } from '../../hooks/use-order.ts';
import { OrderDetails } from './order-details.tsx';

const ReturnSlipView = lazyComponent(() => import('../../return-slip/return-slip-view.tsx'));

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
  /** Where what is asked for on top of it is paid. */
  readonly payMore: (order: OwnOrder, refresh: () => Promise<unknown>) => ReactNode;
}

/** An order as its shopper sees it. */
export function OrderView({ number, isJustPaid, ...actions }: OrderViewProps) {
  const known = readOrderNumber(number);
  const [search] = useSearchParams();
  if (search.has('return-slip'))
    return (
      <Suspense fallback={<LoadingState rows={4} />}>
        <ReturnSlipView number={number} />
      </Suspense>
    );
  const thanks = 'Thank you! Your order is paid and we have begun to pack it.';
  return (
    <PageContainer title={known ? `Order ${known}` : 'Order'} {...(isJustPaid && { intro: thanks })}>
      {known ? <Order number={known} {...actions} /> : <NoSuchOrder />}
    </PageContainer>
  );
}

function Order({ number, payMore, ...actions }: Omit<OrderViewProps, 'isJustPaid'>) {
  const { order, error, refresh } = useOrder(number);
  const [search] = useSearchParams();
  if (errorCodeOf(error) === 'NOT_FOUND') return <NoSuchOrder />;
  return (
    <Loaded data={order} error={error} onRetry={refresh} loadingRows={4}>
      {(own) =>
        search.has('pay') ? (
          payMore(own, refresh)
        ) : (
          <OrderDetails order={own} refresh={refresh} {...actions} />
        )
      }
    </Loaded>
  );
}

function NoSuchOrder() {
  return (
    <EmptyState
      title="There is no such order"
      text="None of your orders has this number. Perhaps there is a typo in it, or it belongs to another account."
      action={
        <Button component={Link} to="/accessoriesOrder" variant="light">
          See your orders
        </Button>
      }
    />
  );
}
