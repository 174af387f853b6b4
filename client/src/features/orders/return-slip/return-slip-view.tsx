import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { readOrderNumber } from '../../../../../domain/orders/order-number.ts';
import { errorCodeOf } from '../../../lib/apollo/api-error.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { type OwnOrder, useOrder } from '../hooks/use-order.ts';
import classes from './return-slip.module.css';
import { ReturnSlip } from './return-slip.tsx';

/** The slip that lies in a parcel that goes back to the shop, above it on the screen what prints it. */
export default function ReturnSlipView({ number }: { readonly number: string }) {
  const known = readOrderNumber(number);
  return known ? <KnownOrder number={known} /> : <NoSuchOrder />;
}

function KnownOrder({ number }: { readonly number: string }) {
  const { order, error, refresh } = useOrder(number);
  if (errorCodeOf(error) === 'NOT_FOUND') return <NoSuchOrder />;
  const returned = order?.problems.filter(comesBack) ?? [];
  return (
    <PageContainer
      title="Return slip"
      above={
        <Anchor component={Link} to={`/order/${number}`} className={classes.screen}>
          Order {number}
        </Anchor>
      }
    >
      {!order && error && <ErrorState error={error} onRetry={refresh} />}
      {!order && !error && <LoadingState rows={4} />}
      {order && returned.length === 0 && (
        <EmptyState text="Nothing of this order is to come back. Tell us on its page what does not suit." />
      )}
      {order && returned.length > 0 && (
        <>
          <Button className={classes.print} onClick={() => window.print()}>
            Print
          </Button>
          <ReturnSlip order={order} returned={returned} />
        </>
      )}
    </PageContainer>
  );
}

function NoSuchOrder() {
  return (
    <PageContainer title="Return slip">
      <EmptyState
        title="There is no such order"
        text="None of your orders has this number."
        action={
          <Button component={Link} to="/accessoriesOrder" variant="light">
            See your orders
          </Button>
        }
      />
    </PageContainer>
  );
}

/** What does not suit, and nobody has answered yet. */
function comesBack({ kind, state }: OwnOrder['problems'][number]): boolean {
  return kind === 'NOT_SUITABLE' && state === 'OPEN';
}
