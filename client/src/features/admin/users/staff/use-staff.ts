import { useMutation, useQuery } from '@apollo/client/react';
import type { Role, StaffMemberFragment } from '../../../../gql/graphql.ts';
import { useSession } from '../../../../lib/session/session.tsx';
import { confirmDialog, showAlert, showErrorDialog } from '../../../../ui/notifications/notifications.ts';
import { MAX_PAGE_SIZE } from '../../../../ui/tables/list-pages.ts';
import { roleProblem } from '../role-problem.ts';
import { roleLabels } from './role-labels.ts';
import { SetRoleDocument, StaffDocument } from './staff.operations.ts';

/** Who works in the shop, admins first; of each role a page, as large as the API gives. */
export function useStaff() {
  const { data, error, refetch } = useQuery(StaffDocument, {
    variables: { first: MAX_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const rows = data && [...data.admins.edges, ...data.staff.edges].map(({ node }) => node);
  return { rows, error, refetch };
}

/** Changes what somebody may do, after a question; possibly one's own. */
export function useSetRole() {
  const { account, retry } = useSession();
  const [setRole, { loading }] = useMutation(SetRoleDocument);

  function ask(member: StaffMemberFragment, role: Role) {
    const isSelf = member.email === account?.email;
    const { name, does } = roleLabels[role];
    const who = member.name || member.email;
    confirmDialog({
      title: isSelf
        ? 'Give up your own keys?'
        : `Make ${who} ${role === 'REGULAR' ? 'a regular account' : name.toLowerCase()}?`,
      text: `${member.email} ${does}, from the next click on.`,
      warning: isSelf ? 'Only another admin can give them back to you.' : undefined,
      confirm: 'Yes, change it',
      onConfirm: () => void change(member, role, isSelf),
    });
  }

  async function change({ email, name }: StaffMemberFragment, role: Role, isSelf: boolean) {
    try {
      // Without admin rights the list may no longer be read.
      await setRole({ variables: { email, role }, refetchQueries: isSelf ? [] : [StaffDocument] });
      showAlert(`${name || email}: ${roleLabels[role].name.toLowerCase()} from now on`);
      if (isSelf) await retry();
    } catch (error) {
      showErrorDialog(roleProblem(error));
    }
  }

  return { ask, isBusy: loading };
}
