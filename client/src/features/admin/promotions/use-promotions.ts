import type { PromotionRowFragment } from '../../../gql/graphql.ts';
import { useListPages } from '../../../ui/tables/use-list-pages.ts';
import { PromotionsDocument } from './promotions.operations.ts';

export type Promotion = PromotionRowFragment;

/** Promotions, newest first, page after page. */
export function usePromotions() {
  return useListPages(PromotionsDocument, {}, ({ promotions }) => promotions);
}
