import { useReactiveVar } from '@apollo/client/react';
import { Alert, Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { networkStatusVar } from '../../../lib/network-status.ts';
import type { CheckoutState } from '../lib/checkout-machine.ts';
import classes from './payment-panel.module.css';

interface PaymentNoticeProps {
  readonly state: CheckoutState;
  readonly onAskAgain: () => void;
  readonly onTakeOver: () => void;
}

/** The state of the payment: what was charged, and what the shopper can do about it. */
export function PaymentNotice({ state, onAskAgain, onTakeOver }: PaymentNoticeProps) {
  const isUp = useReactiveVar(networkStatusVar) === 'up';

  if (state.phase === 'unsettled') {
    return (
      <Alert color="apricot" role="alert" title="We are still waiting for word of your payment">
        <p className={classes.notice}>
          {isUp
            ? 'Please do not pay again: your card may have been charged already.'
            : 'The connection is gone, and your card may have been charged already. Please do not pay again: we ask as soon as the connection is back.'}
        </p>
        <Button size="sm" variant="default" onClick={onAskAgain}>
          Ask again
        </Button>
      </Alert>
    );
  }
  if (state.phase === 'elsewhere') {
    return (
      <Alert color="apricot" role="alert" title="You are paying in another tab">
        <p className={classes.notice}>
          Your bank may be waiting there for your answer. Finish it there, or continue here: nothing is
          charged twice.
        </p>
        <Button size="sm" variant="default" onClick={onTakeOver}>
          Continue here
        </Button>
      </Alert>
    );
  }
  if (state.phase === 'checking') return <Alert role="status">Looking for your last payment …</Alert>;
  if (state.phase === 'processing') {
    return <Alert role="status">Paying … Please keep this page open for a moment.</Alert>;
  }
  if (!isUp) {
    return (
      <Alert color="apricot" role="alert" icon={<IconCloudOff aria-hidden />} title="The connection is gone">
        Nothing has been charged. Your cart is kept, and you can pay when the connection is back.
      </Alert>
    );
  }
  if (state.phase === 'paidElsewhere') {
    return (
      <Alert role="status" title="Your other checkout has just been paid">
        Nothing was charged here. What you paid for has left this cart:{' '}
        <OrdersLink>see your orders</OrdersLink>. You can pay for the rest.
      </Alert>
    );
  }
  if (state.phase !== 'failure') return null;
  return (
    <Alert color="red" role="alert">
      {state.message} {state.isRefunded && <OrdersLink>See your orders and refunds</OrdersLink>}
    </Alert>
  );
}

function OrdersLink({ children }: { readonly children: string }) {
  return (
    <Link to="/accessoriesOrder" className={classes.link}>
      {children}
    </Link>
  );
}
