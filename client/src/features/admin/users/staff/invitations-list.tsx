import { Group } from '@mantine/core';
import { formatDate } from '../../../../lib/format/date-time.ts';
import { FocusableButton } from '../../../../ui/buttons/focusable-button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LoadedRows } from '../../../../ui/feedback/loaded-rows.tsx';
import { ResponsiveTable } from '../../../../ui/tables/responsive-table.tsx';
import { roleLabels } from './role-labels.ts';
import { copyLink, type Invitation, useInvitations, useInvite, useWithdraw } from './use-invitations.ts';

/** Who was invited and has not accepted yet. */
export function InvitationsList() {
  const empty = <EmptyState title="No open invitations" text="Everybody has answered." />;
  return (
    <LoadedRows list={useInvitations()} loadingRows={2} empty={empty}>
      {(invitations) => (
        <ResponsiveTable label="Invitations" columns={['E-mail', 'Role', 'Invited', 'Open until', 'Actions']}>
          {invitations.map((invitation) => (
            <InvitationRow key={invitation._id} invitation={invitation} />
          ))}
        </ResponsiveTable>
      )}
    </LoadedRows>
  );
}

function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const { email, role, invitedBy, invitedAt, expiresAt } = invitation;
  const { submit, isBusy } = useInvite();
  const withdrawal = useWithdraw();
  const isOver = new Date(expiresAt) < new Date();
  return (
    <tr>
      <td data-label="E-mail">
        <strong>{email}</strong>
      </td>
      <td data-label="Role">{roleLabels[role].name}</td>
      <td data-label="Invited">
        <time dateTime={invitedAt}>{formatDate(invitedAt)}</time> by <bdi>{invitedBy}</bdi>
      </td>
      <td data-label="Open until">
        {isOver ? 'No longer open' : <time dateTime={expiresAt}>{formatDate(expiresAt)}</time>}
      </td>
      <td>
        <Group gap="xs">
          {!isOver && (
            <FocusableButton
              size="xs"
              variant="default"
              onClick={() => void copyLink(invitation)}
              aria-label={`Copy link for ${email}`}
            >
              Copy link
            </FocusableButton>
          )}
          <FocusableButton
            size="xs"
            variant="default"
            isOff={isBusy}
            onClick={() => void submit(email, role)}
            aria-label={`Invite ${email} again`}
          >
            Send again
          </FocusableButton>
          <FocusableButton
            size="xs"
            variant="default"
            isOff={withdrawal.isBusy}
            onClick={() => withdrawal.ask(invitation)}
            aria-label={`Withdraw the invitation of ${email}`}
          >
            Withdraw
          </FocusableButton>
        </Group>
      </td>
    </tr>
  );
}
