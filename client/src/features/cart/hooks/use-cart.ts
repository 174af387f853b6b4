import { useReactiveVar } from '@apollo/client/react';
import { shopStateVar } from '../../../lib/cart-store/cart-store.ts';

/** What is in the cart, here and in every other tab. */
export function useCart() {
  return useReactiveVar(shopStateVar).cart;
}

export function useAmountInCart(petId: string): number {
  return useCart().find((entry) => entry.petId === petId)?.accessoriesAmount ?? 0;
}

/** Weeks from one delivery to the next; undefined for what comes once, or is not there. */
export function useRhythmInCart(petId: string): number | undefined {
  return useCart().find((entry) => entry.petId === petId)?.everyWeeks;
}
