import { useParams, useSearchParams } from 'react-router-dom';
import { DisputeSheet } from '../../../features/admin/orders/order-page/disputes/dispute-sheet.tsx';
import { useDisputeCase } from '../../../features/admin/orders/order-page/disputes/use-dispute-case.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { PaperSheet } from '../../../ui/printing/paper-sheet.tsx';
import { PrintPage } from '../../../ui/printing/print-page.tsx';

export function Component() {
  const { number = '' } = useParams();
  const [search] = useSearchParams();
  const { found, isUnknown, error, retry } = useDisputeCase(number, search.get('case'));
  const back = { to: `/adminDashboard/orders/${number}`, label: `Order ${number}` };
  return (
    <PrintPage title="Disputed charge" back={back} isReady={Boolean(found)}>
      {isUnknown ? (
        <EmptyState text="This order has no such dispute." />
      ) : (
        <Loaded data={found} error={found ? undefined : error} onRetry={retry} loadingRows={4}>
          {(whole) => (
            <PaperSheet label={`Disputed charge of order ${number}`}>
              <DisputeSheet {...whole} />
            </PaperSheet>
          )}
        </Loaded>
      )}
    </PrintPage>
  );
}
