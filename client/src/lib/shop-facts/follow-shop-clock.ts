import type { ApolloClient } from '@apollo/client';
import type { ShopFactsQuery } from '../../gql/graphql.ts';
import { shopZone } from '../format/shop-time-zone.ts';
import { ShopFactsDocument } from './shop-facts.operations.ts';

/** Sets the shop's clock by its settings, as far as they are here and whenever they change. @returns ends it */
export function followShopClock({ cache }: ApolloClient): () => void {
  return cache.watch<ShopFactsQuery>({
    query: ShopFactsDocument,
    optimistic: false,
    // Before the first page is drawn they are here.
    immediate: true,
    callback({ result }) {
      shopZone.name = result?.shopSettings?.timeZone ?? shopZone.name;
    },
  });
}
