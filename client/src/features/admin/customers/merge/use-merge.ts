import { useMutation, useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import { showAlert, showErrorDialog } from '../../../../ui/notifications/notifications.ts';
import { customerPath, nameOf } from '../customer-labels.ts';
import {
  CustomerDocument,
  CustomerMailsDocument,
  CustomerMergeDocument,
  CustomerOrdersDocument,
  CustomerPetOrdersDocument,
  MergeCustomersDocument,
  OtherCustomersDocument,
} from '../customers.operations.ts';

/** Debounce of typing, in milliseconds. */
const TYPING_DELAY_MS = 300;
/** Accounts that are offered; the rest is found by more of its name. */
const MAX_FOUND = 8;

export interface MergedAccount {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
}

/** Which account goes into which. */
export interface Merge {
  readonly keepId: string;
  readonly dropId: string;
}

/** Other accounts by what was typed; none before something was. */
export function useOtherAccounts(typed: string, except: string) {
  const [search] = useDebouncedValue(typed.trim(), TYPING_DELAY_MS);
  const { data, previousData, error, refetch } = useQuery(OtherCustomersDocument, {
    variables: { where: { search }, first: MAX_FOUND + 1 },
    skip: search === '',
    fetchPolicy: 'network-only',
  });
  const found = search === '' ? undefined : (data ?? previousData)?.customers;
  const accounts = found?.edges.map(({ node }) => node).filter(({ _id }) => _id !== except);
  return { accounts: accounts?.slice(0, MAX_FOUND), isTyped: search !== '', error, refetch };
}

/** What a merge would move, asked anew each time. */
export function useMergePreview({ keepId, dropId }: Merge) {
  const { data, error, refetch } = useQuery(CustomerMergeDocument, {
    variables: { keepId, dropId },
    fetchPolicy: 'network-only',
  });
  return { preview: data?.customerMerge, error, refetch };
}

/** What the page of a customer shows that a merge changes. */
const shownOfCustomer = [
  CustomerDocument,
  CustomerOrdersDocument,
  CustomerPetOrdersDocument,
  CustomerMailsDocument,
];

/** Merges, and shows the account that stays. @param shownId the customer whose page is open */
export function useMergeCustomers(shownId: string, onMerged: () => void) {
  const navigate = useNavigate();
  const [merge, { loading }] = useMutation(MergeCustomersDocument);

  async function submit(variables: Merge) {
    const isShown = variables.keepId === shownId;
    try {
      const { data } = await merge({ variables, ...(isShown && { refetchQueries: shownOfCustomer }) });
      const kept = data?.mergeCustomers;
      if (!kept) return;
      showAlert(`The account of ${nameOf(kept)} has all of it now`);
      onMerged();
      if (!isShown) await navigate(customerPath(kept._id));
    } catch (error) {
      showErrorDialog(error instanceof Error ? error.message : String(error));
    }
  }

  return { submit, isBusy: loading };
}
