import { useSubscription } from '@apollo/client/react';
import type { ShopOrderChangedSubscription } from '../../../../gql/graphql.ts';
import { ShopOrderChangedDocument } from '../api/shop-order-changes.operations.ts';

export type ShopOrderChange = ShopOrderChangedSubscription['shopOrderChanged'];

/** Subscribes to changes of all orders. Without a connection no changes arrive. */
export function useShopOrderChanges(onChange: (change: ShopOrderChange) => void): void {
  useSubscription(ShopOrderChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => data && onChange(data.shopOrderChanged),
    onError: () => undefined,
  });
}
