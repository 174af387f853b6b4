import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { readOrderNumber } from '../../../../../domain/orders/order-number.ts';
import type { PrintedOrderFieldsFragment } from '../../../gql/graphql.ts';
import { errorCodeOf } from '../../../lib/apollo/api-error.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { PrintPage } from '../../../ui/printing/print-page.tsx';
import { PrintedOrderDocument } from './printed-orders.operations.ts';

export type PrintedOrder = PrintedOrderFieldsFragment;
export type PrintedLine = PrintedOrder['entries'][number];

interface OrderSheetProps {
  /** What it is: "Packing slip". */
  readonly name: string;
  /** The order's number as it stands in the address. */
  readonly number: string;
  readonly choices?: ReactNode;
  readonly children: (order: PrintedOrder) => ReactNode;
}

/** A page that is printed of one order. */
export function OrderSheet({ name, number, choices, children }: OrderSheetProps) {
  const known = readOrderNumber(number);
  const { data, error, refetch } = useQuery(PrintedOrderDocument, {
    variables: { number: known ?? number },
    skip: !known,
    // What is packed by it should be what waits now.
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.order;
  const isUnknown = !known || errorCodeOf(error) === 'NOT_FOUND';
  const back = isUnknown
    ? { to: '/adminDashboard/orders', label: 'Orders' }
    : { to: `/adminDashboard/orders/${known}`, label: `Order ${known}` };
  return (
    <PrintPage title={name} back={back} isReady={Boolean(order)} choices={order && choices}>
      {isUnknown ? (
        <EmptyState text="There is no order with this number." />
      ) : (
        <Loaded data={order} error={order ? undefined : error} onRetry={() => refetch()} loadingRows={4}>
          {children}
        </Loaded>
      )}
    </PrintPage>
  );
}
