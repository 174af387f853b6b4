import { CustomersList } from '../../../features/admin/customers/customers-list.tsx';
import { DownloadCsvButton } from '../../../features/admin/exports/download-csv-button.tsx';
import { useCan } from '../../../lib/session/use-can.ts';
import { PageContainer } from '../../../ui/page-container.tsx';

export function Component() {
  const can = useCan();
  return (
    <PageContainer
      title="Customers"
      intro="Everybody who has an account, what they ordered and how to reach them."
    >
      <CustomersList actions={can('seeFigures') && <DownloadCsvButton table="customers" />} />
    </PageContainer>
  );
}
