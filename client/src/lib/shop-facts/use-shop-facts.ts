import { useQuery } from '@apollo/client/react';
import { defaultShopFacts, type ShopFacts } from '../../../../domain/shop-settings/shop-settings.ts';
import { ShopFactsDocument } from './shop-facts.operations.ts';

/** Of a shop that nobody has told of yet: a page says nothing rather than what is another shop's. */
const unknownShop: ShopFacts = {
  ...defaultShopFacts,
  name: '',
  address: '',
  phone: '',
  email: '',
  openingHours: [],
  sameDayDays: [],
  instagram: '',
  facebook: '',
  x: '',
  youtube: '',
};

/** The shop in its owner's words and figures. They come with every page. */
export function useShopFacts(): ShopFacts {
  const { data } = useQuery(ShopFactsDocument);
  return data?.shopSettings ?? unknownShop;
}
