import { MAX_CART_ENTRIES, MAX_ENTRY_AMOUNT } from '../../../../domain/catalogue/pet-options.ts';
import { digest } from '../digest.ts';

const FORMAT_VERSION = 1;

export interface CartItem {
  readonly petId: string;
  readonly accessoriesAmount: number;
  /** What one cost when it was put in, US dollars: told where it costs something else now, never charged. */
  readonly seenPrice?: number | undefined;
}

/** How many payments are remembered as taken out of the cart. */
export const MAX_SETTLED_PAYMENTS = 20;

/** A payment whose end the shopper has not seen. Who pays, and where it goes, is not kept with it. */
export interface PendingCheckout {
  readonly idempotencyKey: string;
  readonly entries: readonly CartItem[];
  /** Tells this order from others, by whom it is for as well; gone where its owner has signed out. */
  readonly fingerprint?: string | undefined;
  readonly paymentId?: string | undefined;
}

/** What is kept of one shopper. */
export interface ShopperState {
  readonly cart: readonly CartItem[];
  readonly pendingCheckout?: PendingCheckout;
  /** Payments that were taken out of the cart, the latest last: none is taken out twice. */
  readonly settledPayments?: readonly string[];
}

export interface ShopState extends ShopperState {
  readonly version: typeof FORMAT_VERSION;
  /** Whose it is, as `ownerOf` says it; a visitor's where it names nobody. */
  readonly owner?: string;
}

export const emptyShopState: ShopState = { version: FORMAT_VERSION, cart: [] };

/** What waits for somebody who has signed out. */
export interface StoredShopper extends ShopperState {
  readonly owner: string;
}

/** Accounts that a browser keeps something of, the latest last. */
export const MAX_STORED_SHOPPERS = 5;

/*
 * Anybody can write into the browser's storage, so each part is checked on its own and dropped where it is malformed;
 * what is left is used. Checked by hand, because every page begins with it: a library for it is 14 kB, gzipped.
 */

type Fields = Readonly<Record<string, unknown>>;

/** The state in a saved text. */
export function readShopState(text: string | null): ShopState {
  const saved = parseJson(text);
  if (!isObject(saved) || saved.version !== FORMAT_VERSION) return emptyShopState;
  return {
    version: FORMAT_VERSION,
    ...(isDigest(saved.owner) && { owner: saved.owner }),
    ...readShopper(saved),
  };
}

/** What waits for those who have signed out, in a saved text. */
export function parseStoredShoppers(text: string | null): StoredShopper[] {
  const saved = parseJson(text);
  if (!isObject(saved) || saved.version !== FORMAT_VERSION || !Array.isArray(saved.shoppers)) return [];
  return saved.shoppers
    .filter(isObject)
    .flatMap((shopper) =>
      isDigest(shopper.owner) ? [{ owner: shopper.owner, ...readShopper(shopper) }] : [],
    )
    .slice(-MAX_STORED_SHOPPERS);
}

export function serializeStoredShoppers(shoppers: readonly StoredShopper[]): string {
  return JSON.stringify({ version: FORMAT_VERSION, shoppers });
}

function readShopper(saved: Fields): ShopperState {
  const pendingCheckout = readPendingCheckout(saved.pendingCheckout);
  const settledPayments = readSettledPayments(saved.settledPayments);
  return {
    cart: readCart(saved.cart),
    ...(pendingCheckout && { pendingCheckout }),
    ...(settledPayments && { settledPayments }),
  };
}

function readCart(value: unknown): CartItem[] {
  if (!Array.isArray(value)) return [];
  const items = new Map<string, CartItem>();
  for (const part of value) {
    const item = readCartItem(part);
    if (item && !items.has(item.petId)) items.set(item.petId, item);
    if (items.size === MAX_CART_ENTRIES) break;
  }
  return [...items.values()];
}

function readCartItem(value: unknown): CartItem | null {
  if (!isObject(value)) return null;
  const { petId, accessoriesAmount, seenPrice } = value;
  if (!isText(petId, 1, 64) || !/^[0-9a-zA-Z_-]+$/.test(petId) || !isAmount(accessoriesAmount)) return null;
  return { petId, accessoriesAmount, ...(isPrice(seenPrice) && { seenPrice }) };
}

function readPendingCheckout(value: unknown): PendingCheckout | null {
  if (!isObject(value)) return null;
  const { idempotencyKey, entries, fingerprint, content, paymentId } = value;
  if (!isText(idempotencyKey, 1, 255)) return null;
  // An older shop kept name, address and phone, too.
  const known = isText(content, 1, 20_000) ? digest(content) : fingerprint;
  const pending = {
    idempotencyKey,
    entries: readCart(entries ?? entriesIn(content)),
    ...(isDigest(known) && { fingerprint: known }),
  };
  if (paymentId === undefined) return pending;
  return isPaymentId(paymentId) ? { ...pending, paymentId } : null;
}

function entriesIn(content: unknown): unknown {
  const saved = typeof content === 'string' ? parseJson(content) : null;
  return isObject(saved) ? saved.entries : undefined;
}

function readSettledPayments(value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_SETTLED_PAYMENTS) return null;
  return value.every(isPaymentId) ? value : null;
}

function isDigest(value: unknown): value is string {
  return isText(value, 1, 64) && /^[0-9a-z]+$/.test(value);
}

function isPaymentId(value: unknown): value is string {
  return isText(value, 1, 64);
}

function isAmount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_ENTRY_AMOUNT;
}

/** In US dollars. */
function isPrice(value: unknown): value is number {
  return Number.isFinite(value) && Number(value) >= 0;
}

function isText(value: unknown, min: number, max: number): value is string {
  return typeof value === 'string' && value.length >= min && value.length <= max;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
