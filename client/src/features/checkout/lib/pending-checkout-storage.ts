import type { EntryInput } from '../../../../../domain/input/input-rules.ts';
import {
  latestShopState,
  readPendingCheckout,
  savePendingCheckout,
  subtractFromCart,
} from '../../../lib/cart-store/cart-store.ts';
import { inSequence } from './pending-checkout.ts';

/**
 * The payment that was begun in this browser, in whichever tab, and has not been seen to end. It stays that of the
 * account which is signed in now, whatever signs in or out while it runs.
 */
export function pendingCheckoutStorage() {
  const { owner } = latestShopState();
  return {
    readPending: () => readPendingCheckout(owner),
    savePending: (pending: Parameters<typeof savePendingCheckout>[0]) => savePendingCheckout(pending, owner),
    subtractFromCart: (paid: Parameters<typeof subtractFromCart>[0]) => subtractFromCart(paid, owner),
  };
}

/**
 * Runs a checkout while no other tab of this browser does. Two tabs that begin in the same moment would
 * know nothing of each other's payment, and the shopper would pay twice.
 */
export async function withTabLock<T>(job: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return job();
  return navigator.locks.request('pet-store-checkout', job);
}

/** Whether the cart is still what is about to be paid: another tab may have paid for it by now. */
export function isStillInCart(entries: readonly EntryInput[]): boolean {
  return JSON.stringify(inSequence(entries)) === JSON.stringify(inSequence(latestShopState().cart));
}
