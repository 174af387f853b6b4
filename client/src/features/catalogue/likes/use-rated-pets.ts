import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { AnimalLikeInput, PetWhere } from '../../../gql/graphql.ts';
import { RatedPetsDocument } from './likes.operations.ts';

const PAGE_SIZE = 12;

/** What has been reviewed for animals like one, page after page. */
export function useRatedPets(like: AnimalLikeInput, where: PetWhere) {
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(RatedPetsDocument, {
    variables: { like, where, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const [moreError, setMoreError] = useState<Error>();
  const page = (data ?? previousData)?.ratedPets;

  async function showMore() {
    setMoreError(undefined);
    try {
      await fetchMore({
        variables: { after: page?.pageInfo.endCursor },
        updateQuery: (before, { fetchMoreResult: { ratedPets } }) => ({
          ratedPets: { ...ratedPets, edges: [...before.ratedPets.edges, ...ratedPets.edges] },
        }),
      });
    } catch (failure) {
      setMoreError(failure as Error);
    }
  }

  return {
    pets: page?.edges.map(({ node }) => node.pet),
    total: page?.totalCount ?? 0,
    hasMore: page?.pageInfo.hasNextPage ?? false,
    isLoading: loading,
    error: error ?? moreError,
    retry: () => void refetch().catch(() => undefined),
    showMore: () => void showMore(),
  };
}
