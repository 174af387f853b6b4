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
  const { rows: promotions, ...pages } = listPages(data?.promotions, query);
  return { promotions, ...pages };
}
