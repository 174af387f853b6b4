import { useQuery } from '@apollo/client/react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadedRows } from '../../../ui/feedback/loaded-rows.tsx';
import { PrintPage } from '../../../ui/printing/print-page.tsx';
import classes from '../../../ui/printing/printing.module.css';
import { AddressLabel } from './address-label.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { OrdersToPickDocument } from './printed-orders.operations.ts';

interface PackingSheetsProps {
  readonly kind: 'slips' | 'labels';
  readonly numbers: readonly string[];
}

const titles = { slips: 'Packing slips', labels: 'Address labels' } as const;
const back = { to: '/adminDashboard/packing', label: 'Packing' };

/** The packing slips, or the labels, of several orders in one print: each on paper of its own. */
export function PackingSheets({ kind, numbers }: PackingSheetsProps) {
  const { data, error, refetch } = useQuery(OrdersToPickDocument, {
    variables: { numbers: [...numbers] },
    fetchPolicy: 'cache-and-network',
  });
  const orders = data?.ordersByNumber;
  return (
    <PrintPage title={titles[kind]} back={back} isReady={Boolean(orders?.length)}>
      <LoadedRows
        list={{ rows: orders, error, refetch }}
        loadingRows={6}
        empty={<EmptyState text="There are no orders with these numbers." />}
      >
        {(rows) => (
          <div className={classes.sheets}>
            {rows.map((order) =>
              kind === 'labels' ? (
                <AddressLabel key={order.number} order={order} size="4x6" />
              ) : (
                <PackingSlip key={order.number} order={order} hasPrices={false} />
              ),
            )}
          </div>
        )}
      </LoadedRows>
    </PrintPage>
  );
}
