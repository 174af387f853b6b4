import { makeVar } from '@apollo/client';
import { MAX_AMOUNT, MAX_ENTRIES } from '../../../domain/pet-options.ts';
import {
  type CartItem,
  emptyShopState,
  type PendingCheckout,
  readShopState,
  type ShopState,
} from './saved-state.ts';

/** Where the browser keeps what must survive a reload (specification §9). */
export const STORAGE_KEY = 'pet-store';

/** Longest wait for the saved state, in milliseconds (specification §9). */
export const RESTORE_TIMEOUT = 5000;

/** What survives a reload, the same in every tab. It holds ids and amounts; prices are the server's. */
export const shopStateVar = makeVar<ShopState>(emptyShopState);

/**
 * Takes over what was saved, and from then on what other tabs save.
 *
 * Never fails and never takes longer than `RESTORE_TIMEOUT`: a shop with an empty cart is better than none.
 *
 * @param read gives the saved text, or null when there is none
 */
export async function restoreShopState(read: () => string | null | Promise<string | null> = readStorage) {
  removeEventListener('storage', takeOverFromTab);
  addEventListener('storage', takeOverFromTab);

  const late = Symbol('late');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), RESTORE_TIMEOUT);
  });
  try {
    const text = await Promise.race([read(), timeout]);
    if (text !== late) shopStateVar(readShopState(text));
  } catch {
    shopStateVar(emptyShopState);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Puts some more pieces of an item into the cart.
 *
 * @param seenPrice what the shopper was told that one costs, US dollars
 */
export function addToCart(petId: string, accessoriesAmount: number, seenPrice?: number): void {
  if (accessoriesAmount < 1) return;
  const { cart } = shopStateVar();
  const inCart = amountOf(petId, cart);
  const entry = {
    petId,
    accessoriesAmount: Math.min(inCart + accessoriesAmount, MAX_AMOUNT),
    ...(seenPrice !== undefined && { seenPrice }),
  };
  if (inCart > 0) saveCart(cart.map((known) => (known.petId === petId ? { ...known, ...entry } : known)));
  else if (cart.length < MAX_ENTRIES) saveCart([...cart, entry]);
}

/** Changes how many pieces are in the cart; none takes the item out. */
export function setAmount(petId: string, accessoriesAmount: number): void {
  if (accessoriesAmount < 1) {
    removeFromCart(petId);
    return;
  }
  const amount = Math.min(accessoriesAmount, MAX_AMOUNT);
  saveCart(
    shopStateVar().cart.map((entry) =>
      entry.petId === petId ? { ...entry, accessoriesAmount: amount } : entry,
    ),
  );
}

export function removeFromCart(petId: string): void {
  saveCart(shopStateVar().cart.filter((entry) => entry.petId !== petId));
}

export function clearCart(): void {
  saveCart([]);
}

/** Takes what was bought out of the cart. What was added meanwhile, here or in another tab, stays. */
export function takeFromCart(bought: readonly CartItem[]): void {
  const left = shopStateVar().cart.map((entry) => ({
    ...entry,
    accessoriesAmount: entry.accessoriesAmount - amountOf(entry.petId, bought),
  }));
  saveCart(left.filter((entry) => entry.accessoriesAmount > 0));
}

/** Notes a payment whose end the shopper has not seen, or that there is none. */
export function rememberCheckout(pendingCheckout: PendingCheckout | undefined): void {
  save({ ...shopStateVar(), pendingCheckout });
}

function amountOf(petId: string, entries: readonly CartItem[]): number {
  return entries
    .filter((entry) => entry.petId === petId)
    .reduce((sum, entry) => sum + entry.accessoriesAmount, 0);
}

function saveCart(cart: readonly CartItem[]): void {
  save({ ...shopStateVar(), cart });
}

function save(state: ShopState): void {
  shopStateVar(state);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(state));
  } catch {
    // Blocked or full: the cart works until the tab is closed.
  }
}

function takeOverFromTab(event: StorageEvent): void {
  // The key is null when another tab cleared the whole storage.
  if (event.key === STORAGE_KEY || event.key === null) shopStateVar(readShopState(event.newValue));
}

function readStorage(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}
