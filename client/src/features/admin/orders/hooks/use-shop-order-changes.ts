import { useSubscription } from '@apollo/client/react';
import type { ShopOrderChangedSubscription } from '../../../../gql/graphql.ts';
import { ShopOrderChangedDocument } from '../api/shop-order-changes.operations.ts';

export type ShopOrderChange = ShopOrderChangedSubscription['shopOrderChanged'];

/** Hears what happens to anybody's orders. Where nothing can be heard, nothing happens. */
export function useShopOrderChanges(onChange: (change: ShopOrderChange) => void): void {
  useSubscription(ShopOrderChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => data && onChange(data.shopOrderChanged),
    onError: () => undefined,
  });
}
