import { MAX_AMOUNT, MAX_ENTRIES } from '../../../domain/pet-options.ts';

const VERSION = 1;

export interface CartItem {
  readonly petId: string;
  readonly accessoriesAmount: number;
  /** What one cost when it was put in, US dollars: told where it costs something else now, never charged. */
  readonly seenPrice?: number | undefined;
}

/** How many payments are remembered as taken out of the cart. */
export const MAX_SETTLED = 20;

/** A payment whose end the shopper has not seen. */
export interface PendingCheckout {
  readonly idempotencyKey: string;
  readonly content: string;
  readonly paymentId?: string | undefined;
}

export interface ShopState {
  readonly version: typeof VERSION;
  readonly cart: readonly CartItem[];
  readonly pendingCheckout?: PendingCheckout;
  /** Payments that were taken out of the cart, the latest last: none is taken out twice. */
  readonly settledPayments?: readonly string[];
}

export const emptyShopState: ShopState = { version: VERSION, cart: [] };

/*
 * Anybody can write into the browser's storage, so each part is checked on its own and dropped where it is malformed;
 * what is left is used. Checked by hand, because every page begins with it: a library for it is 14 kB, gzipped.
 */

type Fields = Readonly<Record<string, unknown>>;

/** The state in a saved text. */
export function readShopState(text: string | null): ShopState {
  const saved = parseJson(text);
  if (!isObject(saved) || saved.version !== VERSION) return emptyShopState;

  const pendingCheckout = readPendingCheckout(saved.pendingCheckout);
  const settledPayments = readSettledPayments(saved.settledPayments);
  return {
    version: VERSION,
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
    if (items.size === MAX_ENTRIES) break;
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
  const { idempotencyKey, content, paymentId } = value;
  if (!isText(idempotencyKey, 1, 255) || !isText(content, 0, 20_000)) return null;
  if (paymentId === undefined) return { idempotencyKey, content };
  return isPaymentId(paymentId) ? { idempotencyKey, content, paymentId } : null;
}

function readSettledPayments(value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_SETTLED) return null;
  return value.every(isPaymentId) ? value : null;
}

function isPaymentId(value: unknown): value is string {
  return isText(value, 1, 64);
}

function isAmount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_AMOUNT;
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
