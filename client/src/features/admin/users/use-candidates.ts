import { useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { CandidatesDocument } from './make-admin.operations.ts';

const PAUSE_MS = 250;
const MOST = 6;
/** Shorter words are in half of all addresses. */
const SHORTEST = 2;

/** Accounts that somebody who types this may mean. None is found quietly: they are only a help. */
export function useCandidates(typed: string) {
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const { data } = useQuery(CandidatesDocument, {
    variables: { search, first: MOST },
    skip: search.length < SHORTEST,
    fetchPolicy: 'network-only',
  });
  return data?.users.edges.map((edge) => edge.node) ?? [];
}
