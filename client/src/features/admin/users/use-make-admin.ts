import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { texts } from '../../../../../domain/text/texts.ts';
import { errorCodeOf, errorFields } from '../../../lib/apollo/client.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { confirmDialog, showAlert, showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { AdminsDocument, FindUserDocument, MakeAdminDocument } from './make-admin.operations.ts';

const unknownEmail = 'Nobody is registered with this e-mail address';

/** Anybody can register with an address that is not theirs. */
function unverified(email: string): string {
  return `Nobody has proved yet that this account belongs to ${email}. Ask the person whether it is theirs before you say yes.`;
}

interface MakeAdminHandlers {
  /** What to say beside the e-mail field. */
  onRefused: (message: string) => void;
  onPromoted: () => void;
}

/** Promotes an account by its e-mail, after the admin has seen whose it is. */
export function useMakeAdmin({ onRefused, onPromoted }: MakeAdminHandlers) {
  const client = useApolloClient();
  const [makeAdmin] = useMutation(MakeAdminDocument);
  const [isBusy, setIsBusy] = useState(false);

  async function attempt(work: () => Promise<void>) {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      refuse(error);
    } finally {
      setIsBusy(false);
    }
  }

  function refuse(error: unknown) {
    if (errorCodeOf(error) === 'NOT_FOUND') return onRefused(unknownEmail);
    const field = errorFields(error).email;
    if (field) return onRefused(field);
    showErrorDialog(error instanceof Error ? error.message : String(error));
  }

  function ask(email: string) {
    return attempt(async () => {
      const { data } = await client.query({
        query: FindUserDocument,
        variables: { email },
        fetchPolicy: 'network-only',
      });
      const user = data?.user;
      if (!user) return onRefused(unknownEmail);
      if (user.role === 'ADMIN') return onRefused(`${user.name} is an admin already`);

      confirmDialog({
        title: `Make ${user.name} an admin?`,
        text: `${user.email} will be able to add items, see every order and make other people admins. The account is there since ${formatDateTime(user.createdAt)}.`,
        warning: user.emailVerified ? undefined : unverified(user.email),
        confirm: 'Yes, promote',
        onConfirm: () => promote(user.email),
      });
    });
  }

  function promote(email: string) {
    return attempt(async () => {
      await makeAdmin({ variables: { email }, refetchQueries: [AdminsDocument] });
      showAlert(texts.success.adminMade);
      onPromoted();
    });
  }

  return { ask, isBusy };
}
