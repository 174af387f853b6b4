import { PackingDesk } from '../../features/admin/order-list/packing/packing-desk.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

export function Component() {
  return (
    <PageContainer title="Packing" isCompact>
      <PackingDesk />
    </PageContainer>
  );
}
