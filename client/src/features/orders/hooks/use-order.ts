import { useQuery } from '@apollo/client/react';
import { useDebouncedCallback } from '@mantine/hooks';
import type { OrderQuery } from '../../../gql/graphql.ts';
import { OrderDocument } from '../api/order.operations.ts';
import { useOwnOrderChanges } from './use-own-order-changes.ts';

export type OwnOrder = OrderQuery['order'];
export type OwnOrderLine = OwnOrder['entries'][number];

/** Debounce of refetches after changes, in milliseconds: an order has many lines. */
const DEBOUNCE_MS = 300;

/** One order by its number, up to date while its lines change. */
export function useOrder(number: string) {
  const { data, error, refetch } = useQuery(OrderDocument, {
    variables: { number },
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.order;
  const refresh = () => refetch();
  const refreshSoon = useDebouncedCallback(() => void refresh().catch(() => undefined), DEBOUNCE_MS);
  useOwnOrderChanges(({ cartEntry }) => {
    if (order?.entries.some(({ _id }) => _id === cartEntry?._id)) refreshSoon();
  });
  return { order, error, refresh };
}
