import { useQuery } from '@apollo/client/react';
import type { PromotionRowFragment } from '../../../gql/graphql.ts';
import { PromotionsDocument } from './promotions.operations.ts';

const PAGE_SIZE = 20;
/** The API's page limit. */
const MAX_PAGE_SIZE = 100;

export type Promotion = PromotionRowFragment;

/** Promotions, newest first, page after page. */
export function usePromotions() {
  const { data, loading, error, refetch, fetchMore } = useQuery(PromotionsDocument, {
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const connection = data?.promotions;
  const promotions = connection?.edges.map((edge) => edge.node);
  const shown = promotions?.length ?? 0;

  return {
    promotions,
    total: connection?.totalCount ?? 0,
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    isLoading: loading,
    error,
    refetch: () =>
      void refetch({ first: Math.min(MAX_PAGE_SIZE, Math.max(PAGE_SIZE, shown)) }).catch(() => undefined),
    showMore: () =>
      void fetchMore({ variables: { first: PAGE_SIZE, after: connection?.pageInfo.endCursor } }).catch(
        () => undefined,
      ),
  };
}
