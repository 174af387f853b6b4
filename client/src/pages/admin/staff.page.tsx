import { Stack, Title } from '@mantine/core';
import { InvitationsList } from '../../features/admin/users/staff/invitations-list.tsx';
import { InviteForm } from '../../features/admin/users/staff/invite-form.tsx';
import { StaffList } from '../../features/admin/users/staff/staff-list.tsx';
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
