import { makeVar } from '@apollo/client';
import { MAX_CART_ENTRIES, MAX_ENTRY_AMOUNT } from '../../../../domain/catalogue/pet-options.ts';
import { digest } from '../digest.ts';
import { reportStorageBlocked } from '../storage-health.ts';
import {
  type CartChoices,
  type CartItem,
  emptyShopState,
  MAX_STORED_SHOPPERS,
  type PendingCheckout,
  parseStoredShoppers,
  readChoices,
  readShopState,
  type ShopperState,
  type ShopState,
  type StoredShopper,
  serializeStoredShoppers,
} from './persistence.ts';

/** Storage key of what must survive a reload (specification §9). */
export const STORAGE_KEY = 'pet-store';

/** Storage key of the carts of signed-out accounts. */
export const STORED_SHOPPERS_KEY = 'pet-store-accounts';

/** Longest wait for the saved state, in milliseconds (specification §9). */
export const RESTORE_TIMEOUT_MS = 5000;

/** The stored state, synced between tabs. It holds ids and amounts; prices are the server's. */
export const shopStateVar = makeVar<ShopState>(emptyShopState);

/** Owner of a session that ended in this tab without a log-out, until the next sign-in: the cart waits for them. */
export const endedSessionVar = makeVar<string | undefined>(undefined);

/** Whether the last write to the storage succeeded; where it did not, the storage is older than this tab. */
let isStored = true;

/** Carts of signed-out accounts while the storage does not work; lost when the page is left. */
let unsavedShoppers: readonly StoredShopper[] | null = null;

/**
 * Restores the saved state, and from then on syncs with other tabs.
 *
 * Never fails and never takes longer than `RESTORE_TIMEOUT_MS`: a shop with an empty cart is better than none.
 *
 * @param read gives the saved text, or null when there is none
 */
export async function restoreShopState(read: () => string | null | Promise<string | null> = readStorage) {
  removeEventListener('storage', syncFromTab);
  addEventListener('storage', syncFromTab);

  const late = Symbol('late');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), RESTORE_TIMEOUT_MS);
  });
  try {
    const text = await Promise.race([read(), timeout]);
    if (text === late) return;
    const state = readShopState(text);
    shopStateVar(state);
    // Older versions stored personal data of a payment; saving removes it.
    if (text?.includes('"content"')) save(state);
  } catch {
    shopStateVar(emptyShopState);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Restores the stored cart of an account that signs in, and adds the visitor's cart to it: that goes to whoever signs in
 * next.
 *
 * @param uid the identity provider's id of the account
 */
export function claimCart(uid: string): void {
  endedSessionVar(undefined);
  const owner = digest(uid);
  const state = latestShopState();
  if (state.owner === owner) return;
  if (state.owner !== undefined) storeShopper(state.owner, state);
  const { cart, choices, ...own } = takeStoredShopper(owner);
  const found = state.owner === undefined ? state : emptyShopState;
  const { comparison, seen } = found;
  save({
    ...emptyShopState,
    owner,
    ...own,
    ...(comparison && { comparison }),
    ...(seen && { seen }),
    ...readChoices({ ...choices, ...found.choices }),
    cart: mergeCarts([...cart, ...found.cart]),
  });
}

/** Marks the current session as ended without a log-out. */
export function markSessionEnded(): void {
  endedSessionVar(latestShopState().owner);
}

/** Whether the current cart belongs to an account. @param uid the identity provider's id of the account */
export function isCartOf(uid: string): boolean {
  return latestShopState().owner === digest(uid);
}

/**
 * Stores the cart of an account until its next sign-in, and starts an empty one.
 *
 * @param uid whose cart to store: a tab may hear of a log-out late, when another account has signed in elsewhere, whose
 *   cart then stays. Without it any account's cart is stored.
 */
export function releaseCart(uid?: string | null): void {
  const state = latestShopState();
  if (state.owner === undefined || (uid && state.owner !== digest(uid))) return;
  storeShopper(state.owner, state);
  save(emptyShopState);
  if (!isStored) removeSaved();
}

/**
 * Adds an amount of an item to the cart.
 *
 * @param seenPrice the displayed price in US dollars
 * @param seenName the displayed name
 */
export function addToCart(
  petId: string,
  accessoriesAmount: number,
  seenPrice?: number,
  seenName?: string,
): void {
  if (accessoriesAmount < 1) return;
  const { cart } = latestShopState();
  const inCart = amountOf(petId, cart);
  const entry = {
    petId,
    accessoriesAmount: Math.min(inCart + accessoriesAmount, MAX_ENTRY_AMOUNT),
    ...(seenPrice !== undefined && { seenPrice }),
    ...(seenName !== undefined && { seenName }),
  };
  if (inCart > 0) saveCart(cart.map((known) => (known.petId === petId ? { ...known, ...entry } : known)));
  else if (cart.length < MAX_CART_ENTRIES) saveCart([...cart, entry]);
}

/**
 * Changes what was chosen beside the cart, also beside an empty one; undefined takes a choice back. A delivery that was
 * not picked is the shop's to recommend.
 */
export function changeChoices(change: CartChoices): void {
  const { choices, ...state } = latestShopState();
  save({ ...state, ...readChoices({ ...choices, ...change }) });
}

/** The state in the storage: another tab's storage event may not have arrived yet. */
export function latestShopState(): ShopState {
  if (!isStored) return shopStateVar();
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    return text === null ? shopStateVar() : readShopState(text);
  } catch {
    return shopStateVar();
  }
}

/** What is stored of a shopper, without whose it is. */
export function withoutOwner({
  cart,
  choices,
  pendingCheckout,
  settledPayments,
  comparison,
  seen,
}: ShopperState): ShopperState {
  return {
    cart,
    ...(choices && { choices }),
    ...(pendingCheckout && { pendingCheckout }),
    ...(settledPayments && { settledPayments }),
    ...(comparison && { comparison }),
    ...(seen && { seen }),
  };
}

/**
 * Stores a shopper who is signed out; drops the fingerprint, which depends on the order's recipient, what was looked at,
 * which is nobody else's business, and empty states.
 */
export function storeShopper(owner: string, state: ShopperState): void {
  const { pendingCheckout, comparison: _compared, seen: _seen, ...rest } = withoutOwner(state);
  const others = storedShoppers().filter((shopper) => shopper.owner !== owner);
  const { fingerprint: _fingerprint, ...pending } = pendingCheckout ?? {};
  const kept = { owner, ...rest, ...(pendingCheckout && { pendingCheckout: pending as PendingCheckout }) };
  const isEmpty = rest.cart.length === 0 && !rest.choices && !pendingCheckout && !rest.settledPayments;
  saveStoredShoppers(isEmpty ? others : [...others, kept].slice(-MAX_STORED_SHOPPERS));
}

/** Takes a shopper out of the storage. */
export function takeStoredShopper(owner: string): ShopperState {
  const kept = storedShoppers();
  const found = kept.find((shopper) => shopper.owner === owner);
  if (!found) return { cart: [] };
  saveStoredShoppers(kept.filter((shopper) => shopper !== found));
  return withoutOwner(found);
}

/** The shoppers who are signed out. */
export function storedShoppers(): readonly StoredShopper[] {
  if (unsavedShoppers) return unsavedShoppers;
  try {
    return parseStoredShoppers(localStorage.getItem(STORED_SHOPPERS_KEY));
  } catch {
    return [];
  }
}

function saveStoredShoppers(shoppers: readonly StoredShopper[]): void {
  try {
    if (shoppers.length > 0) localStorage.setItem(STORED_SHOPPERS_KEY, serializeStoredShoppers(shoppers));
    else localStorage.removeItem(STORED_SHOPPERS_KEY);
    unsavedShoppers = null;
  } catch {
    unsavedShoppers = shoppers;
  }
}

/** Merges entries of the same item, up to the limits of an order. */
function mergeCarts(entries: readonly CartItem[]): CartItem[] {
  const items = new Map<string, CartItem>();
  for (const entry of entries) {
    const known = items.get(entry.petId);
    const accessoriesAmount = (known?.accessoriesAmount ?? 0) + entry.accessoriesAmount;
    items.set(entry.petId, {
      ...known,
      ...entry,
      accessoriesAmount: Math.min(accessoriesAmount, MAX_ENTRY_AMOUNT),
    });
  }
  return [...items.values()].slice(0, MAX_CART_ENTRIES);
}

/** How many of an item some entries have. */
export function amountOf(petId: string, entries: readonly CartItem[]): number {
  return entries
    .filter((entry) => entry.petId === petId)
    .reduce((sum, entry) => sum + entry.accessoriesAmount, 0);
}

/** Stores another cart for the current shopper. */
export function saveCart(cart: readonly CartItem[]): void {
  save({ ...latestShopState(), cart });
}

/** Stores the state, and shows it in every tab. */
export function save(state: ShopState): void {
  shopStateVar(state);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(state));
    isStored = true;
  } catch {
    // Blocked or full: the cart works until the tab is closed.
    isStored = false;
    reportStorageBlocked();
  }
}

/** A full storage rejects writes, but allows removals. */
function removeSaved(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // A blocked storage has nothing to remove.
  }
}

function syncFromTab(event: StorageEvent): void {
  // The key is null when another tab cleared the whole storage.
  if (event.key === STORAGE_KEY || event.key === null) shopStateVar(readShopState(event.newValue));
}

function readStorage(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}
