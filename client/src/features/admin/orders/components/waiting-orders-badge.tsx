import { useQuery } from '@apollo/client/react';
import { useDebouncedCallback } from '@mantine/hooks';
import { MINUTE_MS } from '../../../../../../domain/durations.ts';
import { WaitingBadge } from '../../../../ui/waiting-badge.tsx';
import { WaitingOrdersDocument } from '../api/waiting-orders.operations.ts';
import { useShopOrderChanges } from '../hooks/use-shop-order-changes.ts';

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
  return <WaitingBadge count={data?.petOrders.totalCount ?? 0} />;
}
