import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AdminOrdersQuery } from '../../../gql/graphql.ts';
import { listPages, PAGE_SIZE } from '../../../ui/tables/list-pages.ts';
import { type OrderFilter, readFilter, toWhere, writeFilter } from './order-filter.ts';
import { AdminOrdersDocument } from './order-list.operations.ts';

export type ListedOrder = AdminOrdersQuery['orders']['edges'][number]['node'];

/** The filter is in the URL: it survives a reload and can be shared. */
export function useOrderFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const change = useCallback(
    (next: OrderFilter) =>
      setParams((current) => writeFilter({ ...readFilter(current), ...next }), {
        replace: true,
        preventScrollReset: true,
        flushSync: true,
      }),
    [setParams],
  );
  return [filter, change] as const;
}

/** Orders, newest first, page after page. While others are looked up, those before stay on the screen. */
export function useOrders(filter: OrderFilter) {
  const where = useMemo(() => toWhere(filter), [filter]);
  const { data, previousData, ...query } = useQuery(AdminOrdersDocument, {
    variables: { where, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const isOutdated = data === undefined;
  const { rows: orders, ...pages } = listPages((data ?? (query.error ? data : previousData))?.orders, query);
  return { orders, isOutdated, ...pages };
}
