import { useQuery } from '@apollo/client/react';
import type { PromotionRowFragment } from '../../../gql/graphql.ts';
import { listPages, PAGE_SIZE } from '../../../ui/tables/list-pages.ts';
import { PromotionsDocument } from './promotions.operations.ts';

export type Promotion = PromotionRowFragment;

/** Promotions, newest first, page after page. */
export function usePromotions() {
  const { data, ...query } = useQuery(PromotionsDocument, {
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  return listPages(data?.promotions, query);
}
