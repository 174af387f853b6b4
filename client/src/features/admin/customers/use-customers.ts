import type { CustomersQuery } from '../../../gql/graphql.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { useListPages } from '../../../ui/tables/use-list-pages.ts';
import { CustomersDocument } from './customers.operations.ts';

export type CustomerRow = CustomersQuery['customers']['edges'][number]['node'];

/** Customers by name, page after page. While others are looked for, those found before stay. */
export function useCustomers(search: string) {
  const can = useCan();
  const withMoney = can('seeFigures');
  const variables = { ...(search && { where: { search } }), withMoney };
  const list = useListPages(CustomersDocument, variables, ({ customers }) => customers, {
    keepsPrevious: true,
  });
  return { list, withMoney };
}
