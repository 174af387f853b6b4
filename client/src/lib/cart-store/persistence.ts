import { MAX_CART_ENTRIES, MAX_ENTRY_AMOUNT } from '../../../../domain/catalogue/pet-options.ts';
import { MAX_CODE_LENGTH } from '../../../../domain/pricing/code-length.ts';
import { isRhythm } from '../../../../domain/repeats/rhythms.ts';
import type { Category, DeliveryMethod } from '../../gql/graphql.ts';
import { digest } from '../digest.ts';

const FORMAT_VERSION = 1;

export interface CartItem {
  readonly petId: string;
  readonly accessoriesAmount: number;
  /** Price when it was added, in US dollars: shown where the price has changed since, never charged. */
  readonly seenPrice?: number | undefined;
  /** Its name when it was added or priced last: the shop does not know it any more once it is deleted. */
  readonly seenName?: string | undefined;
  /** Weeks from one delivery to the next, where it is to come again. */
  readonly everyWeeks?: number | undefined;
}

/** How many settled payments are stored. */
export const MAX_SETTLED_PAYMENTS = 20;

/** How many items are compared at once. */
export const MAX_COMPARED = 4;

/** How many of the items that were looked at last are stored. */
export const MAX_SEEN = 9;

/** Longest name that is stored of an item. */
const MAX_NAME_LENGTH = 500;

const categories: readonly Category[] = ['PETS', 'FOOD', 'ACCESSORIES'];
const deliveryMethods: readonly DeliveryMethod[] = ['STANDARD', 'SAME_DAY', 'CURBSIDE'];

/** A payment whose outcome the shopper has not seen. Contact and address are not stored with it. */
export interface PendingCheckout {
  readonly idempotencyKey: string;
  readonly entries: readonly CartItem[];
  /** Identifies the order and its recipient; removed when its owner has signed out. */
  readonly fingerprint?: string | undefined;
  readonly paymentId?: string | undefined;
}

/** What the shopper chose beside the items. What was not chosen is the shop's to recommend. */
export interface CartChoices {
  readonly delivery?: DeliveryMethod | undefined;
  readonly promotionCode?: string | undefined;
}

/** Items that are compared: of one category, in the order in which they were chosen. */
export interface Comparison {
  readonly category: Category;
  readonly petIds: readonly string[];
}

/** What is stored of one shopper. */
export interface ShopperState {
  readonly cart: readonly CartItem[];
  /** Left out where nothing was chosen. */
  readonly choices?: CartChoices;
  readonly pendingCheckout?: PendingCheckout;
  /** Payments whose items were removed from the cart, the latest last: none is applied twice. */
  readonly settledPayments?: readonly string[];
  readonly comparison?: Comparison;
  /** Items that were looked at, the latest first. */
  readonly seen?: readonly string[];
}

export interface ShopState extends ShopperState {
  readonly version: typeof FORMAT_VERSION;
  /** Digest of the owner's uid; undefined for a visitor. */
  readonly owner?: string;
}

export const emptyShopState: ShopState = { version: FORMAT_VERSION, cart: [] };

/** What is stored for an account that has signed out. */
export interface StoredShopper extends ShopperState {
  readonly owner: string;
}

/** How many signed-out accounts a browser stores, the latest last. */
export const MAX_STORED_SHOPPERS = 5;

/*
 * Anybody can write into the browser's storage, so each part is validated on its own and dropped where it is malformed.
 * Validated by hand, because it is in the first bundle: a validation library is 14 kB, gzipped.
 */

type Fields = Readonly<Record<string, unknown>>;

/** Parses the stored state. */
export function readShopState(text: string | null): ShopState {
  const saved = parseJson(text);
  if (!isObject(saved) || saved.version !== FORMAT_VERSION) return emptyShopState;
  return {
    version: FORMAT_VERSION,
    ...(isDigest(saved.owner) && { owner: saved.owner }),
    ...readShopper(saved),
  };
}

/** Parses what is stored for signed-out accounts. */
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
  const comparison = readComparison(saved.comparison);
  const seen = readPetIds(saved.seen, MAX_SEEN);
  return {
    cart: readCart(saved.cart),
    ...readChoices(saved.choices),
    ...(pendingCheckout && { pendingCheckout }),
    ...(settledPayments && { settledPayments }),
    ...(comparison && { comparison }),
    ...(seen.length > 0 && { seen }),
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
  const { petId, accessoriesAmount, seenPrice, seenName, everyWeeks } = value;
  if (!isPetId(petId) || !isAmount(accessoriesAmount)) return null;
  return {
    petId,
    accessoriesAmount,
    ...(isPrice(seenPrice) && { seenPrice }),
    ...(isText(seenName, 1, MAX_NAME_LENGTH) && { seenName }),
    ...(isRhythm(everyWeeks) && { everyWeeks }),
  };
}

function readComparison(value: unknown): Comparison | null {
  if (!isObject(value)) return null;
  const category = categories.find((known) => known === value.category);
  const petIds = readPetIds(value.petIds, MAX_COMPARED);
  return category && petIds.length > 0 ? { category, petIds } : null;
}

/** The valid ids of a list, each once, and no more than `max`. */
export function readPetIds(value: unknown, max: number): string[] {
  return Array.isArray(value) ? [...new Set(value.filter(isPetId))].slice(0, max) : [];
}

/** What is valid of some choices, as a part of the state: none where nothing is. */
export function readChoices(value: unknown): Pick<ShopperState, 'choices'> {
  if (!isObject(value)) return {};
  const { promotionCode } = value;
  const delivery = deliveryMethods.find((method) => method === value.delivery);
  const choices = {
    ...(delivery && { delivery }),
    ...(isText(promotionCode, 1, MAX_CODE_LENGTH) && { promotionCode }),
  };
  return Object.keys(choices).length > 0 ? { choices } : {};
}

function readPendingCheckout(value: unknown): PendingCheckout | null {
  if (!isObject(value)) return null;
  const { idempotencyKey, entries, fingerprint, content, paymentId } = value;
  if (!isText(idempotencyKey, 1, 255)) return null;
  // Older versions stored name, address and phone, too.
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

function isPetId(value: unknown): value is string {
  return isText(value, 1, 64) && /^[0-9a-zA-Z_-]+$/.test(value);
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
