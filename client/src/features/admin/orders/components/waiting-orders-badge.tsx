import { useQuery } from '@apollo/client/react';
import { VisuallyHidden } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { MINUTE_MS } from '../../../../../../domain/durations.ts';
import { WaitingOrdersDocument } from '../api/waiting-orders.operations.ts';
import { useShopOrderChanges } from '../hooks/use-shop-order-changes.ts';
import classes from './waiting-orders-badge.module.css';

const POLL_INTERVAL_MS = MINUTE_MS;

/** Debounce of refetches after changes, in milliseconds. */
const DEBOUNCE_MS = 500;

/** The number of pending animal orders, beside the link to them; hidden while there are none. */
export function WaitingOrdersBadge() {
  const { data, refetch } = useQuery(WaitingOrdersDocument, {
    // Not cached: it would be mistaken for the list of pending orders.
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
