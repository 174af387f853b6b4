import { Stack } from '@mantine/core';
import { readFilter, writeFilter } from '../../features/admin/audit/audit-filter.ts';
import { AuditList } from '../../features/admin/audit/audit-list.tsx';
import { AuditToolbar } from '../../features/admin/audit/audit-toolbar.tsx';
import { useUrlFilter } from '../../hooks/use-url-filter.ts';
import { PageContainer } from '../../ui/page-container.tsx';

export function Component() {
  const [filter, change] = useUrlFilter(readFilter, writeFilter);

  return (
    <PageContainer title="Audit" intro="Who changed what, and when. Kept for two years, changed by nobody.">
      <Stack gap="lg">
        <AuditToolbar filter={filter} onChange={change} />
        <AuditList filter={filter} onChange={change} />
      </Stack>
    </PageContainer>
  );
}
