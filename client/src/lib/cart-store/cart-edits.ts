import { MAX_ENTRY_AMOUNT } from '../../../../domain/catalogue/pet-options.ts';
import { latestShopState, saveCart } from './cart-store.ts';
import type { CartItem } from './persistence.ts';

/*
 * What only the pages of the cart and of an item do to it. Apart from the rest, which the first page loads.
 */

/** Changes the amount of an item in the cart; 0 removes it. */
export function setAmount(petId: string, accessoriesAmount: number): void {
  if (accessoriesAmount < 1) {
    removeFromCart(petId);
    return;
  }
  changeEntry(petId, { accessoriesAmount: Math.min(accessoriesAmount, MAX_ENTRY_AMOUNT) });
}

/** Has an item of the cart come again every so many weeks; undefined has it come once. */
export function setRhythm(petId: string, everyWeeks: number | undefined): void {
  changeEntry(petId, { everyWeeks });
}

export function removeFromCart(petId: string): void {
  saveCart(latestShopState().cart.filter((entry) => entry.petId !== petId));
}

/** Empties the cart; what was chosen beside it waits for the next one. */
export function clearCart(): void {
  saveCart([]);
}

function changeEntry(petId: string, change: Partial<CartItem>): void {
  saveCart(latestShopState().cart.map((entry) => (entry.petId === petId ? { ...entry, ...change } : entry)));
}
