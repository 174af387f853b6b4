import { useMutation, useQuery } from '@apollo/client/react';
import { pages } from '../../../../../../domain/pages/pages.ts';
import type { Role, StaffInvitationsQuery } from '../../../../gql/graphql.ts';
import { errorFields } from '../../../../lib/apollo/client.ts';
import { confirmDialog, showAlert, showErrorDialog } from '../../../../ui/notifications/notifications.ts';
import { MAX_PAGE_SIZE } from '../../../../ui/tables/list-pages.ts';
import {
  InviteStaffDocument,
  StaffInvitationsDocument,
  WithdrawInvitationDocument,
} from './staff.operations.ts';

export type Invitation = StaffInvitationsQuery['staffInvitations']['edges'][number]['node'];

/** Invitations that nobody has accepted yet. */
export function useInvitations() {
  const { data, error, refetch } = useQuery(StaffInvitationsDocument, {
    variables: { first: MAX_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  return { rows: data?.staffInvitations.edges.map(({ node }) => node), error, refetch };
}

interface InviteHandlers {
  /** What is wrong with a field, by its name in the API. */
  readonly onRefused?: (problems: Readonly<Record<string, string>>) => void;
  readonly onInvited?: () => void;
}

/** Mails an invitation, for the first time or again. */
export function useInvite({ onRefused, onInvited }: InviteHandlers = {}) {
  const [invite, { loading }] = useMutation(InviteStaffDocument, {
    refetchQueries: [StaffInvitationsDocument],
  });

  async function submit(email: string, role: Role) {
    try {
      await invite({ variables: { email, role } });
      showAlert(`An invitation is on its way to ${email}`);
      onInvited?.();
    } catch (error) {
      const problems = errorFields(error);
      if (onRefused && Object.keys(problems).length > 0) onRefused(problems);
      else showErrorDialog(error instanceof Error ? error.message : String(error));
    }
  }

  return { submit, isBusy: loading };
}

/** Takes an invitation back, after a question. */
export function useWithdraw() {
  const [withdraw, { loading }] = useMutation(WithdrawInvitationDocument, {
    refetchQueries: [StaffInvitationsDocument],
    onCompleted: ({ withdrawInvitation }) =>
      showAlert(`The invitation of ${withdrawInvitation.email} is withdrawn`),
    onError: (error) => showErrorDialog(error.message),
  });

  function ask({ _id: id, email }: Invitation) {
    confirmDialog({
      title: `Withdraw the invitation of ${email}?`,
      text: 'Its link will lead nowhere.',
      confirm: 'Yes, withdraw',
      onConfirm: () => void withdraw({ variables: { id } }),
    });
  }

  return { ask, isBusy: loading };
}

/** Copies the address where an invitation is accepted, for a shop that sends no mails. */
export async function copyLink({ code }: Invitation): Promise<void> {
  const url = `${window.location.origin}${pages.invitation.path.replace(':code', code)}`;
  try {
    await navigator.clipboard.writeText(url);
    showAlert('The link is copied. Send it to the person yourself.');
  } catch {
    showErrorDialog(`Your browser does not let us copy it. This is the link: ${url}`);
  }
}
