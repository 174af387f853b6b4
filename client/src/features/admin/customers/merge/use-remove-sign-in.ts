import { useMutation } from '@apollo/client/react';
import { confirmDialog, showAlert, showErrorDialog } from '../../../../ui/notifications/notifications.ts';
import { nameOf } from '../customer-labels.ts';
import type { Customer } from '../customer-view.tsx';
import { RemoveSignInDocument } from '../customers.operations.ts';

type SignIn = Customer['identities'][number];

/** Takes a sign-in that was merged in away from a customer, after a question. */
export function useRemoveSignIn(customer: Customer) {
  const [remove, { loading }] = useMutation(RemoveSignInDocument, {
    onCompleted: () => showAlert(`The account of ${nameOf(customer)} has one sign-in less`),
    onError: (error) => showErrorDialog(error.message),
  });

  function ask({ _id: id, email }: SignIn) {
    const who = email ?? 'Whoever was merged in';
    confirmDialog({
      title: `Take the sign-in of ${email ?? 'an account that was merged in'} away?`,
      text: `${who} no longer gets into the account of ${customer.email}. At the next click they have an account of their own, with nothing in it: all that was merged stays here.`,
      confirm: 'Yes, take it away',
      onConfirm: () => void remove({ variables: { id } }),
    });
  }

  return { ask, isBusy: loading };
}
