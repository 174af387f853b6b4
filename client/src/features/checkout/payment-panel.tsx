import { Button, Stack } from '@mantine/core';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { IconLock } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { Link } from '../../ui/link.tsx';
import { PaymentForm, type PaymentFormProps } from './payment-form.tsx';
import classes from './payment-panel.module.css';

interface PaymentPanelProps extends PaymentFormProps {
  readonly provider: Promise<Stripe | null>;
}

export function PaymentPanel({ provider, ...form }: PaymentPanelProps) {
  if (form.state.phase === 'success') return <Paid />;
  return (
    <Elements stripe={provider}>
      <PaymentForm {...form} />
    </Elements>
  );
}

/** After a payment there is nothing left to fill in, and nothing to pay again. */
function Paid() {
  const title = useRef<HTMLHeadingElement>(null);
  // The form with the button that was pressed is gone; the focus goes on from here.
  useLayoutEffect(() => title.current?.focus(), []);

  return (
    <section className={classes.panel} aria-label="Payment">
      <Stack gap="sm">
        <h2 className={classes.title} ref={title} tabIndex={-1}>
          Thank you!
        </h2>
        <p className={classes.text}>
          Your order is paid and we have begun to pack it.{' '}
          <Link to="/accessoriesOrder" className={classes.link}>
            See your orders
          </Link>
        </p>
        <Button size="md" fullWidth leftSection={<IconLock size={18} aria-hidden />} disabled>
          Checkout
        </Button>
      </Stack>
    </section>
  );
}
