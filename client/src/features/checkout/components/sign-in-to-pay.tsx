import { Alert, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import classes from './payment-panel.module.css';

interface SignInToPayProps {
  /** Whether a payment was started whose outcome is unknown. */
  readonly hasOpenPayment: boolean;
  /** The sums. */
  readonly children: ReactNode;
}

/** Replaces the payment panel for visitors; signing in leads back to the cart. */
export function SignInToPay({ hasOpenPayment, children }: SignInToPayProps) {
  const location = useLocation();
  return (
    <section className={classes.panel} aria-label="Payment">
      {children}
      {hasOpenPayment ? (
        <Alert color="apricot" mt="md" title="You were logged out while you paid">
          Log in again, and we look up what became of your payment. Nothing is charged twice.
        </Alert>
      ) : (
        <p className={classes.text}>Your cart is safe here. Log in to pay.</p>
      )}
      <Button component={Link} to="/login" state={{ from: location }} size="md" fullWidth mt="md">
        LOGIN
      </Button>
    </section>
  );
}
