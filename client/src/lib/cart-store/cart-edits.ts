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

/** Keeps the names of items, for when the shop does not know them any more. */
export function keepNames(items: readonly { readonly petId: string; readonly petname: string }[]): void {
  const { cart } = latestShopState();
  const named = cart.map((entry) => {
    const seenName = items.find(({ petId }) => petId === entry.petId)?.petname ?? entry.seenName;
    return seenName === entry.seenName ? entry : { ...entry, seenName };
  });
  if (named.some((entry, place) => entry !== cart[place])) saveCart(named);
}

export function removeFromCart(petId: string): void {
  saveCart(latestShopState().cart.filter((entry) => entry.petId !== petId));
}

/** Puts an item back that was removed, where it stood, unless it was put in again meanwhile. */
export function restoreToCart(entry: CartItem, place: number): void {
  const { cart } = latestShopState();
  if (cart.some(({ petId }) => petId === entry.petId)) return;
  saveCart([...cart.slice(0, place), entry, ...cart.slice(place)]);
}

/** Empties the cart; what was chosen beside it waits for the next one. */
export function clearCart(): void {
  saveCart([]);
}

function changeEntry(petId: string, change: Partial<CartItem>): void {
  saveCart(latestShopState().cart.map((entry) => (entry.petId === petId ? { ...entry, ...change } : entry)));
}
