import { useQuery } from '@apollo/client/react';
import type { CustomersQuery } from '../../../gql/graphql.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { listPages, PAGE_SIZE } from '../../../ui/tables/list-pages.ts';
import { CustomersDocument } from './customers.operations.ts';

export type CustomerRow = CustomersQuery['customers']['edges'][number]['node'];

/** Customers by name, page after page. While others are looked for, those found before stay. */
export function useCustomers(search: string) {
  const can = useCan();
  const withMoney = can('seeFigures');
  const { data, previousData, ...query } = useQuery(CustomersDocument, {
    variables: { ...(search && { where: { search } }), withMoney, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  return { list: listPages((data ?? previousData)?.customers, query), withMoney };
}
