import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Stack, Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { backOfficePath } from '../../../../../domain/pages/pages.ts';
import { Role } from '../../../../../domain/permissions.ts';
import { errorCodeOf } from '../../../lib/apollo/client.ts';
import { formatDate } from '../../../lib/format/date-time.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { showAlert, showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { AcceptInvitationDocument, InvitationDocument } from './invitation.operations.ts';

/** An invitation to work in the shop, to be accepted by the account that it was mailed to. */
export function Invitation({ code }: { readonly code: string }) {
  const { account } = useSession();
  const { data, error, refetch } = useQuery(InvitationDocument, { variables: { code } });
  const { accept, isBusy } = useAccept(code);

  if (error && errorCodeOf(error) === 'NOT_FOUND') {
    return (
      <EmptyState
        title="This invitation is no longer open"
        text="It was accepted, withdrawn, or has ended. Ask whoever invited you to send it again."
      />
    );
  }
  if (error && errorCodeOf(error) === 'FORBIDDEN') {
    return (
      <EmptyState
        title="This invitation is for somebody else"
        text={`You are logged in as ${account?.email}. Log out, and log in with the address that it was e-mailed to.`}
      />
    );
  }
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  const invitation = data?.staffInvitation;
  if (!invitation) return <LoadingState rows={2} />;
  return (
    <Stack gap="md" align="flex-start">
      <Text>
        <bdi>{invitation.invitedBy}</bdi> invites you to{' '}
        {invitation.role === 'ADMIN' ? 'run the shop' : 'work in the shop'}. The invitation is open until{' '}
        {formatDate(invitation.expiresAt)}.
      </Text>
      <Button size="md" loading={isBusy} onClick={() => void accept()}>
        Accept the invitation
      </Button>
    </Stack>
  );
}

function useAccept(code: string) {
  const { retry } = useSession();
  const navigate = useNavigate();
  const [mutate, { loading }] = useMutation(AcceptInvitationDocument, { variables: { code } });

  async function accept() {
    try {
      const { data } = await mutate();
      await retry();
      showAlert('Welcome! The back office is yours, too.');
      if (data) await navigate(backOfficePath(Role[data.acceptInvitation.role]), { replace: true });
    } catch (error) {
      showErrorDialog(error instanceof Error ? error.message : String(error));
    }
  }

  return { accept, isBusy: loading };
}
