import type { ApolloClient } from '@apollo/client';
import { defaultShopFacts, type ShopFacts } from '../../../domain/shop-settings/shop-settings.ts';
import { ShopFactsDocument } from '../lib/shop-facts/shop-facts.operations.ts';

/** The shop as it comes, but for what is given, as the API answers it. */
export function shopFactsData(changes: Partial<ShopFacts> = {}) {
  const { openingHours, sameDayDays, ...facts } = { ...defaultShopFacts, ...changes };
  return {
    shopSettings: {
      __typename: 'ShopSettings' as const,
      ...facts,
      sameDayDays: [...sameDayDays],
      openingHours: openingHours.map((day) => ({ __typename: 'OpeningHours' as const, ...day })),
    },
  };
}

/** Every page comes with them. */
export function writeShopFacts(client: ApolloClient): void {
  client.writeQuery({ query: ShopFactsDocument, data: shopFactsData() });
}
