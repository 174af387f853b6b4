import { makeVar } from '@apollo/client';
import { MAX_AMOUNT, MAX_ENTRIES } from '../../../domain/pet-options.ts';
import {
  type CartItem,
  emptyShopState,
  MAX_SETTLED,
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

/** Whether the storage has taken what was saved last; where it has not, it is older than this tab. */
let isKept = true;

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
  const { cart } = latestShopState();
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
    latestShopState().cart.map((entry) =>
      entry.petId === petId ? { ...entry, accessoriesAmount: amount } : entry,
    ),
  );
}

export function removeFromCart(petId: string): void {
  saveCart(latestShopState().cart.filter((entry) => entry.petId !== petId));
}

export function clearCart(): void {
  saveCart([]);
}

/**
 * Takes what a payment bought out of the cart. What was added meanwhile, here or in another tab, stays: each tab that
 * hears of the payment says so, and only the first takes something.
 */
export function takeFromCart({ paymentId, entries }: { paymentId: string; entries: readonly CartItem[] }) {
  const { cart, settledPayments = [], ...rest } = latestShopState();
  if (settledPayments.includes(paymentId)) {
    shopStateVar({ ...rest, settledPayments, cart });
    return;
  }
  const left = cart.map((entry) => ({
    ...entry,
    accessoriesAmount: entry.accessoriesAmount - amountOf(entry.petId, entries),
  }));
  save({
    ...rest,
    cart: left.filter((entry) => entry.accessoriesAmount > 0),
    settledPayments: [...settledPayments, paymentId].slice(-MAX_SETTLED),
  });
}

/** Notes a payment whose end the shopper has not seen, or that there is none. */
export function rememberCheckout(pendingCheckout: PendingCheckout | undefined): void {
  save({ ...latestShopState(), pendingCheckout });
}

/** What the storage says now: the news of another tab's change may still be on its way. */
export function latestShopState(): ShopState {
  if (!isKept) return shopStateVar();
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    return text === null ? shopStateVar() : readShopState(text);
  } catch {
    return shopStateVar();
  }
}

function amountOf(petId: string, entries: readonly CartItem[]): number {
  return entries
    .filter((entry) => entry.petId === petId)
    .reduce((sum, entry) => sum + entry.accessoriesAmount, 0);
}

function saveCart(cart: readonly CartItem[]): void {
  save({ ...latestShopState(), cart });
}

function save(state: ShopState): void {
  shopStateVar(state);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(state));
    isKept = true;
  } catch {
    // Blocked or full: the cart works until the tab is closed.
    isKept = false;
  }
}

function takeOverFromTab(event: StorageEvent): void {
  // The key is null when another tab cleared the whole storage.
  if (event.key === STORAGE_KEY || event.key === null) shopStateVar(readShopState(event.newValue));
}

function readStorage(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}
