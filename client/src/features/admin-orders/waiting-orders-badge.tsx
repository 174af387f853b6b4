import { useQuery } from '@apollo/client/react';
import { VisuallyHidden } from '@mantine/core';
import { WaitingOrdersDocument } from './waiting-orders.operations.ts';
import classes from './waiting-orders-badge.module.css';

const MINUTE = 60_000;

/** How many animal orders wait for an answer, beside the entry that leads there; nothing while none do. */
export function WaitingOrdersBadge() {
  const { data } = useQuery(WaitingOrdersDocument, {
    // Kept out of the cache, where it would pass for the list of pending orders.
    fetchPolicy: 'no-cache',
    pollInterval: MINUTE,
    skipPollAttempt: () => document.hidden,
  });
  const count = data?.petOrders.totalCount ?? 0;
  if (count === 0) return null;

  return (
    <span className={classes.badge}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  );
}
