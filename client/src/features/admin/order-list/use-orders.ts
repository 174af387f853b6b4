import { useMemo } from 'react';
import type { AdminOrdersQuery } from '../../../gql/graphql.ts';
import { useListPages } from '../../../ui/tables/use-list-pages.ts';
import { type OrderFilter, toWhere } from './order-filter.ts';
import { AdminOrdersDocument } from './order-list.operations.ts';

export type ListedOrder = AdminOrdersQuery['orders']['edges'][number]['node'];

/** Orders, newest first, page after page. While others are looked up, those before stay on the screen. */
export function useOrders(filter: OrderFilter) {
  const where = useMemo(() => toWhere(filter), [filter]);
  return useListPages(AdminOrdersDocument, { where }, ({ orders }) => orders, { keepsPrevious: true });
}
