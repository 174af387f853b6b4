import { useState } from 'react';
import { pickList } from '../../../../../domain/packing/pick-list.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { PrintPage } from '../../../ui/printing/print-page.tsx';
import { PickListSheet } from './pick-list-sheet.tsx';
import { linesToPick, type PickedOrders, useOrdersToPick } from './use-orders-to-pick.ts';

const back = { to: '/adminDashboard/orders', label: 'Orders' };

/** What to fetch for several orders, ready to be printed. */
export function PickListView({ picked }: { readonly picked: PickedOrders }) {
  const { orders, left, held, error, refetch } = useOrdersToPick(picked);
  const [printedAt] = useState(() => new Date().toISOString());
  const shelves = pickList((orders ?? []).flatMap(linesToPick));
  return (
    <PrintPage title="Pick list" back={back} isReady={shelves.length > 0}>
      {!orders && error && <ErrorState error={error} onRetry={refetch} />}
      {!orders && !error && <LoadingState rows={6} />}
      {orders?.length === 0 && <EmptyState text="Nothing of these orders waits to be packed." />}
      {left > 0 && <p role="status">The first hundred are here; {left} more wait.</p>}
      {held.length > 0 && <p role="status">Not on the list, because they are held: {held.join(', ')}.</p>}
      {orders && orders.length > 0 && (
        <PickListSheet shelves={shelves} orderCount={orders.length} printedAt={printedAt} />
      )}
    </PrintPage>
  );
}
