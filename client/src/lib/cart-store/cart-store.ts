import { makeVar } from '@apollo/client';
import { MAX_CART_ENTRIES, MAX_ENTRY_AMOUNT } from '../../../../domain/catalogue/pet-options.ts';
import { digest } from '../digest.ts';
import { reportUnkept } from '../storage-health.ts';
import {
  type CartItem,
  emptyShopState,
  MAX_SETTLED_PAYMENTS,
  MAX_STORED_SHOPPERS,
  type PendingCheckout,
  parseStoredShoppers,
  readShopState,
  type ShopperState,
  type ShopState,
  type StoredShopper,
  serializeStoredShoppers,
} from './persistence.ts';

/** Where the browser keeps what must survive a reload (specification §9). */
export const STORAGE_KEY = 'pet-store';

/** Where it keeps the carts of accounts that have signed out. */
export const STORED_SHOPPERS_KEY = 'pet-store-accounts';

/** Longest wait for the saved state, in milliseconds (specification §9). */
export const RESTORE_TIMEOUT_MS = 5000;

/** What survives a reload, the same in every tab. It holds ids and amounts; prices are the server's. */
export const shopStateVar = makeVar<ShopState>(emptyShopState);

/** Whose session has ended in this tab without their doing, until somebody signs in: their cart waits for them. */
export const endedSessionVar = makeVar<string | undefined>(undefined);

/** Whether the storage has taken what was saved last; where it has not, it is older than this tab. */
let isKept = true;

/** What the storage would hold of those who have signed out; where it takes nothing, it is here until the page is left. */
let unkeptShoppers: readonly StoredShopper[] | null = null;

/**
 * Takes over what was saved, and from then on what other tabs save.
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
    // An older shop kept more of a payment than this one reads.
    if (text?.includes('"content"')) save(state);
  } catch {
    shopStateVar(emptyShopState);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Gives an account its cart back, and the one of the visitor who has just signed in with it: a visitor's cart goes to
 * whoever signs in next.
 *
 * @param uid the identity provider's id of the account
 */
export function claimCart(uid: string): void {
  endedSessionVar(undefined);
  const owner = digest(uid);
  const state = latestShopState();
  if (state.owner === owner) return;
  if (state.owner !== undefined) storeShopper(state.owner, state);
  const { cart, ...own } = takeStoredShopper(owner);
  const found = state.owner === undefined ? state.cart : [];
  save({ ...emptyShopState, owner, ...own, cart: mergeCarts([...cart, ...found]) });
}

/** Takes note that the session of whoever is signed in has come to its end, which is no log-out of theirs. */
export function markSessionEnded(): void {
  endedSessionVar(latestShopState().owner);
}

/** Whether the cart that is shown is the one of an account, by the identity provider's id of it. */
export function isCartOf(uid: string): boolean {
  return latestShopState().owner === digest(uid);
}

/**
 * Puts the cart of an account away until it signs in again; whoever comes next begins with an empty one.
 *
 * @param uid whose it is. A tab may hear of a log-out after somebody else has signed in in another one, whose cart stays
 *   then. Without it the cart is put away, whoever's it is.
 */
export function releaseCart(uid?: string | null): void {
  const state = latestShopState();
  if (state.owner === undefined || (uid && state.owner !== digest(uid))) return;
  storeShopper(state.owner, state);
  save(emptyShopState);
  if (!isKept) removeSaved();
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
    accessoriesAmount: Math.min(inCart + accessoriesAmount, MAX_ENTRY_AMOUNT),
    ...(seenPrice !== undefined && { seenPrice }),
  };
  if (inCart > 0) saveCart(cart.map((known) => (known.petId === petId ? { ...known, ...entry } : known)));
  else if (cart.length < MAX_CART_ENTRIES) saveCart([...cart, entry]);
}

/** Changes how many pieces are in the cart; none takes the item out. */
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

export function clearCart(): void {
  saveCart([]);
}

/**
 * Takes what a payment bought out of the cart. What was added meanwhile, here or in another tab, stays: each tab that
 * hears of the payment says so, and only the first takes something.
 *
 * @param owner whose payment it is: whoever began it may have signed out meanwhile
 */
export function subtractFromCart(
  { paymentId, entries }: { paymentId: string; entries: readonly CartItem[] },
  owner = latestShopState().owner,
) {
  changeShopper(owner, ({ cart, settledPayments = [], ...rest }) => {
    if (settledPayments.includes(paymentId)) return { ...rest, settledPayments, cart };
    const left = cart.map((entry) => ({
      ...entry,
      accessoriesAmount: entry.accessoriesAmount - amountOf(entry.petId, entries),
    }));
    return {
      ...rest,
      cart: left.filter((entry) => entry.accessoriesAmount > 0),
      settledPayments: [...settledPayments, paymentId].slice(-MAX_SETTLED_PAYMENTS),
    };
  });
}

/** Notes a payment whose end the shopper has not seen, or that there is none. */
export function savePendingCheckout(
  pendingCheckout: PendingCheckout | undefined,
  owner = latestShopState().owner,
): void {
  changeShopper(owner, ({ pendingCheckout: _before, ...rest }) =>
    pendingCheckout ? { ...rest, pendingCheckout } : rest,
  );
}

/** The payment whose end the shopper has not seen. */
export function readPendingCheckout(owner = latestShopState().owner): PendingCheckout | undefined {
  const state = latestShopState();
  if (state.owner === owner) return state.pendingCheckout;
  return storedShoppers().find((shopper) => shopper.owner === owner)?.pendingCheckout;
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

/** Changes what is kept of one shopper, whose cart is shown or waits. */
function changeShopper(owner: string | undefined, change: (state: ShopperState) => ShopperState): void {
  const state = latestShopState();
  if (state.owner === owner) {
    const { version } = state;
    save({ version, ...(owner !== undefined && { owner }), ...change(withoutOwner(state)) });
    return;
  }
  if (owner !== undefined) storeShopper(owner, change(takeStoredShopper(owner)));
}

function withoutOwner({ cart, pendingCheckout, settledPayments }: ShopperState): ShopperState {
  return {
    cart,
    ...(pendingCheckout && { pendingCheckout }),
    ...(settledPayments && { settledPayments }),
  };
}

/** Without what tells whom an order was for, and without what is worth nothing. */
function storeShopper(owner: string, state: ShopperState): void {
  const { pendingCheckout, ...rest } = withoutOwner(state);
  const others = storedShoppers().filter((shopper) => shopper.owner !== owner);
  const { fingerprint: _fingerprint, ...pending } = pendingCheckout ?? {};
  const kept = { owner, ...rest, ...(pendingCheckout && { pendingCheckout: pending as PendingCheckout }) };
  const isEmpty = rest.cart.length === 0 && !pendingCheckout && !rest.settledPayments;
  saveStoredShoppers(isEmpty ? others : [...others, kept].slice(-MAX_STORED_SHOPPERS));
}

function takeStoredShopper(owner: string): ShopperState {
  const kept = storedShoppers();
  const found = kept.find((shopper) => shopper.owner === owner);
  if (!found) return { cart: [] };
  saveStoredShoppers(kept.filter((shopper) => shopper !== found));
  return withoutOwner(found);
}

function storedShoppers(): readonly StoredShopper[] {
  if (unkeptShoppers) return unkeptShoppers;
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
    unkeptShoppers = null;
  } catch {
    unkeptShoppers = shoppers;
  }
}

/** Entries of one item as one, no more of it than an order takes. */
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
    reportUnkept();
  }
}

/** A storage that is full takes nothing, but gives up what it has. */
function removeSaved(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // One that is forbidden has nothing either.
  }
}

function syncFromTab(event: StorageEvent): void {
  // The key is null when another tab cleared the whole storage.
  if (event.key === STORAGE_KEY || event.key === null) shopStateVar(readShopState(event.newValue));
}

function readStorage(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}
