import { MAX_ENTRY_AMOUNT } from '../../../../domain/catalogue/pet-options.ts';
import { latestShopState, saveCart } from './cart-store.ts';

/*
 * What only the page of the cart does to it. Apart from the rest, which the first page loads.
 */

/** Changes the amount of an item in the cart; 0 removes it. */
export function setAmount(petId: string, accessoriesAmount: number): void {
  if (accessoriesAmount < 1) {
    removeFromCart(petId);
    return;
  }
  const amount = Math.min(accessoriesAmount, MAX_ENTRY_AMOUNT);
  saveCart(
    latestShopState().cart.map((entry) =>
      entry.petId === petId ? { ...entry, accessoriesAmount: amount } : entry,
    ),
  );
}

export function removeFromCart(petId: string): void {
  saveCart(latestShopState().cart.filter((entry) => entry.petId !== petId));
}

/** Empties the cart; what was chosen beside it waits for the next one. */
export function clearCart(): void {
  saveCart([]);
}
