import * as z from 'zod/mini';
import { MAX_AMOUNT, MAX_ENTRIES } from '../../../domain/pet-options.ts';

const VERSION = 1;

const cartItem = z.object({
  petId: z.string().check(z.regex(/^[0-9a-zA-Z_-]{1,64}$/)),
  accessoriesAmount: z.int().check(z.minimum(1), z.maximum(MAX_AMOUNT)),
  /** What one cost when it was put in, US dollars: told where it costs something else now, never charged. */
  seenPrice: z.catch(z.optional(z.number().check(z.minimum(0))), undefined),
});
export type CartItem = Readonly<z.infer<typeof cartItem>>;

const paymentId = z.string().check(z.minLength(1), z.maxLength(64));

/** How many payments are remembered as taken out of the cart. */
export const MAX_SETTLED = 20;

const pendingCheckout = z.object({
  idempotencyKey: z.string().check(z.minLength(1), z.maxLength(255)),
  content: z.string().check(z.maxLength(20_000)),
  paymentId: z.optional(paymentId),
});

/** A payment whose end the shopper has not seen. */
export type PendingCheckout = Readonly<z.infer<typeof pendingCheckout>>;

export interface ShopState {
  readonly version: typeof VERSION;
  readonly cart: readonly CartItem[];
  readonly pendingCheckout?: PendingCheckout;
  /** Payments that were taken out of the cart, the latest last: none is taken out twice. */
  readonly settledPayments?: readonly string[];
}

export const emptyShopState: ShopState = { version: VERSION, cart: [] };

const saved = z.object({
  version: z.literal(VERSION),
  cart: z.optional(z.unknown()),
  pendingCheckout: z.optional(z.unknown()),
  settledPayments: z.optional(z.unknown()),
});

const settledPayments = z.array(paymentId).check(z.minLength(1), z.maxLength(MAX_SETTLED));

/**
 * The state in a saved text. Anybody can write into the browser's storage, so each part is checked on its
 * own and dropped where it is malformed; what is left is used.
 */
export function readShopState(text: string | null): ShopState {
  const { data } = saved.safeParse(parseJson(text));
  if (!data) return emptyShopState;

  const pending = pendingCheckout.safeParse(data.pendingCheckout);
  const settled = settledPayments.safeParse(data.settledPayments);
  return {
    version: VERSION,
    cart: readCart(data.cart),
    ...(pending.success ? { pendingCheckout: pending.data } : {}),
    ...(settled.success ? { settledPayments: settled.data } : {}),
  };
}

function readCart(value: unknown): CartItem[] {
  if (!Array.isArray(value)) return [];
  const items = new Map<string, CartItem>();
  for (const part of value) {
    const { data } = cartItem.safeParse(part);
    if (data && !items.has(data.petId)) items.set(data.petId, data);
    if (items.size === MAX_ENTRIES) break;
  }
  return [...items.values()];
}

function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
