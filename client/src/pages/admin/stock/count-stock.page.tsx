import { CountSheetView } from '../../../features/admin/stock/count-sheet-view.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';

export function Component() {
  return (
    <PageContainer
      title="Count stock"
      intro="A list of what stands on a shelf: print it, count, enter what you found."
    >
      <CountSheetView />
    </PageContainer>
  );
}
