import { useQuery } from '@apollo/client/react';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect } from 'react';
import type { AdminOrderFieldsFragment } from '../../../../gql/graphql.ts';
import { useShopOrderChanges } from '../hooks/use-shop-order-changes.ts';
import { AdminOrderDocument } from './order-page.operations.ts';

export type ManagedOrder = AdminOrderFieldsFragment;
export type ManagedLine = ManagedOrder['entries'][number];

/** Debounce of refetches after changes, in milliseconds: an order has many lines. */
const DEBOUNCE_MS = 300;

/** How often an order is asked for whose money is on its way back, in milliseconds. */
const REFUND_POLL_MS = 4000;

/** One order by its number with all that staff may know of it, up to date while its lines change. */
export function useManagedOrder(number: string) {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(AdminOrderDocument, {
    variables: { number },
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.order;
  const refresh = () => refetch();
  const refreshSoon = useDebouncedCallback(() => void refresh().catch(() => undefined), DEBOUNCE_MS);
  useShopOrderChanges(({ cartEntry }) => {
    if (order?.entries.some(({ _id }) => _id === cartEntry?._id)) refreshSoon();
  });
  const isAwaitingRefund = order?.refunds.some(({ status }) => status === 'OWED') ?? false;
  useEffect(() => {
    if (!isAwaitingRefund) return;
    startPolling(REFUND_POLL_MS);
    return stopPolling;
  }, [isAwaitingRefund, startPolling, stopPolling]);
  return { order, error, refresh };
}
