import { useQuery } from '@apollo/client/react';
import { VisuallyHidden } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { WaitingOrdersDocument } from '../api/waiting-orders.operations.ts';
import { useShopOrderChanges } from '../hooks/use-shop-order-changes.ts';
import classes from './waiting-orders-badge.module.css';

const POLL_INTERVAL_MS = 60_000;

/** For how long news is gathered before the count is asked for, in milliseconds. */
const DEBOUNCE_MS = 500;

/** How many animal orders wait for an answer, beside the entry that leads there; nothing while none do. */
export function WaitingOrdersBadge() {
  const { data, refetch } = useQuery(WaitingOrdersDocument, {
    // Kept out of the cache, where it would pass for the list of pending orders.
    fetchPolicy: 'no-cache',
    pollInterval: POLL_INTERVAL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const refetchSoon = useDebouncedCallback(() => void refetch().catch(() => undefined), DEBOUNCE_MS);
  useShopOrderChanges(({ petOrder }) => petOrder && refetchSoon());
  const count = data?.petOrders.totalCount ?? 0;
  if (count === 0) return null;

  return (
    <span className={classes.badge}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  );
}
