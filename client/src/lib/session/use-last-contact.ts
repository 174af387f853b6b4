import { useQuery } from '@apollo/client/react';
import { LastContactDocument } from './last-contact.operations.ts';

/** The contact of the account's latest order, for a form that waits for it; without an answer it begins empty. */
export function useLastContact(isSignedIn: boolean) {
  const { data, loading } = useQuery(LastContactDocument, {
    skip: !isSignedIn,
    fetchPolicy: 'cache-and-network',
  });
  return { lastContact: data?.me?.lastContact, isLoading: loading && !data };
}
