import { Stack, Title } from '@mantine/core';
import { AdminList } from '../../features/admin/users/admin-list.tsx';
import { MakeAdminForm } from '../../features/admin/users/make-admin-form.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

export function Component() {
  return (
    <PageContainer
      title="Make admin"
      intro="Give somebody who already has an account the keys to the back office."
    >
      <Stack gap={48}>
        <MakeAdminForm />
        <Stack gap="md" maw={720}>
          <Title order={2} size="h3">
            Who is admin now
          </Title>
          <AdminList />
        </Stack>
      </Stack>
    </PageContainer>
  );
}
