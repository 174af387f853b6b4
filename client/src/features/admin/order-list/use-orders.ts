import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { AdminOrdersQuery } from '../../../gql/graphql.ts';
import { listPages, PAGE_SIZE } from '../../../ui/tables/list-pages.ts';
import { type OrderFilter, toWhere } from './order-filter.ts';
import { AdminOrdersDocument } from './order-list.operations.ts';

export type ListedOrder = AdminOrdersQuery['orders']['edges'][number]['node'];

/** Orders, newest first, page after page. While others are looked up, those before stay on the screen. */
export function useOrders(filter: OrderFilter) {
  const where = useMemo(() => toWhere(filter), [filter]);
  const { data, previousData, ...query } = useQuery(AdminOrdersDocument, {
    variables: { where, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const isOutdated = data === undefined;
  const list = listPages((data ?? (query.error ? data : previousData))?.orders, query);
  return { ...list, isOutdated, hasMore: list.hasMore && !isOutdated };
}
