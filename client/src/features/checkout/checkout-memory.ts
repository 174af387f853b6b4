import type { EntryInput } from '../../../../domain/input-rules.ts';
import type { PendingCheckout } from '../../lib/saved-state.ts';
import { latestShopState, rememberCheckout } from '../../lib/shop-state.ts';
import { inSequence } from './pending-checkout.ts';

/** The payment that was begun in this browser, in whichever tab, and has not been seen to end. */
export const checkoutMemory = {
  recall: (): PendingCheckout | undefined => latestShopState().pendingCheckout,
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
  return JSON.stringify(inSequence(entries)) === JSON.stringify(inSequence(latestShopState().cart));
}
