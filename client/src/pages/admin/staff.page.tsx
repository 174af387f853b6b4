import { Stack, Title } from '@mantine/core';
import { InvitationsList } from '../../features/admin/staff/invitations-list.tsx';
import { InviteForm } from '../../features/admin/staff/invite-form.tsx';
import { StaffList } from '../../features/admin/staff/staff-list.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

export function Component() {
  return (
    <PageContainer title="Staff" intro="Who works in the shop, and what each may do.">
      <Stack gap={40}>
        <StaffList />
        <Stack gap="md">
          <Title order={2} size="h3">
            Invite somebody
          </Title>
          <InviteForm />
        </Stack>
        <Stack gap="md">
          <Title order={2} size="h3">
            Open invitations
          </Title>
          <InvitationsList />
        </Stack>
      </Stack>
    </PageContainer>
  );
}
