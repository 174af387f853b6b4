import type { EntryInput } from '../../../../domain/input-rules.ts';
import { type PendingCheckout, readShopState, type ShopState } from '../../lib/saved-state.ts';
import { rememberCheckout, STORAGE_KEY, shopStateVar } from '../../lib/shop-state.ts';
import { inSequence } from './pending-checkout.ts';

/** The payment that was begun in this browser, in whichever tab, and has not been seen to end. */
export const checkoutMemory = {
  recall: (): PendingCheckout | undefined => latestState().pendingCheckout,
  remember: rememberCheckout,
};

/**
 * Runs a checkout while no other tab of this browser does. Two tabs that begin in the same moment would
 * know nothing of each other's payment, and the shopper would pay twice.
 */
export async function oneTabAtATime<T>(job: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return job();
  return navigator.locks.request('pet-store-checkout', job);
}

/** Whether the cart is still what is about to be paid: another tab may have paid for it by now. */
export function isStillInCart(entries: readonly EntryInput[]): boolean {
  return JSON.stringify(inSequence(entries)) === JSON.stringify(inSequence(latestState().cart));
}

/** What the storage says now: the news of another tab's change may still be on its way. */
function latestState(): ShopState {
  try {
    const saved = localStorage.getItem(STORAGE_KEY);
    return saved === null ? shopStateVar() : readShopState(saved);
  } catch {
    return shopStateVar();
  }
}
