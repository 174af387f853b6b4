import { Alert } from '@mantine/core';
import classes from './order-list.module.css';
import type { ShipmentFailure } from './use-ship-orders.ts';

interface ShipmentFailuresProps {
  readonly failures: readonly ShipmentFailure[];
  readonly onClose: () => void;
}

/** Which orders were not marked as shipped, and why. They stay selected. */
export function ShipmentFailures({ failures, onClose }: ShipmentFailuresProps) {
  if (failures.length === 0) return null;
  return (
    <Alert
      color="red"
      title="Not marked as shipped"
      withCloseButton
      closeButtonLabel="Close"
      onClose={onClose}
      mb="xs"
    >
      <ul className={classes.failures}>
        {failures.map(({ number, reason }) => (
          <li key={number}>
            {number}: {reason}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
