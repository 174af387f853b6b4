import { useReactiveVar } from '@apollo/client/react';
import { shopStateVar } from '../../../lib/cart-store/cart-store.ts';
import type { CartChoices } from '../../../lib/cart-store/persistence.ts';

const noChoices: CartChoices = {};

/** What the shopper chose beside the items, here and in every other tab. */
export function useCartChoices(): CartChoices {
  return useReactiveVar(shopStateVar).choices ?? noChoices;
}
