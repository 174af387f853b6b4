import { useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { CandidatesDocument } from './make-admin.operations.ts';

const TYPING_DELAY_MS = 250;
const MAX_CANDIDATES = 6;
/** Shorter words are in half of all addresses. */
const MIN_SEARCH_LENGTH = 2;

/** Suggested accounts for the typed text. Errors are not shown: suggestions are only a help. */
export function useCandidates(typed: string) {
  const [search] = useDebouncedValue(typed.trim(), TYPING_DELAY_MS);
  const { data } = useQuery(CandidatesDocument, {
    variables: { search, first: MAX_CANDIDATES },
    skip: search.length < MIN_SEARCH_LENGTH,
    fetchPolicy: 'network-only',
  });
  return data?.users.edges.map((edge) => edge.node) ?? [];
}
