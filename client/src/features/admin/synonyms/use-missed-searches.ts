import { useMutation, useQuery } from '@apollo/client/react';
import type { MissedSearchesQuery } from '../../../gql/graphql.ts';
import { showAlert, showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { DismissMissedSearchDocument, MissedSearchesDocument } from './synonyms.operations.ts';

export type MissedSearch = MissedSearchesQuery['missedSearches'][number];

/** What people looked for and did not find. */
export function useMissedSearches() {
  const { data, error, refetch } = useQuery(MissedSearchesDocument, { fetchPolicy: 'cache-and-network' });
  return { searches: data?.missedSearches, error, refetch };
}

/** Takes a search off the list, for good. */
export function useDismissMissedSearch() {
  const [run, { loading }] = useMutation(DismissMissedSearchDocument, {
    refetchQueries: [MissedSearchesDocument],
    onCompleted: ({ dismissMissedSearch }) => showAlert(`“${dismissMissedSearch._id}” is off the list`),
    onError: (error) => showErrorDialog(error.message),
  });
  return { dismiss: (words: string) => void run({ variables: { words } }), isBusy: loading };
}
