import type { EntryInput } from '../../../../../domain/input/input-rules.ts';
import { latestShopState } from '../../../lib/cart-store/cart-store.ts';
import {
  readPendingCheckout,
  savePendingCheckout,
  subtractFromCart,
} from '../../../lib/cart-store/pending-payment.ts';
import { inSequence } from './pending-checkout.ts';

/**
 * Stores the payment that was started in this browser, in any tab, until its outcome is known. It stays bound to the
 * account that is signed in now, whoever signs in or out while it runs.
 */
export function pendingCheckoutStorage() {
  const { owner } = latestShopState();
  return {
    readPending: () => readPendingCheckout(owner),
    savePending: (pending: Parameters<typeof savePendingCheckout>[0]) => savePendingCheckout(pending, owner),
    subtractFromCart: (paid: Parameters<typeof subtractFromCart>[0]) => subtractFromCart(paid, owner),
  };
}

/** Whether the cart is still what is being paid: another tab may have paid for it by now. */
export function isStillInCart(entries: readonly EntryInput[]): boolean {
  return JSON.stringify(inSequence(entries)) === JSON.stringify(inSequence(latestShopState().cart));
}
