import { useQuery } from '@apollo/client/react';
import { defaultShopFacts, type ShopFacts } from '../../../../domain/shop-settings/shop-settings.ts';
import { ShopFactsDocument } from './shop-facts.operations.ts';

/** The shop in its owner's words and figures. They come with every page; without them it is as the shop comes. */
export function useShopFacts(): ShopFacts {
  const { data } = useQuery(ShopFactsDocument);
  return data?.shopSettings ?? defaultShopFacts;
}
