import { useQuery } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import { LIST_PAGE_SIZE } from '../../../../../domain/pages/page-queries.ts';
import type { PetOrderBy, PetWhere } from '../../../gql/graphql.ts';
import { PetListDocument, PetListMoreDocument } from '../api/catalogue.operations.ts';

/** Items of each further page. */
const PAGE_SIZE = 24;

export interface PetListVariables {
  readonly where: PetWhere;
  readonly search?: string;
  readonly orderBy: PetOrderBy;
}

/**
 * A list of the catalogue, page by page. While another filter loads, the items of the last one stay
 * (`isStale`), so that the page does not jump.
 */
export function usePetList(variables: PetListVariables) {
  const { data, previousData, error, loading, fetchMore, refetch } = useQuery(PetListDocument, {
    variables: { ...variables, first: LIST_PAGE_SIZE },
    notifyOnNetworkStatusChange: true,
  });
  const [moreError, setMoreError] = useState<unknown>();
  const isFetchingMore = useRef(false);
  const [isLoadingMore, setLoadingMore] = useState(false);

  const shown = data ?? (loading ? previousData : undefined);
  const page = shown?.pets;
  const after = data?.pets.pageInfo.endCursor;

  const loadMore = useCallback(async () => {
    if (isFetchingMore.current) return;
    isFetchingMore.current = true;
    setLoadingMore(true);
    setMoreError(undefined);
    try {
      await fetchMore({ query: PetListMoreDocument, variables: { ...variables, first: PAGE_SIZE, after } });
    } catch (failure) {
      setMoreError(failure);
    } finally {
      isFetchingMore.current = false;
      setLoadingMore(false);
    }
  }, [fetchMore, variables, after]);

  return {
    pets: page?.edges.map((edge) => edge.node) ?? [],
    facets: page?.facets,
    totalCount: page?.totalCount ?? 0,
    /** What the search was read as, where that is not what was typed. */
    searchNote: page?.searchNote ?? null,
    /** The search without what is not sold, where it finds something. */
    nearestSearch: page?.nearestSearch ?? null,
    /** How the search was read, part by part. */
    reading: page?.reading ?? [],
    /** The page of the shop that was searched for. */
    shopPage: page?.shopPage ?? null,
    /** Whether more than the first page has been asked for. */
    hasManyPages: (page?.edges.length ?? 0) > LIST_PAGE_SIZE,
    hasMore: data?.pets.pageInfo.hasNextPage ?? false,
    isFirstLoad: loading && !shown,
    isStale: loading && !isLoadingMore && Boolean(shown),
    /** Whether there is nothing in it, for sure. */
    isEmpty: page?.totalCount === 0,
    error: shown ? undefined : error,
    isLoadingMore,
    moreError,
    loadMore,
    refetch,
  };
}

export type PetListState = ReturnType<typeof usePetList>;
