import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { Household } from '../../../../../domain/matching/household.ts';
import type { PetMatchesQuery, PetWhere } from '../../../gql/graphql.ts';
import { PetMatchesDocument } from './matching.operations.ts';

const PAGE_SIZE = 12;

export type PetMatch = PetMatchesQuery['petMatches']['edges'][number]['node'];

/** The animals by how well they fit, page after page. */
export function usePetMatches(household: Household, where: PetWhere) {
  const variables = { household, where, first: PAGE_SIZE };
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(PetMatchesDocument, {
    variables,
    // Who has found a home since is not there any more.
    fetchPolicy: 'cache-and-network',
  });
  const [moreError, setMoreError] = useState<Error>();
  const page = (data ?? previousData)?.petMatches;

  async function showMore() {
    setMoreError(undefined);
    try {
      await fetchMore({
        variables: { after: page?.pageInfo.endCursor },
        updateQuery: (before, { fetchMoreResult: { petMatches } }) => ({
          petMatches: { ...petMatches, edges: [...before.petMatches.edges, ...petMatches.edges] },
        }),
      });
    } catch (failure) {
      setMoreError(failure as Error);
    }
  }

  return {
    matches: page?.edges.map(({ node }) => node),
    total: page?.totalCount ?? 0,
    hasMore: page?.pageInfo.hasNextPage ?? false,
    isLoading: loading,
    error: error ?? moreError,
    retry: () => void refetch().catch(() => undefined),
    showMore: () => void showMore(),
  };
}
