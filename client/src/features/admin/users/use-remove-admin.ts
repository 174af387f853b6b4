import { useMutation } from '@apollo/client/react';
import { useSession } from '../../../lib/session/session.tsx';
import { confirmDialog, showAlert, showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { AdminsDocument, RemoveAdminDocument } from './make-admin.operations.ts';
import { roleProblem } from './role-problem.ts';

interface Admin {
  readonly email: string;
  readonly name: string;
}

/** Removes an admin's rights, possibly one's own. */
export function useRemoveAdmin() {
  const { account, retry } = useSession();
  const [removeAdmin, { loading }] = useMutation(RemoveAdminDocument);
  const isSelf = ({ email }: Admin) => email === account?.email;

  function ask(admin: Admin) {
    confirmDialog({
      title: isSelf(admin) ? 'Give up your own keys?' : `Remove ${admin.name || admin.email} as admin?`,
      text: isSelf(admin)
        ? 'You will be a regular account from now on.'
        : `${admin.email} will be a regular account from the next click on. The account and its orders stay.`,
      warning: isSelf(admin)
        ? 'You leave the back office at once, and only another admin can let you in again.'
        : undefined,
      confirm: isSelf(admin) ? 'Yes, remove me' : 'Yes, remove',
      onConfirm: () => void remove(admin),
    });
  }

  async function remove(admin: Admin) {
    try {
      // Without admin rights the list may no longer be read.
      const refetchQueries = isSelf(admin) ? [] : [AdminsDocument];
      await removeAdmin({ variables: { email: admin.email }, refetchQueries });
      showAlert(
        isSelf(admin)
          ? 'You are a regular account now'
          : `${admin.name || admin.email} is no longer an admin`,
      );
      if (isSelf(admin)) await retry();
    } catch (error) {
      showErrorDialog(roleProblem(error));
    }
  }

  return { ask, isBusy: loading };
}
