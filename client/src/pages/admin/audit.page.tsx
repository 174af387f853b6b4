import { Stack } from '@mantine/core';
import { AuditList } from '../../features/admin/audit/audit-list.tsx';
import { AuditToolbar } from '../../features/admin/audit/audit-toolbar.tsx';
import { useAuditFilter } from '../../features/admin/audit/use-audit.ts';
import { PageContainer } from '../../ui/page-container.tsx';

export function Component() {
  const [filter, change] = useAuditFilter();

  return (
    <PageContainer title="Audit" intro="Who changed what, and when. Kept for two years, changed by nobody.">
      <Stack gap="lg">
        <AuditToolbar filter={filter} onChange={change} />
        <AuditList filter={filter} onChange={change} />
      </Stack>
    </PageContainer>
  );
}
