import { useReactiveVar } from '@apollo/client/react';
import { shopStateVar } from '../../../lib/cart-store/cart-store.ts';

/** What is in the cart, here and in every other tab. */
export function useCart() {
  return useReactiveVar(shopStateVar).cart;
}

export function useAmountInCart(petId: string): number {
  return useCart().find((entry) => entry.petId === petId)?.accessoriesAmount ?? 0;
}
