import { Button, Group, Stack } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import classes from './payment-panel.module.css';

/** Replaces the cart after a payment, so that nothing can be paid again. */
export function Paid() {
  const title = useRef<HTMLHeadingElement>(null);
  // The form with the pressed button is gone, so the focus moves here.
  useLayoutEffect(() => title.current?.focus(), []);

  return (
    <section className={classes.panel} aria-label="Payment">
      <Stack gap="sm">
        <h2 className={classes.title} ref={title} tabIndex={-1}>
          Thank you!
        </h2>
        <p className={classes.text}>Your order is paid and we have begun to pack it.</p>
        <Group gap="sm" mt="xs">
          <Button component={Link} to="/accessoriesOrder">
            See your orders
          </Button>
          <Button component={Link} to="/PetSearchItems?category=food" variant="light">
            Look around the shop
          </Button>
        </Group>
      </Stack>
    </section>
  );
}
